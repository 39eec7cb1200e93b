## Partidas en este dispositivo y el compañero para un tablero de verdad.

play-new-game = Nueva partida
play-with-whom = ¿Quién juega?
play-company-computer = Tú y la máquina
play-company-friends = Varias personas en este dispositivo
play-company-mixed = Configurar cada asiento
play-level = Nivel de la máquina
play-level-1 = Primera partida
play-level-1-about = Sabe mover las fichas. Nunca ve venir un anillo.
play-level-2 = Semilla
play-level-2-about = Reúne Armonías, pero olvida que tú haces lo mismo.
play-level-3 = Brote
play-level-3-about = Cierra un anillo cuando lo tiene delante.
play-level-4 = Tallo
play-level-4-about = Impide a tiempo casi todos los anillos.
play-level-5 = Flor
play-level-5-about = Piensa dos jugadas por adelantado.
play-level-6 = Jardinero
play-level-6-about = Hace y deshace anillos, y rara vez se equivoca.
play-level-7 = Experto
play-level-7-about = No comete errores evidentes.
play-level-8 = Maestro
play-level-8-about = Juega lo mejor que puede.
play-side = Tu asiento
play-side-chance = Al azar
play-start = Empezar la partida
play-more = Más opciones
play-names = Nombres
play-name-of = Nombre: { TERM($seat) }
play-seats = Asientos
play-at-seat = { TERM($seat) }
play-person = Persona
play-clock = Reloj
play-clock-none = Sin reloj
play-clock-pace = { $minutes } min + { $seconds } s
play-follow = Girar el tablero en cada turno

