## Jugar con otras personas por la red.

online-loading = Cargando…
online-connecting = Conectando…
online-broken = Se ha cortado la conexión. Volviendo a intentarlo…
online-unsent = Lo que hiciste está guardado y se enviará en cuanto volvamos.
online-unreachable = Ahora mismo no se puede llegar al servidor.
online-outdated = El servidor tiene una versión más nueva. Vuelve a cargar la página para continuar.
online-reload = Volver a cargar
online-later = Más tarde
online-cancel = Cancelar
online-understood = De acuerdo
online-began = Ha empezado una partida tuya.
online-left = Tu partida sigue en marcha.
online-open-game = Abrir
online-home-quick = Jugar ahora con alguien
online-home-friend = Invitar con un enlace
online-home-more = Todas las partidas en juego

## Sala

online-lobby = Jugar en línea
online-no-account = Para jugar no necesitas cuenta.
online-as-guest = Juegas sin cuenta, con el nombre { $name }.
online-quick = Partida rápida
online-quick-hint = Pulsa una vez y juegas con quien llegue primero.
online-waiting = Esperando a alguien… pulsa otra vez para dejarlo
online-open-seeks = Partidas abiertas
online-no-seeks = Ahora no espera nadie. Empieza tú y los demás te verán aquí.
online-join = Unirse
online-withdraw = Retirar
online-free-seats = { $n ->
    [one] un sitio libre
   *[other] { $n } sitios libres
}
online-rated = Puntuada
online-casual = Amistosa
online-my-games = Tus partidas
online-next-game = A la partida que te espera
online-your-turn = Te toca
online-their-turn = Les toca a los demás
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
    [0] Una reserva de { $bank } días
    [one] Un día por jugada y { $bank } de reserva
   *[other] { $days } días por jugada y { $bank } de reserva
}
online-time-unlimited = Sin reloj
online-time-left = { $days ->
    [one] 1 día
   *[other] { $days } días
} { $hours } h
# In a list of own games: how long the player who is due has.
online-still = tiempo restante: { $time }

## Una partida con todas las opciones

online-create = Crear una partida o invitar a alguien
online-form-public = Cualquiera
online-form-private = Quien tenga el enlace
online-form-time = Tiempo
online-form-live = De una sentada
online-form-per-turn = Días por jugada
online-form-bank = Días por jugada y una reserva
online-form-minutes = Minutos por persona
online-form-increment = Segundos extra tras cada jugada
online-form-days = Días por jugada
online-form-bank-days = Días de reserva
online-form-players = Personas
online-form-side = Juegas como
online-side-random = A suertes
online-form-rated-hint = El resultado cambia tu puntuación.
online-form-within = Puntuación del rival
online-form-anybody = Cualquiera
online-form-within-n = A { $n } como mucho de la tuya
online-form-computers = Sitios para el ordenador
online-form-senseless = Con un tiempo así no podría jugar nadie.
online-form-submit = Crear la partida

## Invitaciones

online-invitation = Invitación a una partida
online-invitation-gone = Esta invitación ya no está abierta.
online-invited-by = { $name } te invita a una partida.
online-accept-invitation = Aceptar y jugar
online-learn-first = ¿No conoces el juego? Apréndelo en unos minutos.
online-send-link = Envía este enlace a la persona con quien quieras jugar. La partida empieza en cuanto lo acepte.
online-pace = ¿Cuánto tiempo?
online-link = El enlace
online-copy = Copiar
online-copied = Copiado
online-waiting-for = { $n ->
    [one] Esperando a tu rival…
   *[other] Esperando a { $n } personas…
}

## En la mesa

online-game = Partida
online-turn-of = Le toca a { $name }
online-others-choose = Tus Acentos están elegidos. Los demás aún eligen.
online-there = está aquí
online-not-there = no está
online-on-vacation = de vacaciones
online-watching = { $n ->
    [one] Una persona está mirando
   *[other] { $n } personas están mirando
}
online-begins-soon = Si nadie juega, la partida se cancela en { $time }.
online-gone = { $name } no está.
online-claim-in = Podrás reclamar la partida en { $time }.
online-review = Repasar la partida
online-record = Descargar el registro
online-to-next-game = A la siguiente partida
online-sure = – ¿seguro?

online-do-abort = Cancelar la partida
online-do-draw = Ofrecer empate
online-do-takeback = Pedir deshacer
online-do-resign = Rendirse
online-do-gift = Rendirse con un regalo
online-do-withdraw = Retirar la oferta
online-do-decline = Rechazar
online-do-accept-draw = Aceptar el empate
online-do-accept-takeback = Permitirlo
online-do-accept-gift = El regalo vale la victoria
online-do-decline-gift = No, la victoria es mía
online-do-claim-win = Reclamar la victoria
online-do-claim-draw = Dejarlo en empate
online-do-rematch = Revancha
online-do-vacation = Irse de vacaciones
online-do-end-vacation = Volver de vacaciones

online-offer-draw = { $name } ofrece un empate.
online-offer-draw-own = Ofreces un empate.
online-offer-takeback = { $name } quiere deshacer una jugada.
online-offer-takeback-own = Quieres deshacer tu última jugada.
online-offer-gift = { $name } se rinde con un regalo. Si te parece digno de la victoria, gana { $name }; si no, ganas tú.
online-offer-gift-own = Te rendiste con un regalo. Falta la respuesta.
online-offer-rematch = { $name } quiere jugar otra.
online-offer-rematch-own = Quieres jugar otra. Falta la respuesta.

