### Jogadas, para a lista de jogadas e para ler em voz alta.

## Antes da primeira jogada

turn-accents = { START($seat, form: "the") } escolhe { $accents }.
turn-accents-for-all = { START($seat, form: "the") } escolhe para todos { $accents }.
turn-accents-one-each = { START($seat, form: "the") } pega { $own } e escolhe { $other } para o Anfitrião.
# Um item da lista acima.
accents-item =
    { $count ->
        [1] { TERM($accent, form: "a") }
        [2] { TERM($accent, form: "gender") ->
            [feminine] duas { TERM($accent, form: "plural") }
           *[masculine] dois { TERM($accent, form: "plural") }
        }
       *[other] { $count } { TERM($accent, form: "plural") }
    }

## Plantar

turn-plant = { START($seat, form: "the") } planta { TERM($tile, form: "a") } { part-planted }.
turn-opening = { START($seat, form: "the") } abre com { TERM($tile, form: "a") } { part-planted }.
turn-opening-chosen = { START($seat, form: "the") } abre com { TERM($tile, form: "a") } { part-planted }, como { TERM($chooser, form: "the") } escolheu.

# Onde uma flor é plantada.
part-planted =
    { $at-gate ->
        [none] em { $at }, junto a uma Lagoa
       *[other] no { TERM($at-gate) }
    }

## Acomodar sem harmonia nova

turn-arrange =
    { $captured ->
        [none] { START($seat, form: "the") } acomoda { TERM($flower, form: "the") } { part-leaving } em { $to }.
       *[other] { START($seat, form: "the") } acomoda { TERM($flower, form: "the") } { part-leaving } em { $to } e captura ali { TERM($captured, form: "the") }.
    }

# De onde vem uma flor.
part-leaving =
    { $from-gate ->
        [none] de { $from }
       *[other] do { TERM($from-gate) }
    }

## Acomodar com harmonia nova, e o bônus

turn-declined = { part-arranging }, { part-forming } e dispensa o Bônus de Harmonia.
turn-accent = { part-arranging }, { part-forming } e coloca { TERM($tile, form: "a") } em { $at }.
turn-wheel =
    { $turned ->
        [0] { part-arranging }, { part-forming } e coloca uma Roda em { $at }.
       *[other] { part-arranging }, { part-forming } e coloca uma Roda em { $at }, que gira { $tiles }.
    }
# Um item da lista acima.
wheel-item = { TERM($tile, form: "the") } de { $from } para { $to }
turn-bamboo =
    { $returned ->
        [0] { part-arranging }, { part-forming } e coloca um Bambu em { $at }.
        [one] { part-arranging }, { part-forming } e coloca um Bambu em { $at }, que devolve uma peça à mão do dono.
       *[other] { part-arranging }, { part-forming } e coloca um Bambu em { $at }, que devolve { $returned } peças às mãos dos donos.
    }
turn-boat-moves = { part-arranging }, { part-forming } e leva de Barco { TERM($tile, form: "the") } de { $at } para { $target }.
turn-boat-removes = { part-arranging }, { part-forming } e remove com um Barco { TERM($tile, form: "the") } de { $at }; as duas peças saem do jogo.
turn-special = { part-arranging }, { part-forming } e planta { TERM($tile, form: "the") } { part-planted }.
turn-basic = { part-arranging }, { part-forming } e planta { TERM($tile, form: "a") } { part-planted }.

part-arranging =
    { $captured ->
        [none] { START($seat, form: "the") } acomoda { TERM($flower, form: "the") } { part-leaving } em { $to }
       *[other] { START($seat, form: "the") } acomoda { TERM($flower, form: "the") } { part-leaving } em { $to }, captura ali { TERM($captured, form: "the") }
    }
part-forming =
    { $how ->
        [with] { $count ->
            [one] forma uma harmonia com { $harmonies }
           *[other] forma harmonias com { $harmonies },
        }
       *[between] { $count ->
            [one] revela uma harmonia { $harmonies }
           *[other] forma { $count } harmonias, { $harmonies },
        }
    }
# Itens das listas acima: com que se forma uma harmonia; as duas peças de uma harmonia.
harmony-partner = { TERM($tile, form: "the") } em { $at }
harmony-pair = entre { TERM($first, form: "the") } em { $first-at } e { TERM($second, form: "the") } em { $second-at }

## Outras jogadas

turn-pass = { START($seat, form: "the") } passa a vez.
# Segue qualquer uma das frases acima.
turn-ring = Isso fecha um Anel Harmônico para { $owners }.
ring-owner = { TERM($seat, form: "the") }
