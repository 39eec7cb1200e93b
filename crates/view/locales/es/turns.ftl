### Jugadas, para la lista de jugadas y para leer en voz alta.

## Antes de la primera jugada

turn-accents = { START($seat, form: "the") } elige { $accents }.
turn-accents-for-all = { START($seat, form: "the") } elige para todos { $accents }.
turn-accents-one-each = { START($seat, form: "the") } toma { $own } y elige { $other } para el Anfitrión.
# Un elemento de la lista anterior.
accents-item =
    { $count ->
        [1] { TERM($accent, form: "a") }
        [2] dos { TERM($accent, form: "plural") }
       *[other] { $count } { TERM($accent, form: "plural") }
    }

## Plantar

turn-plant = { START($seat, form: "the") } planta { TERM($tile, form: "a") } { part-planted }.
turn-opening = { START($seat, form: "the") } comienza con { TERM($tile, form: "a") } { part-planted }.
turn-opening-chosen = { START($seat, form: "the") } comienza con { TERM($tile, form: "a") } { part-planted }, como decidió { TERM($chooser, form: "the") }.

# Dónde se planta una flor.
part-planted =
    { $at-gate ->
        [none] en { $at }, junto a un Estanque
       *[other] en la { TERM($at-gate) }
    }

## Acomodar sin Armonía nueva

turn-arrange =
    { $captured ->
        [none] { START($seat, form: "the") } acomoda { TERM($flower, form: "the") } { part-leaving } en { $to }.
       *[other] { START($seat, form: "the") } acomoda { TERM($flower, form: "the") } { part-leaving } en { $to } y captura allí { TERM($captured, form: "the") }.
    }

# De dónde viene una flor.
part-leaving =
    { $from-gate ->
        [none] de { $from }
       *[other] de la { TERM($from-gate) }
    }

## Acomodar con Armonía nueva, y su bonus

turn-declined = { part-arranging }, { part-forming } y renuncia al Bonus de Armonía.
turn-accent = { part-arranging }, { part-forming } y coloca { TERM($tile, form: "a") } en { $at }.
turn-wheel =
    { $turned ->
        [0] { part-arranging }, { part-forming } y coloca una Rueda en { $at }.
       *[other] { part-arranging }, { part-forming } y coloca una Rueda en { $at }, que hace girar { $tiles }.
    }
# Un elemento de la lista anterior.
wheel-item = { TERM($tile, form: "the") } de { $from } a { $to }
turn-bamboo =
    { $returned ->
        [0] { part-arranging }, { part-forming } y coloca un Bambú en { $at }.
        [one] { part-arranging }, { part-forming } y coloca un Bambú en { $at }, que devuelve una ficha a la mano de su dueño.
       *[other] { part-arranging }, { part-forming } y coloca un Bambú en { $at }, que devuelve { $returned } fichas a la mano de sus dueños.
    }
turn-boat-moves = { part-arranging }, { part-forming } y con un Bote lleva { TERM($tile, form: "the") } de { $at } a { $target }.
turn-boat-removes = { part-arranging }, { part-forming } y con un Bote retira { TERM($tile, form: "the") } de { $at }; las dos fichas salen del juego.
turn-special = { part-arranging }, { part-forming } y planta { TERM($tile, form: "the") } { part-planted }.
turn-basic = { part-arranging }, { part-forming } y planta { TERM($tile, form: "a") } { part-planted }.

part-arranging =
    { $captured ->
        [none] { START($seat, form: "the") } acomoda { TERM($flower, form: "the") } { part-leaving } en { $to }
       *[other] { START($seat, form: "the") } acomoda { TERM($flower, form: "the") } { part-leaving } en { $to }, captura allí { TERM($captured, form: "the") }
    }
part-forming =
    { $how ->
        [with] { $count ->
            [one] forma una Armonía con { $harmonies }
           *[other] forma Armonías con { $harmonies },
        }
       *[between] { $count ->
            [one] abre una Armonía { $harmonies },
           *[other] forma { $count } Armonías, { $harmonies },
        }
    }
# Elementos de las listas anteriores: con qué se forma una Armonía; las dos fichas de una Armonía.
harmony-partner = { TERM($tile, form: "the") } de { $at }
harmony-pair = entre { TERM($first, form: "the") } de { $first-at } y { TERM($second, form: "the") } de { $second-at }

## Otras jugadas

turn-pass = { START($seat, form: "the") } pasa.
# Sigue a cualquiera de las frases anteriores.
turn-ring = Con esto se cierra un Anillo de Armonía para { $owners }.
ring-owner = { TERM($seat, form: "the") }
