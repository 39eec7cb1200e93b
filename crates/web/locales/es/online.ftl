## Jugar con otras personas por la red.

online-loading = Cargando…
online-connecting = Conectando…
online-broken = Se ha perdido la conexión. Reconectando…
online-unsent = Tu última acción está guardada y se enviará cuando vuelva la conexión.
online-unsent-turn = Tu jugada está guardada y se enviará cuando vuelva la conexión.
online-clock-own = Corre tu reloj.
online-clock-of = Corre el reloj de { $name }.
online-unreachable = Ahora mismo no se puede conectar con el servidor.
online-outdated = Hay una versión nueva. Recarga la página para continuar.
online-reload = Recargar
online-later = Más tarde
online-cancel = Cancelar
online-understood = Entendido
online-began = Tu partida ha empezado.
online-left = Tu partida sigue en marcha.
online-open-game = Abrir
online-home-quick = Buscar rival
online-home-friend = Invitar con un enlace
online-home-more = Todas las partidas en curso

## Sala

online-lobby = Jugar en línea
online-no-account = No necesitas cuenta para jugar.
online-as-guest = Juegas sin cuenta, con el nombre { $name }.
online-quick = Partida rápida
online-quick-hint = Un toque y juegas con la próxima persona que llegue.
online-waiting = Buscando rival…
online-open-seeks = Partidas abiertas
online-no-seeks = Ahora no espera nadie. Crea una partida y los demás la verán aquí.
online-people = { $n ->
    [one] Ahora mismo solo estás tú
   *[other] { $n } personas en línea
}
online-lookout = Avísame cuando venga alguien
online-someone = Alguien busca partida.
online-join = Unirse
online-withdraw = Retirar
online-free-seats = { $n ->
    [one] un asiento libre
   *[other] { $n } asientos libres
}
online-rated = Puntuada
online-casual = Amistosa
online-my-games = Tus partidas
online-next-game = Ir a tu siguiente partida
online-your-turn = Te toca
online-your-turns = { $n ->
    [one] Te toca en una partida
   *[other] Te toca en { $n } partidas
}
online-their-turn = Le toca al rival
online-after-turns = { $n ->
    [0] Recién empezada
    [one] Una jugada hecha
   *[other] { $n } jugadas hechas
}
online-speed-quick = Rápida
online-speed-steady = Media
online-speed-slow = Lenta
online-speed-correspondence = Por correspondencia
online-time-live = { $clock }
online-time-per-turn = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
}
online-time-bank = { $days ->
    [0] { $bank ->
        [one] Una reserva de un día
       *[other] Una reserva de { $bank } días
    }
    [one] Un día por jugada y { $bank } de reserva
   *[other] { $days } días por jugada y { $bank } de reserva
}
online-time-unlimited = Sin reloj
online-time-left = { $days ->
    [one] 1 día
   *[other] { $days } días
} { $hours } h
# In a list of own games: how long the player who is due has.
online-still = quedan { $time }

## Una partida con todas las opciones

online-create = Crear una partida o invitar a alguien
online-form-public = Cualquiera
online-form-private = Cualquiera con el enlace
online-form-time = Tiempo
online-form-live = En vivo
online-form-per-turn = Días por jugada
online-form-bank = Días por jugada y una reserva
online-form-minutes = Minutos por persona
online-form-increment = Segundos extra tras cada jugada
online-form-days = Días por jugada
online-form-bank-days = Días de reserva
online-form-players = Personas
online-form-side = Juegas como
online-side-random = Al azar
online-form-rated-hint = El resultado cambia tu puntuación.
online-form-within = Puntuación del rival
online-form-anybody = Cualquiera
online-form-within-n = Hasta { $n } puntos de diferencia
online-form-computers = Asientos para la máquina
online-form-senseless = Con tan poco tiempo no se puede jugar. Elige más.
online-form-submit = Crear partida

## Invitaciones

