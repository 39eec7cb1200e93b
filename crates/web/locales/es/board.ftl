## El tablero y todo lo que lo rodea.

board-name = Tablero
board-help = Muévete con las flechas. Intro toma o deja una ficha, Escape cancela, N salta al siguiente punto posible. I describe la ficha.
board-hand = Mano: { TERM($seat) }
board-hand-tile = { TERM($tile) }, { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}

## Qué toca hacer

board-turn = Tu turno: elige una flor del tablero o de tu mano.
board-opening = Tu turno: planta la flor inicial en la Puerta.
board-opening-for = Elige la flor inicial para { TERM($seat, form: "the") }.
board-goal = Elige un punto marcado.
board-plant-here = ¿Qué flor quieres plantar aquí?
board-bonus = ¡Bonus de Armonía! Elige una ficha de tu mano o renuncia a él.
board-bonus-goal = ¿Dónde la pones? Elige un punto marcado.
board-ferry = ¿Adónde llevas la flor con el Bote?
board-play-this = ¿Confirmas la jugada?
board-must-pass = No tienes ninguna jugada permitida: tienes que pasar.
board-waiting = Le toca { TERM($seat, form: "to") }.
board-sent = Enviando tu jugada…
board-skip = Renunciar al bonus
board-ask-bonus = Usar antes el bonus
board-pass = Pasar
board-undo = Deshacer
board-confirm = Jugar

## Acentos

board-choose-accents = Elige { $wanted } Acentos
board-chosen = { $chosen } de { $wanted } elegidos
board-more = Añadir: { TERM($tile) }, { $chosen } de { $supply } elegidos
board-less = Quitar: { TERM($tile) }
board-take-accents = Confirmar
board-one-of-each = Uno de cada
board-others-choose = { START($seat, form: "the") } está eligiendo Acentos.
board-others-choose-by = { $who } está eligiendo Acentos.

## Qué salió mal

board-nowhere-to-go = { START($tile, form: "the") } de { $at } no puede ir a ninguna parte.
board-not-your-turn = No es tu turno.
board-unreadable = { $where ->
    [end] Falta algo al final. Así se escribe una jugada: { $example }
   *[text] No se entiende «{ $found }». Así se escribe una jugada: { $example }
}

## La tarjeta de una ficha

board-card-yours = Es tuya
board-card-owner = Pertenece { TERM($seat, form: "to") }
board-card-growing = Crece en la Puerta: ahí no hay Armonía ni Desarmonía.
board-card-trapped = La Orquídea de { $at } la atrapa: no se puede acomodar.
board-card-drained = La Maleza de { $at } la agota: no tiene Armonías.
board-card-protected = El Bambú de { $at } la protege: no se puede capturar.
board-card-harmony = Ahora en Armonía con { $partners }.
board-marks = Qué significan las marcas
board-mark-trapped = Ficha atrapada: tiene una Orquídea al lado y no se puede acomodar.
board-mark-drained = Ficha agotada: tiene una Maleza al lado y se queda sin Armonías.
board-mark-protected = Ficha protegida: tiene un Bambú al lado y no se puede capturar.
board-mark-last = La última jugada
board-mark-step = La ficha elegida puede ir aquí.
board-mark-capture = Captura esta ficha.
board-mark-bonus = Aquí consigue un Bonus de Armonía.
board-mark-ring = Aquí cierra un Anillo de Armonía.

## Herramientas

board-tools = Herramientas del tablero
board-flip = Girar el tablero
board-whole = Ver todo el tablero
board-harmonies = Mostrar Armonías
board-effects = Mostrar flores atrapadas, agotadas y protegidas
board-sound = Sonido
board-type = Escribir una jugada
board-type-label = Jugada en notación
board-circle = El círculo de las flores
board-circle-text = Las vecinas están en Armonía; las opuestas, en Desarmonía.
board-close = Cerrar
board-list = El tablero como lista
board-list-tiles = Fichas en el tablero
board-list-actions = Qué puedes hacer
board-list-none = Nada por ahora.
board-tile-at = { TERM($tile) }, { TERM($seat) }, { $at }{ $state ->
    [growing] , en crecimiento
    [trapped] , ficha atrapada
    [drained] , ficha agotada
    [both] , ficha atrapada y agotada
    [protected] , ficha protegida
   *[none] {""}
}
# Tras el nombre de un punto: con qué fichas está en armonía la que hay en él.
board-in-harmony = { $point }, en Armonía con { $partners }
board-partner = { harmony-partner }
board-partners = { list-end }
board-gate-at = { TERM($gate) }, { $at }, abierta
board-empty-at = { $at }, vacío
part-brings = { $brings ->
    [capture] , captura
    [capture-bonus] , captura y da un bonus
    [capture-ring] , captura y cierra un anillo
    [bonus] , da un bonus
    [ring] , cierra un anillo
   *[step] {""}
}
board-goal-at = { $at }{ part-brings }
# After the name of the point under the cursor, for ears.
board-in-reach = Al alcance{ part-brings }
board-pick = Tomar: { TERM($tile) }, { $at }
board-pick-hand = De la mano: { TERM($tile) }
board-turns = Jugadas
board-first = Ir al inicio
board-back = Jugada anterior
board-on = Jugada siguiente
board-last = Ir al final
