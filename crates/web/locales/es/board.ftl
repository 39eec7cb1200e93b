## El tablero y todo lo que lo rodea.

board-name = Tablero
board-help = Las flechas recorren los puntos. Intro toma una ficha y la deja, Escape deshace, N va al siguiente punto posible.
board-hand = Mano: { TERM($seat) }
board-hand-tile = { TERM($tile) }, quedan { $count }

## Qué toca hacer

board-turn = Tu turno: elige una flor del tablero o de tu mano.
board-opening = Tu turno: planta la flor inicial en la puerta.
board-opening-for = Elige la flor inicial. La planta { TERM($seat, form: "the") }.
board-goal = Elige un punto marcado.
board-plant-here = ¿Qué flor va a crecer aquí?
board-bonus = ¡Bonus de Armonía! Elige una ficha de tu mano o renuncia a él.
board-bonus-goal = ¿Dónde va? Elige un punto marcado.
board-ferry = ¿Adónde lleva el Bote la flor?
board-play-this = ¿Haces esta jugada?
board-must-pass = No tienes ninguna jugada posible.
board-waiting = Juega { TERM($seat, form: "the") }.
board-sent = Tu jugada está en camino …
board-skip = Sin bonus
board-pass = Pasar
board-undo = Deshacer
board-confirm = Jugar

## Acentos

board-choose-accents = Elige { $wanted } acentos
board-chosen = { $chosen } de { $wanted } elegidos
board-more = Uno más: { TERM($tile) }, { $chosen } de { $supply } elegidos
board-less = Uno menos: { TERM($tile) }
board-take-accents = Tomar estos
board-one-of-each = Uno de cada
board-others-choose = { START($seat, form: "the") } está eligiendo acentos.

## Qué salió mal

board-nowhere-to-go = { TERM($tile) } en { $at } no puede ir a ninguna parte.
board-not-your-turn = No es tu turno.
board-unreadable = { $where ->
    [end] Falta algo al final. Una jugada se escribe así: { $example }
   *[text] No entiendo «{ $found }». Una jugada se escribe así: { $example }
}

## Herramientas

board-tools = Herramientas del tablero
board-flip = Girar el tablero
board-harmonies = Mostrar armonías
board-effects = Mostrar flores atrapadas, agotadas y protegidas
board-sound = Sonido
board-type = Escribir una jugada
board-type-label = Una jugada en notación
board-circle = El círculo de las flores
board-circle-text = Las vecinas están en armonía; las opuestas, en desarmonía.
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
board-in-harmony = { $point }, en armonía con { $partners }
board-partner = { harmony-partner }
board-partners = { list-end }
board-gate-at = { TERM($gate) }, { $at }, libre
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
board-back = Una jugada atrás
board-on = Una jugada adelante
board-last = Ir al final
