### Nombres de jardines, fases y reglas, y cómo se enumeran las cosas.

# El nombre solo de un término.
name = { TERM($term) }

list-middle = { $first }, { $last }
list-end = { $first } y { $last }
sentences = { $first } { $last }

## Jardines

garden-red = Jardín Rojo
garden-white = Jardín Blanco
garden-neutral = Jardín Neutral

## Fases de la partida

stage-accents = Elección de Acentos
stage-opening = Flor inicial
stage-turn = Jugada
stage-bonus = Bonus de Armonía
stage-over = Fin de la partida

## Conjuntos de reglas

preset-rulebook = Reglas comunes
    .about = Lo que los reglamentos tienen en común, más el empate por repetición, que no está en ninguno.
preset-garden-gate = Garden Gate
    .about = El juego tal como se jugaba en 2024 en el sitio web más conocido.
preset-german = Reglamento alemán
    .about = El juego tal como lo explica el reglamento alemán.
preset-polish = Reglamento polaco
    .about = El juego tal como lo explica el reglamento polaco.
preset-portuguese = Reglamento portugués
    .about = El juego tal como lo explica el reglamento portugués.
preset-spanish = Reglamento español
    .about = El juego tal como lo explica el reglamento español.
preset-hebrew = Reglamento hebreo
    .about = El juego tal como lo explica el reglamento hebreo.

## Opciones de las reglas

switch-seats2 = Dos jugadores
    .about = El Invitado y el Anfitrión juegan uno contra otro.
switch-seats3 = Tres jugadores
    .about = Sur, Oeste y Norte juegan cada uno por su cuenta.
switch-seats4 = Cuatro jugadores
    .about = Sur, Oeste, Norte y Este juegan cada uno por su cuenta.
switch-oasis = Oasis Ancestral
    .about = El Bambú, el Estanque y la Tortuga León se suman a los Acentos disponibles.
switch-no-oasis = Sin Oasis Ancestral
    .about = Solo se elige entre Roca, Rueda, Maleza y Bote.
switch-accents-in-turn = Acentos por turnos
    .about = Cada jugador elige sus Acentos a la vista de todos, uno tras otro; empieza el Anfitrión.
switch-accents-host = Acentos para todos
    .about = El Anfitrión decide con qué Acentos juegan todos.
switch-accents-one-of-each = Un Acento de cada tipo
    .about = Todos juegan con una Roca, una Rueda, una Maleza y un Bote.
switch-accents-hidden = Acentos ocultos
    .about = Todos eligen sus Acentos en secreto y los muestran a la vez.
switch-accents-guest-one = Un Acento cada uno
    .about = El Invitado toma un Acento y elige otro para el Anfitrión; nadie tiene más.
switch-same-start = Misma flor inicial
    .about = El Anfitrión comienza con la misma Flor Básica que el Invitado.
switch-quick-start = Inicio rápido
    .about = El Anfitrión comienza con la Flor Básica que choca con la del Invitado.
switch-informal-start = Inicio informal
    .about = No hay flor inicial: la primera jugada es una jugada como cualquier otra.
switch-double-accents = Acentos dobles
    .about = Cada jugador toma ocho Acentos en lugar de cuatro.
switch-single-accents = Cuatro Acentos
    .about = Cada jugador toma cuatro Acentos.
switch-no-wheels = Sin Ruedas
    .about = Las Ruedas se quedan en la caja.
switch-wheels = Con Ruedas
    .about = Las Ruedas se pueden elegir como cualquier otro Acento.
switch-specials-return = Las Flores Especiales vuelven
    .about = Una Flor Especial capturada vuelve a la mano de su dueño.
switch-specials-leave = Las Flores Especiales se van
    .about = Una Flor Especial capturada queda fuera del juego.
switch-no-last-flower = Sin última flor
    .about = La partida sigue aunque un jugador plante su última Flor Básica.
switch-last-flower = Última flor
    .about = La partida termina en cuanto un jugador planta su última Flor Básica.
switch-tally-accents = Cuentan los Acentos
    .about = Tras la última flor gana quien tiene más Acentos sin usar; si hay igualdad, quien tiene más Armonías.
switch-tally-midlines = Cuentan las líneas medias
    .about = Tras la última flor gana quien tiene más Armonías que cruzan las líneas medias.
switch-repetition = Empate por repetición
    .about = Si una posición aparece por tercera vez, la partida queda en empate.
switch-no-repetition = Sin empate por repetición
    .about = Una posición puede repetirse cuantas veces se quiera.
switch-gift = Con regalos
    .about = Quien se rinde puede ofrecer un regalo; si su rival cree que vale la victoria, gana quien se rindió.
switch-no-gift = Sin regalos
    .about = Quien se rinde pierde.
switch-bamboo-everything = Bambú fuerte
    .about = El Bambú devuelve a la mano todas las fichas de alrededor, incluso las flores en crecimiento.