online-end-aborted = La partida se canceló y no cuenta.
online-end-abandoned = Gana { TERM($seat, form: "the") }: su rival dejó la mesa.
online-end-abandoned-draw = La partida termina en empate: alguien dejó la mesa.

online-chat = Charla
online-chat-empty = Nadie ha dicho nada todavía.
online-chat-write = Di algo amable
online-chat-send = Enviar
online-unread =
    { $count ->
        [one] { $count } mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
online-chat-come-in = Entrar sin cuenta para charlar

## Respuestas por adelantado

online-plan = Respuestas por adelantado
online-plan-hint = Prueba en el tablero lo que puede jugar tu rival y cómo respondes. Si ocurre así, tu respuesta se juega al momento.
online-plan-begin = Anotar una respuesta
online-plan-theirs = Haz la jugada que esperas de tu rival.
online-plan-ours = Ahora juega tu respuesta.
online-plan-enter = Anotar la línea
online-plan-undo = Uno atrás
online-plan-remove = Quitar

## Mirar

online-watch = Partidas en juego
online-nothing-to-watch = Ahora nadie juega en público.

## Negativas

online-no-too-fast = { $seconds ->
    [one] Demasiado rápido. Prueba dentro de un segundo.
   *[other] Demasiado rápido. Prueba dentro de { $seconds } segundos.
}
online-no-not-your-turn = No te toca.
online-no-moved-on = La partida ha seguido mientras tanto.
online-no-time-over = Se te había acabado el tiempo.
online-no-game-over = La partida ha terminado.
online-no-not-over = La partida aún no ha terminado.
online-no-not-a-player = Eso solo pueden hacerlo quienes juegan esta partida.
online-no-out-of-game = Ya no estás en esta partida.
online-no-nothing-offered = Esa oferta ya no existe.
online-no-already-offered = Eso ya está ofrecido.
online-no-gift-pending = Antes hay que responder a una rendición con regalo.
online-no-gifts = Los regalos son de partidas amistosas entre dos.
online-no-already-chosen = Tus Acentos ya están elegidos.
online-no-nothing-to-take-back = No hay nada que deshacer.
online-no-too-late-to-abort = La partida ya ha empezado y no se puede cancelar.
online-no-not-gone = Tu rival está aquí, o hace poco que se fue.
online-no-not-correspondence = Eso es solo para partidas por correspondencia.
online-no-vacation-left = Ya usaste tus vacaciones en esta partida.
online-no-vacation-unchanged = No hay vacaciones que empezar ni que terminar.
online-no-other-rules = Esta partida se empezó con otra versión de las reglas y aquí no se puede continuar. Si es de dos jugadores, puedes rendirte.
online-no-such-game = No hay tal partida, o no puedes verla.
online-no-such-seek = Alguien fue más rápido: esa partida ya no está abierta.
online-no-trouble = El servidor no pudo hacerlo. No ha cambiado nada.
online-no-other = Eso no es posible en este momento.
online-no-unreadable = El servidor no lo ha entendido.
online-no-games = Ya juegas tantas partidas como se puede a la vez. Termina antes alguna.
online-no-seeks-left = Ya tienes abiertas tantas partidas en espera como se puede. Retira antes alguna.
online-no-computers = En esta casa no hay ese rival de ordenador.
online-no-seats-left = Hay más ordenadores que sitios.
online-no-range = Ninguna puntuación cabe en ese intervalo.
online-no-guests-rated = Los invitados solo juegan partidas amistosas. Con una cuenta puedes jugar las puntuadas.
online-no-rated-for-two = Las partidas puntuadas son entre dos personas.
online-no-rated-clock = Las partidas puntuadas necesitan reloj.
online-no-silence = Escribe algo antes.
online-no-length = La partida es demasiado larga para seguir. Solo se puede terminar.
online-no-hardly-begun = La partida apenas ha empezado. Mejor cancélala.
online-no-claim-for-two = Las tablas solo se pueden reclamar en partidas entre dos.
online-no-replies-for-two = Las respuestas por adelantado son para partidas entre dos.
online-no-replies-now = Las respuestas por adelantado se anotan mientras le toca al rival.
online-no-lines = Ya has anotado tantas líneas como se puede. Quita antes alguna.
online-no-own-seek = Ya estás esperando esta partida.
online-no-rating = Tu puntuación está fuera del intervalo pedido.
online-no-blocked = Tú y alguien de esta partida no jugáis entre vosotros.
online-no-nameless = Entra antes, con tu cuenta o sin ella.
online-no-muted = La moderación te ha quitado la charla por un tiempo.
online-no-line-illegal = Esta línea no se puede anotar: una de sus jugadas no es legal.
online-no-line-pairs = Una línea consta de pares, una jugada del rival y tu respuesta, diez como mucho.
online-no-line-contradicts = Otra línea responde de otro modo a la misma jugada.
online-new-game = Nueva partida
online-seek-range = Puntuación de { $min } a { $max }
online-your-side = Tu lado: { TERM($seat) }
online-form-opponent = Rival
online-form-level = Qué nivel tienen
online-chat-spectators = El público charla entre sí. Quienes juegan lo leen después de la partida.
online-do-gift-hint = Tu rival decide si tu regalo vale la victoria.
online-form-computer = Un ordenador de esta casa
