### Por qué no se permite una jugada. Cada frase nombra el párrafo de las reglas.

## El momento equivocado

refusal-game-over = La partida ha terminado ({ $section }). { $outcome }
refusal-gift-offered = Antes hay que responder al regalo ({ $section }).
refusal-stage-accents = Primero se eligen los Acentos ({ $section }).
refusal-stage-opening = Primero se planta la flor inicial ({ $section }).
refusal-stage-turn = Ahora toca plantar o acomodar ({ $section }).
refusal-stage-bonus = Primero toma tu Bonus de Armonía o renuncia a él ({ $section }).
refusal-could-play = Solo puedes pasar cuando no hay otra jugada, y todavía puedes jugar { $example } ({ $section }).
refusal-could-play-plain = Solo puedes pasar cuando no hay otra jugada ({ $section }).
refusal-other = Esta jugada no está permitida ({ $section }).

## Acentos y flores iniciales

refusal-accent-count =
    { $chosen ->
        [0] Aún no has elegido ningún Acento; tienen que ser { $wanted } ({ $section }).
        [one] Has elegido un Acento; tienen que ser { $wanted } ({ $section }).
       *[other] Has elegido { $chosen } Acentos; tienen que ser { $wanted } ({ $section }).
    }
refusal-accent-supply =
    { $supply ->
        [0] { START($accent, form: "the") } no forma parte de esta partida ({ $section }).
        [one] Has elegido { TERM($accent, form: "the") } { $chosen } veces, pero solo hay { TERM($accent, form: "a") } ({ $section }).
       *[other] Has elegido { TERM($accent, form: "the") } { $chosen } veces, pero solo hay { $supply } { TERM($accent, form: "plural") } ({ $section }).
    }
refusal-opening-gate = La flor inicial va en la { TERM($gate) } ({ $section }).
refusal-opening-kind = La flor inicial tiene que ser { TERM($wanted, form: "a") }, no { TERM($flower, form: "a") } ({ $section }).

## Plantar

refusal-not-basic = En una jugada normal solo se plantan Flores Básicas, y { TERM($tile, form: "the") } no es una de ellas ({ $section }).
refusal-not-in-hand =
    { TERM($tile, form: "gender") ->
        [feminine] No tienes ninguna { TERM($tile) } en la mano ({ $section }).
       *[masculine] No tienes ningún { TERM($tile) } en la mano ({ $section }).
    }
refusal-not-a-gate = { $at } no es una Puerta; las flores se plantan en una Puerta ({ $section }).
refusal-not-beside-pond = { $at } no es una Puerta ni un punto junto a un Estanque ({ $section }).
refusal-plant-on-tile = { $at } no está libre: ahí hay { TERM($tile, form: "a") } ({ $section }).
refusal-already-growing = Solo puedes tener una flor en crecimiento a la vez, y { TERM($flower, form: "the") } de { $at } todavía lo está ({ $section }).

## Acomodar

refusal-nothing-to-arrange = No hay ninguna ficha en { $at } ({ $section }).
refusal-not-yours = { START($tile, form: "the") } de { $at } pertenece { TERM($owner, form: "to") } ({ $section }).
refusal-not-a-flower = { START($tile, form: "the") } de { $at } es un Acento; solo se acomodan flores ({ $section }).
refusal-trapped =
    { TERM($flower, form: "gender") ->
        [feminine] { START($flower, form: "the") } de { $at } está atrapada por la Orquídea de { $orchid-at } ({ $section }).
       *[masculine] { START($flower, form: "the") } de { $at } está atrapado por la Orquídea de { $orchid-at } ({ $section }).
    }
refusal-stays-put = { START($flower, form: "the") } no puede quedarse en { $at }; tiene que moverse ({ $section }).
refusal-onto-gate = { START($tile, form: "the") } no puede terminar en la { TERM($gate) } ({ $section }).
refusal-cannot-hold =
    { $garden ->
        [red] { START($flower, form: "the") } no puede florecer en { $at }, dentro del Jardín Rojo ({ $section }).
       *[white] { START($flower, form: "the") } no puede florecer en { $at }, dentro del Jardín Blanco ({ $section }).
    }
refusal-too-far = De { $at } a { $to } hay { $steps } pasos; { TERM($flower, form: "the") } da como mucho { $reach } ({ $section }).
refusal-no-path = Hay fichas en medio: { TERM($flower, form: "the") } de { $at } no tiene ningún camino libre de { $reach } pasos o menos hasta { $to } ({ $section }).
refusal-not-exact = { START($flower, form: "the") } de { $at } da exactamente { $reach } pasos sin pisar dos veces el mismo punto; ningún camino así lleva a { $to } ({ $section }).
refusal-gate-on-the-way = { START($flower, form: "the") } de { $at } no puede atravesar una Puerta, y no hay otro camino hasta { $to } ({ $section }).
refusal-garden-on-the-way = { START($flower, form: "the") } de { $at } no puede entrar en un Jardín del otro color, y no hay otro camino hasta { $to } ({ $section }).

## Capturar

