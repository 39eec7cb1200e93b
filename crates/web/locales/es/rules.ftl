## La elección de las reglas y las reglas de una partida.

rules-which = ¿Qué reglas?
rules-silent = Donde un reglamento no dice nada, valen las reglas comunes.
rules-own = Tu propia mezcla
rules-fine = Detalles
rules-of-game = Reglas de esta partida
rules-common = Esta partida sigue las reglas comunes.
rules-differ = Esto cambia respecto a las reglas comunes:

rules-choice-seats = Jugadores
rules-choice-oasis = Fichas
rules-choice-accents = Elección de acentos
rules-choice-opening = Primeras flores
rules-choice-double = Número de acentos
rules-choice-wheels = Ruedas
rules-choice-specials = Flores especiales capturadas
rules-choice-last-flower = Última flor básica
rules-choice-tally = Qué decide entonces
rules-choice-repetition = Repetición
rules-choice-gift = Regalos
rules-choice-bamboo = Bambú
rules-choice-turtle = Tortuga León
rules-choice-walk = Cuánto avanzan las flores básicas
rules-choice-gardens = Jardines del otro color
rules-choice-borders = Bordes de los jardines
rules-choice-gates = Puertas en el camino
rules-choice-trap-owners = A quién atrapa la Orquídea
rules-choice-trap-stages = Flores en crecimiento junto a la Orquídea
rules-choice-lotus = Captura del Loto Blanco
rules-choice-idle-orchid = Captura de una Orquídea sin Loto
rules-choice-orchid-hunters = Captura de una Orquídea con Loto
rules-choice-boat = Qué quita el Bote
rules-choice-wheel = Qué gira la Rueda
rules-choice-wheel-rock = Rueda junto a una Roca