online-invitation = Invitación a una partida
online-invitation-gone = Esta invitación ya no es válida.
online-invited-by = { $name } te invita a una partida de Skud Pai Sho.
online-accept-invitation = Aceptar y jugar
online-learn-first = ¿No conoces el juego? Apréndelo en unos minutos.
online-send-link = Envía este enlace a quien quieras invitar. La partida empieza en cuanto acepte.
online-qr = O que escaneen este código.
online-clock-explained = { $seconds ->
    [0] Cada persona tiene { $minutes } min para toda la partida.
   *[other] Cada persona tiene { $minutes } min para toda la partida, más { $seconds } s por jugada.
}
online-pace = ¿Cuánto tiempo?
online-link = Enlace
online-copy = Copiar
online-copied = Copiado
online-waiting-for = { $n ->
    [one] Esperando a tu rival…
   *[other] Esperando a { $n } personas…
}

## En la mesa

online-game = Partida
online-turn-of = Turno: { $name }
online-others-choose = Ya has elegido tus Acentos. Los demás todavía eligen.
online-there = en línea
online-not-there = sin conexión
online-on-vacation = de vacaciones
online-watching = { $n ->
    [one] Una persona está mirando
   *[other] { $n } personas están mirando
}
online-begins-soon = Si no hay una primera jugada en { $time }, la partida se cancela.
online-gone = { $name } se ha desconectado.
online-claim-in = Podrás reclamar la partida en { $time }.
online-record = Descargar el registro
online-to-next-game = Ir a la siguiente partida
online-sure = – ¿seguro?

online-do-abort = Cancelar partida
online-do-draw = Ofrecer empate
online-do-takeback = Pedir deshacer la jugada
online-do-resign = Rendirse
online-do-gift = Rendirse con un regalo
online-do-withdraw = Retirar la oferta
online-do-decline = Rechazar
online-do-accept-draw = Aceptar el empate
online-do-accept-takeback = Permitir
online-do-accept-gift = Aceptar el regalo
online-do-decline-gift = Quedarse con la victoria
online-do-claim-win = Reclamar la victoria
online-do-claim-draw = Reclamar el empate
online-do-rematch = Revancha
online-do-vacation = Empezar las vacaciones
online-do-end-vacation = Terminar las vacaciones

online-offer-draw = { $name } ofrece un empate.
online-offer-draw-own = Has ofrecido un empate. Esperando respuesta…
online-draw-declined = { $name } no acepta el empate. La partida sigue.
online-offer-takeback = { $name } quiere deshacer una jugada.
online-offer-takeback-own = Has pedido deshacer tu última jugada. Esperando respuesta…
online-offer-gift = { $name } se rinde con un regalo. Si crees que vale la victoria, gana { $name }; si no, ganas tú.
online-offer-gift-own = Te has rendido con un regalo. Esperando respuesta…
online-offer-rematch = { $name } quiere la revancha.
online-offer-rematch-own = Has pedido la revancha. Esperando respuesta…

online-end-aborted = La partida se canceló y no cuenta.
online-end-abandoned = Gana { $name }: su rival se fue de la partida.
online-end-abandoned-draw = La partida termina en empate: alguien se fue.