refusal-own-tile = { START($flower, form: "the") } de { $from } no puede capturar { TERM($tile, form: "the") } de { $at }: las dos fichas son tuyas ({ $section }).
refusal-capture-accent = { START($flower, form: "the") } de { $from } no puede capturar { TERM($tile, form: "the") } de { $at }: los Acentos nunca se capturan ({ $section }).
refusal-protected =
    { TERM($tile, form: "gender") ->
        [feminine] { START($tile, form: "the") } de { $at } está protegida por el Bambú de { $bamboo-at } ({ $section }).
       *[masculine] { START($tile, form: "the") } de { $at } está protegido por el Bambú de { $bamboo-at } ({ $section }).
    }
refusal-orchid-needs-lotus = Sin un Loto Blanco tuyo florecido, la Orquídea de { $orchid-at } no puede capturar { TERM($tile, form: "the") } de { $at } ({ $section }).
refusal-cannot-capture = { START($flower, form: "the") } de { $from } no puede capturar { TERM($tile, form: "the") } de { $at } ({ $section }).
refusal-never-captured = { START($flower, form: "the") } de { $from } no puede capturar { TERM($tile, form: "the") } de { $at }: con estas reglas, ninguna flor captura esa ficha ({ $section }).

## Desarmonías

refusal-clash-arriving = { START($flower, form: "the") } de { $at } y { TERM($other, form: "the") } de { $other-at } quedarían en Desarmonía { part-line } ({ $section }).
refusal-clash-uncovering = Sin ninguna ficha en medio, { TERM($flower, form: "the") } de { $at } y { TERM($other, form: "the") } de { $other-at } quedarían en Desarmonía { part-line } ({ $section }).
refusal-clash-wheel = Al girar la Rueda, { TERM($flower, form: "the") } de { $at } y { TERM($other, form: "the") } de { $other-at } quedarían en Desarmonía { part-line } ({ $section }).
refusal-clash-bamboo = Si el Bambú devolviera a la mano las fichas de alrededor, { TERM($flower, form: "the") } de { $at } y { TERM($other, form: "the") } de { $other-at } quedarían en Desarmonía { part-line } ({ $section }).

part-line =
    { $line ->
        [row] en la fila { $number }
       *[column] en la columna { $number }
    }

## El bonus

refusal-bonus-not-due = Ir de { $from } a { $to } no forma ninguna Armonía nueva, así que no hay bonus ({ $section }).
refusal-bonus-while-growing = No puedes plantar una Flor Básica como bonus mientras { TERM($flower, form: "the") } de { $at } siga en crecimiento ({ $section }).
refusal-accent-on-tile = { START($accent, form: "the") } necesita un punto libre, pero en { $at } hay { TERM($tile, form: "a") } ({ $section }).
refusal-accent-on-gate = { START($accent, form: "the") } no puede estar en la { TERM($gate) } ({ $section }).
refusal-no-second-point = Solo el Bote lleva un segundo punto; { TERM($tile, form: "the") } no lleva ninguno ({ $section }).

## La Rueda

refusal-wheel-beside-growing = La Rueda no puede girar { TERM($flower, form: "the") } que crece en { $at } ({ $section }).
refusal-wheel-beside-rock = La Rueda no puede girar la Roca de { $at } ({ $section }).
refusal-wheel-off-board = La Rueda sacaría del tablero { TERM($tile, form: "the") } de { $at } ({ $section }).
refusal-wheel-into-gate = La Rueda metería { TERM($tile, form: "the") } de { $at } en la { TERM($gate) } ({ $section }).
refusal-wheel-into-garden =
    { $garden ->
        [red] La Rueda llevaría { TERM($flower, form: "the") } de { $at } a { $to }, dentro del Jardín Rojo ({ $section }).
       *[white] La Rueda llevaría { TERM($flower, form: "the") } de { $at } a { $to }, dentro del Jardín Blanco ({ $section }).
    }
refusal-wheel-onto-tile = La Rueda llevaría { TERM($tile, form: "the") } de { $at } a { $other-at }, donde se queda { TERM($other, form: "the") } ({ $section }).

## El Bote

refusal-boat-on-nothing = El Bote se coloca sobre una ficha, pero { $at } está vacío ({ $section }).
refusal-boat-on-growing = El Bote no puede mover { TERM($flower, form: "the") } de { $at } mientras siga en crecimiento ({ $section }).
refusal-boat-needs-target = Di también adónde lleva el Bote { TERM($flower, form: "the") } de { $at } ({ $section }).
refusal-boat-removes-accent = El Bote saca del juego { TERM($accent, form: "the") } de { $at }; no hay nada que mover ({ $section }).
refusal-boat-keeps-accent = El Bote solo saca del juego Rocas, Ruedas y Malezas, no { TERM($accent, form: "the") } de { $at } ({ $section }).
refusal-boat-too-far = El Bote solo lleva { TERM($flower, form: "the") } de { $at } a uno de los puntos de alrededor; { $to } está demasiado lejos ({ $section }).
refusal-boat-onto-tile = El Bote no puede llevar { TERM($flower, form: "the") } de { $at } a { $to }: ahí hay { TERM($tile, form: "a") } ({ $section }).
