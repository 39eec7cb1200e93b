## La elección de las reglas y las reglas de una partida.

rules-which = ¿Qué reglas?
rules-silent = Donde un reglamento no dice nada, se aplican las reglas comunes.
rules-own = Tu propia mezcla
rules-fine = Reglas avanzadas
rules-of-game = Reglas de esta partida
rules-common = Esta partida sigue las reglas comunes.
rules-differ = Diferencias con las reglas comunes:

rules-choice-seats = Jugadores
rules-choice-oasis = Fichas
rules-choice-accents = Elección de Acentos
rules-choice-opening = Primeras flores
rules-choice-double = Número de Acentos
rules-choice-wheels = Ruedas
rules-choice-specials = Flores Especiales capturadas
rules-choice-last-flower = Última Flor Básica
rules-choice-tally = Quién gana tras la última flor
rules-choice-repetition = Repetición
rules-choice-gift = Regalos
rules-choice-bamboo = Bambú
rules-choice-turtle = Tortuga León
rules-choice-walk = Cuántos pasos dan las Flores Básicas
rules-choice-gardens = Jardines del otro color
rules-choice-borders = Bordes de los Jardines
rules-choice-gates = Puertas en el camino
rules-choice-trap-owners = A quién atrapa la Orquídea
rules-choice-trap-stages = Flores en crecimiento junto a la Orquídea
rules-choice-lotus = Captura del Loto Blanco
rules-choice-idle-orchid = Captura de una Orquídea sin Loto
rules-choice-orchid-hunters = Captura de una Orquídea con Loto
rules-choice-boat = Qué quita el Bote
rules-choice-wheel = Qué gira la Rueda
rules-choice-wheel-rock = Rueda junto a una Roca