online-chat = Chat
online-chat-empty = Aún no hay mensajes.
online-chat-write = Di algo amable
online-chat-send = Enviar
online-unread =
    { $count ->
        [one] { $count } mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
online-chat-come-in = Chatear sin cuenta

## Respuestas condicionales

online-plan = Respuestas condicionales
online-plan-hint = Prueba en el tablero lo que puede jugar tu rival y cómo responderías. Si ocurre, tu respuesta se juega al momento.
online-plan-begin = Añadir una respuesta
online-plan-theirs = Haz la jugada que esperas de tu rival.
online-plan-ours = Ahora juega tu respuesta.
online-plan-enter = Guardar la línea
online-plan-undo = Deshacer
online-plan-remove = Quitar

## Mirar

online-watch = Partidas en curso
online-nothing-to-watch = Ahora no hay partidas públicas.

## Negativas

online-no-too-fast = { $seconds ->
    [one] Demasiado rápido. Inténtalo de nuevo en un segundo.
   *[other] Demasiado rápido. Inténtalo de nuevo en { $seconds } segundos.
}
online-no-not-your-turn = No te toca.
online-no-moved-on = La posición ha cambiado. Vuelve a mirarla.
online-no-time-over = Se te acabó el tiempo.
online-no-game-over = La partida ha terminado.
online-no-not-over = La partida aún no ha terminado.
online-no-not-a-player = Eso solo pueden hacerlo quienes juegan esta partida.
online-no-out-of-game = Ya no estás en esta partida.
online-no-nothing-offered = Esa oferta ya no existe.
online-no-already-offered = Ya lo has ofrecido.
online-no-gift-pending = Antes hay que responder al regalo.
online-no-gifts = Los regalos son solo para partidas amistosas entre dos.
online-no-already-chosen = Ya has elegido tus Acentos.
online-no-nothing-to-take-back = No hay nada que deshacer.
online-no-too-late-to-abort = La partida ya ha empezado y no se puede cancelar.
online-no-not-gone = Tu rival está aquí o acaba de irse. Espera un poco.
online-no-not-correspondence = Solo en partidas por correspondencia.
online-no-vacation-left = Ya usaste tus vacaciones en esta partida.
online-no-vacation-unchanged = Tus vacaciones ya han empezado o ya han terminado.
online-no-other-rules = Esta partida se empezó con otra versión de las reglas y aquí no se puede continuar. Si es de dos jugadores, puedes rendirte.
online-no-such-game = Esta partida no existe o es privada.
online-no-such-seek = Alguien fue más rápido: esa partida ya no está abierta.
online-no-trouble = Error del servidor. No ha cambiado nada: inténtalo de nuevo.
online-no-other = Eso no es posible ahora mismo.
online-no-unreadable = Algo ha fallado. Recarga la página e inténtalo de nuevo.
online-no-games = Has llegado al límite de partidas simultáneas. Termina antes alguna.
online-no-seeks-left = Has llegado al límite de partidas abiertas. Retira antes alguna.
online-no-computers = Ese nivel no está disponible en este servidor. Elige otro.
online-no-seats-left = Hay más máquinas que asientos. Quita alguna.
online-no-range = Ninguna puntuación cabe en ese intervalo. Elige otro.
online-no-guests-rated = Sin cuenta solo se juegan partidas amistosas. Inicia sesión para jugar partidas puntuadas.
online-no-rated-for-two = Las partidas puntuadas son entre dos personas, sin la máquina.
online-no-rated-clock = Las partidas puntuadas necesitan reloj.
online-no-silence = Escribe antes un mensaje.
online-no-length = Esta partida ha llegado a su duración máxima. Acuerda un empate o ríndete.
online-no-hardly-begun = La partida apenas ha empezado. Mejor cancélala.
online-no-claim-for-two = El empate solo se puede reclamar en partidas entre dos.
online-no-replies-for-two = Las respuestas condicionales son solo para partidas entre dos.
online-no-replies-now = Puedes añadir respuestas condicionales mientras le toca a tu rival.
online-no-lines = Has llegado al límite de líneas. Quita antes alguna.
online-no-own-seek = Ya estás esperando esta partida.
online-no-rating = Tu puntuación está fuera del intervalo pedido.
online-no-blocked = No puedes unirte: hay un bloqueo entre tú y alguien de esta partida.
online-no-nameless = Primero inicia sesión o continúa sin cuenta.
online-no-muted = La moderación te ha silenciado por un tiempo.
online-no-line-illegal = Esta línea no se puede guardar: una de sus jugadas no está permitida.
online-no-line-pairs = Una línea tiene hasta diez pares: una jugada de tu rival y tu respuesta.
online-no-line-contradicts = Otra línea responde de otro modo a la misma jugada. Quítala antes.
online-seek-range = Puntuación de { $min } a { $max }
online-your-side = Tu lado: { TERM($seat) }
online-form-opponent = Rival
online-form-level = Nivel
online-chat-spectators = Aquí chatea el público. Quienes juegan pueden leerlo después de la partida.
online-do-gift-hint = Tu rival decide si tu regalo vale la victoria.
online-form-computer = La máquina
