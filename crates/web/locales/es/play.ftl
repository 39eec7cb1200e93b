## Partidas en este dispositivo y el compañero para un tablero de verdad.

play-new-game = Nueva partida
play-with-whom = ¿Quién juega?
play-company-computer = Tú y el ordenador
play-company-friends = Personas en este dispositivo
play-company-mixed = Elegir cada asiento
play-level = ¿Qué nivel tiene el ordenador?
play-level-1 = Primera partida
play-level-1-about = Sabe mover las fichas y se sorprende con los anillos.
play-level-2 = Semilla
play-level-2-about = Reúne armonías, pero olvida que tú haces lo mismo.
play-level-3 = Brote
play-level-3-about = Cierra un anillo cuando lo tiene delante.
play-level-4 = Capullo
play-level-4-about = Impide a tiempo casi todos los anillos.
play-level-5 = Flor
play-level-5-about = Piensa dos jugadas por adelantado.
play-level-6 = Jardinero
play-level-6-about = Hace y deshace anillos, y rara vez se equivoca.
play-level-7 = Experto
play-level-7-about = No comete errores claros.
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
play-follow = Girar el tablero hacia quien juega

play-in-progress = Partidas en curso
play-finished = Partidas terminadas
play-nothing-yet = Aún no hay partidas. La primera está a un clic.
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
play-not-here = Esta partida ya no está aquí.
play-all-games = Todas las partidas

play-you = Tú
play-computer = Ordenador ({ $level })
play-your-turn = Te toca
play-turn-of = Le toca a { $who }
play-chooses-for = { $who } elige la primera flor de { $whose }
play-chooses-secretly = { $who } elige en secreto. Los demás miran a otro lado.
play-is-thinking = { $who } está pensando…
play-past = Estás viendo una posición anterior.
play-to-present = Volver al presente
play-hint = Pista
play-hint-is = Pista: { $turn }
play-no-hint = No hay pista para esta posición.
play-looking = Buscando una pista…
play-take-back = Deshacer
play-resign = Rendirse
play-draw = Empate
play-pause = Pausa
play-resume = Seguir
play-paused = Los relojes están parados.
play-beginning = El comienzo de la partida
play-draw-declined = El ordenador prefiere seguir jugando.
play-gift-declined = El ordenador agradece el regalo, pero se queda con la victoria.
play-engine-gone = El ordenador no responde. Tu partida queda guardada: inténtalo de nuevo o sigue más tarde.
play-try-again = Intentarlo de nuevo
play-resign-really = ¿De verdad quieres rendirte?
play-resign-as = { $who } se rinde
play-gift = { $who } se rinde con un regalo
play-gift-hint = Un regalo es una canción, una taza de té, una buena historia. Si se acepta como digno de la victoria, gana quien lo ofrece.
play-gift-offered = { $who } se rinde con un regalo. ¿Merece la victoria?
play-gift-accept = Merece la victoria
play-gift-decline = Gracias, pero no
play-draw-really = ¿Todos están de acuerdo con el empate?
play-draw-yes = Sí, empate
play-play-on = Seguir jugando
play-over = La partida ha terminado
play-you-lost = Has perdido.
play-you-won = Has ganado.
play-rematch = Otra vez, con los lados cambiados
play-copy = Copiar el registro
play-copied = Copiado.
play-save = Guardar como archivo
play-time-left = Tiempo restante: { $time }

play-table-clocks = Relojes
play-table-tiles = Fichas
play-table-record = Anotar
play-table-parts = ¿Qué necesitáis en la mesa?
play-press-to-start = Quien esté listo primero toca
play-tap-when-done = Toca cuando acabes tu jugada
play-time-is-up = Se acabó el tiempo
play-clock-reset = Empezar de nuevo
play-your-own-time = Tiempo para cada uno
play-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
play-tile-basic = Armonía con { TERM($one) } y { TERM($two) }; desarmonía con { TERM($other) }.
play-tile-lotus = Armoniza con toda flor básica, sea de quien sea.
play-tile-orchid = Atrapa las flores florecidas de los rivales a su alrededor. Mientras tu Loto Blanco esté florecido, captura cualquier flor, y cualquier flor la captura.
play-tile-rock = Ninguna armonía en toda su fila y su columna.
play-tile-wheel = Gira todas las fichas a su alrededor un paso en el sentido del reloj.
play-tile-knotweed = Las flores a su alrededor no tienen armonía.
play-tile-boat = Mueve una flor un punto en cualquier dirección y ocupa su lugar, o sale del tablero junto con un acento.
play-tile-bamboo = Devuelve las fichas a su alrededor a sus dueños. Mientras está, las fichas a su lado no pueden ser capturadas.
play-tile-pond = En los puntos vacíos a su alrededor se puede plantar como en las puertas.
play-tile-turtle = Las flores a su alrededor armonizan con toda flor básica.
play-tiles-basic = Flores básicas
play-tiles-special = Flores especiales
play-tiles-accents = Acentos
play-tiles-more = El reglamento completo
play-record-hint = Haz aquí cada jugada tal como ocurre en la mesa. Nada se pierde al cerrar la página.
play-record-new = Nuevo registro
play-record-new-really = ¿Empezar un registro nuevo? Este se queda en la lista de abajo.
play-record-next = Siguiente: { TERM($seat) }, jugada { $label }
play-record-all = Todos los registros
play-record-typed = Jugada en notación
play-record-write = Anotar
play-record-back = Tachar la última línea
play-record-clash = En el tablero hay una desarmonía que nadie notó a tiempo.
play-record-repair = La hemos notado: las fichas vuelven
play-record-anyway = Aun así se jugó de este modo
play-record-returned = Vuelven a las manos: { $tiles }
play-record-tile-at = { TERM($tile) } { $point }
play-record-empty = Todavía no hay nada anotado.