switch-bamboo-beside-own = Bambú suave
    .about = El Bambú solo devuelve fichas a la mano si está junto a una flor florecida de su dueño y no junto a una Puerta ocupada.
switch-turtle-added = Tortuga León generosa
    .about = Las Armonías que solo existen gracias a una Tortuga León son del dueño de esa Tortuga León.
switch-turtle-mixed = Tortuga León conciliadora
    .about = Junto a una Tortuga León, las Armonías entre fichas de distintos dueños son del dueño de la Tortuga León.
switch-walk-up-to = Hasta el número
    .about = Una Flor Básica da como mucho tantos pasos como indica su número.
switch-walk-exact = El número exacto
    .about = Una Flor Básica da exactamente tantos pasos como indica su número, sin pisar dos veces el mismo punto. El Loto Blanco y la Orquídea sí pueden parar antes.
switch-gardens-passed = Por todos los Jardines
    .about = Una Flor Básica puede atravesar un Jardín del otro color, pero no acabar dentro.
switch-gardens-closed = Jardines cerrados
    .about = Una Flor Básica nunca entra en un Jardín del otro color.
switch-borders-all = Bordes compartidos
    .about = Cada punto de un borde pertenece a los Jardines de ambos lados.
switch-borders-red-white = Bordes de color
    .about = Solo los puntos entre el rojo y el blanco pertenecen a los dos Jardines; donde un Jardín de color toca el Neutral, el borde conserva su color.
switch-gates-passed = Por Puertas abiertas
    .about = Una flor puede atravesar una Puerta abierta, pero no acabar en ella.
switch-gates-closed = Puertas cerradas
    .about = Ninguna flor del tablero pisa una Puerta.
switch-traps-opponents = La Orquídea atrapa a los rivales
    .about = Una Orquídea atrapa las flores rivales que tiene alrededor.
switch-traps-everybody = La Orquídea atrapa a todos
    .about = Una Orquídea atrapa todas las flores que tiene alrededor, también las de su dueño.
switch-traps-blooming = La Orquídea atrapa flores florecidas
    .about = Una Orquídea atrapa solo flores florecidas.
switch-traps-growing = La Orquídea atrapa también flores en crecimiento
    .about = Una Orquídea atrapa también la flor que crece en una Puerta junto a ella.
switch-lotus-captured = El Loto se puede capturar
    .about = Un Loto Blanco solo lo captura una Orquídea cuyo dueño tiene florecido su propio Loto Blanco.
switch-lotus-spared = El Loto está a salvo
    .about = Nada captura un Loto Blanco.
switch-idle-orchid-captured = La Orquídea sin Loto se puede capturar
    .about = Una Orquídea cuyo dueño no tiene un Loto Blanco florecido solo la captura una Orquídea cuyo dueño sí lo tiene.
switch-idle-orchid-spared = La Orquídea sin Loto está a salvo
    .about = Nada captura una Orquídea mientras su dueño no tenga un Loto Blanco florecido.
switch-orchid-by-all = Toda flor captura la Orquídea
    .about = Mientras su dueño tenga un Loto Blanco florecido, cualquier flor puede capturar la Orquídea.
switch-orchid-not-by-lotus = El Loto no captura la Orquídea
    .about = Mientras su dueño tenga un Loto Blanco florecido, cualquier flor, salvo un Loto Blanco, puede capturar la Orquídea.
switch-boat-any-accent = El Bote quita cualquier Acento
    .about = Un Bote puede sacar del juego cualquier Acento.
switch-boat-three-accents = El Bote quita tres tipos
    .about = Un Bote solo puede sacar del juego Rocas, Ruedas y Malezas.
switch-wheel-all = La Rueda gira todo
    .about = Una Rueda gira todas las fichas que tiene alrededor.
switch-wheel-flowers = La Rueda gira flores
    .about = Una Rueda gira solo flores; los Acentos se quedan donde están y ninguna flor puede acabar encima de uno.
switch-wheel-not-by-rock = Sin Rueda junto a una Roca
    .about = No se puede colocar una Rueda junto a una Roca.
switch-wheel-by-rock = Rueda junto a una Roca
    .about = Se puede colocar una Rueda junto a una Roca; la Roca se queda y ninguna ficha puede acabar encima de ella.

## Switches that work otherwise when three or four play

many-accents-in-turn = Acentos por turnos
    .about = Cada jugador elige sus Acentos a la vista de todos, uno tras otro; empieza Sur.
many-accents-host = Acentos para todos
    .about = Sur decide con qué Acentos juegan todos.
many-accents-guest-one = Acentos por turnos
    .about = Cada jugador elige sus Acentos a la vista de todos, uno tras otro; empieza Sur.
many-same-start = Elige el siguiente
    .about = La primera flor de cada jugador la elige el siguiente; el último elige además la suya.

## What held in games that began under an older version of the rules

older-pond = Quien tiene una flor en crecimiento no puede plantar nada, ni siquiera junto a un Estanque.