play-in-progress = Partidas en curso
play-finished = Partidas terminadas
play-nothing-yet = Aún no hay partidas. La primera está a un toque.
play-continue = Continuar
play-open = Abrir
play-review = Repasar la partida
play-delete = Borrar
play-delete-really = ¿Borrar esta partida para siempre?
play-delete-yes = Sí, borrarla
play-cancel = Cancelar
play-turn-count = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
play-picture = El tablero después de { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
play-not-here = Esta partida ya no existe.
play-all-games = Todas las partidas

play-you = Tú
play-computer = Máquina ({ $level })
play-your-turn = Te toca
play-turn-of = Turno: { $who }
play-turn-of-seat = Le toca { TERM($seat, form: "to") }
play-chooses-for = Flor inicial: { $whose }. Quien la elige: { $who }.
play-choose-for = Elige la flor inicial de { $whose }.
play-chooses-yours = { $who } elige tu flor inicial.
play-chooses-secretly = Elección en secreto: { $who }. Que nadie más mire.
play-is-thinking = { $who } está pensando…
play-past = Estás viendo una posición anterior.
play-to-present = Volver a la posición actual
play-hint = Pista
play-hint-is =
    { $kind ->
        [plant] Pista: plantar { TERM($tile, form: "a") } en { $to }.
        [arrange] Pista: acomodar { TERM($tile, form: "the") } de { $from } en { $to }.
        [bonus] Pista: acomodar { TERM($tile, form: "the") } de { $from } en { $to }. Bonus: { TERM($bonus, form: "a") } en { $at }.
       *[other] Pista: { $turn }
    }
play-no-hint = No hay pista para esta posición.
play-accents-given = Para empezar, tienes un Acento de cada tipo. En las próximas partidas podrás elegirlos.
play-looking = Buscando una pista…
play-take-back = Deshacer
play-resign = Rendirse
play-draw = Empate
play-pause = Pausa
play-resume = Reanudar
play-paused = Relojes en pausa.
play-beginning = El comienzo de la partida
play-draw-declined = La máquina prefiere seguir jugando.
play-gift-declined = La máquina agradece el regalo, pero se queda con la victoria.
play-engine-gone = La máquina no responde. Tu partida está guardada: inténtalo de nuevo o sigue más tarde.
play-try-again = Intentar de nuevo
play-resign-really = ¿De verdad quieres rendirte?
play-resign-as = Rendirse: { $who }
play-gift = Rendirse con un regalo: { $who }
play-gift-own = Rendirse con un regalo
play-gift-hint = Un regalo es una canción, una taza de té, una buena historia. Si tu rival cree que vale la victoria, ganas tú.
play-gift-offered = Rendición con un regalo: { $who }. ¿Vale la victoria?
play-gift-accept = Aceptar el regalo
play-gift-decline = Quedarse con la victoria
play-draw-really = ¿Todos aceptan el empate?
play-draw-offer-really = ¿Ofrecer empate?
play-draw-yes = Sí, empate
play-play-on = Seguir jugando
play-over = La partida ha terminado
play-you-lost = Esta vez no pudo ser.
play-lost =
    { $ending ->
        [resignation] Te has rendido.
        [time] Se te acabó el tiempo.
        [left] Te fuiste de la partida.
       *[gift] Aceptaste el regalo: valía la victoria.
    }
play-you-won = ¡Has ganado!
play-you-closed-ring = ¡Has cerrado el anillo!
play-won =
    { $ending ->
        [ring] Ganas con un Anillo de Armonía.
        [resignation] { $name } se ha rendido.
        [time] A { $name } se le acabó el tiempo.
        [left] { $name } se fue de la partida.
        [gift] Tu regalo valía la victoria.
        [accents] Decide el recuento: tienes más Acentos sin usar.
        [harmonies] Decide el recuento: tienes más armonías.
        [midlines] Decide el recuento: tienes más armonías que cruzan las líneas centrales.
       *[last] Solo quedas tú en la partida.
    }
play-won-shared = Compartes la victoria con { $names }.
play-rematch = Revancha cambiando de lado
play-copy = Copiar el registro
play-copied = Copiado.
play-save = Guardar como archivo
play-time-left = Tiempo restante: { $time }

play-table-clocks = Relojes
play-table-tiles = Fichas
play-table-record = Anotar
play-table-parts = ¿Qué hace falta en la mesa?
play-press-to-start = Toca para empezar
play-tap-when-done = Toca cuando acabes tu jugada
play-time-is-up = Se acabó el tiempo
play-clock-reset = Reiniciar
play-your-own-time = Tiempo por persona
play-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
play-tile-basic = En Armonía con { TERM($one) } y { TERM($two) }; choca con { TERM($other) }.
play-tile-lotus = En Armonía con todas las Flores Básicas, sean de quien sean.
play-tile-orchid = Atrapa las flores florecidas de los rivales que tiene alrededor. Mientras tu Loto Blanco esté florecido, puede capturar cualquier flor, y cualquier flor puede capturarla.
play-tile-rock = Ninguna Armonía en toda su fila ni en toda su columna.
play-tile-wheel = Gira un paso, en el sentido del reloj, todas las fichas de alrededor.
play-tile-knotweed = Las flores de alrededor no tienen Armonías.
play-tile-boat = Mueve una flor un punto en cualquier dirección y ocupa su lugar, o sale del juego junto con un Acento.
play-tile-bamboo = Devuelve a la mano las fichas de alrededor. Mientras esté en el tablero, las fichas junto a él no se pueden capturar.
play-tile-pond = En los puntos vacíos de alrededor se puede plantar como en una Puerta abierta.
play-tile-turtle = Las flores de alrededor están en Armonía con todas las Flores Básicas.
play-tiles-basic = Flores Básicas
play-tiles-special = Flores Especiales
play-tiles-accents = Acentos
play-tiles-more = El reglamento completo
play-record-hint = Anota aquí cada jugada tal como ocurre en el tablero. No se pierde nada al cerrar la página.
play-record-new = Nuevo registro
play-record-new-really = ¿Empezar un registro nuevo? Este se queda en la lista de abajo.
play-record-next = Siguiente: { TERM($seat) }, jugada { $label }
play-record-all = Todos los registros
play-record-typed = Jugada en notación
play-record-write = Anotar
play-record-back = Borrar la última anotación
play-record-clash = En el tablero hay una Desarmonía que nadie notó a tiempo.
play-record-repair = Devolver las fichas
play-record-anyway = Anotarla de todos modos
play-record-returned = Vuelven a la mano: { $tiles }
play-record-tile-at = { TERM($tile) } { $point }
play-record-empty = Todavía no hay jugadas anotadas.
