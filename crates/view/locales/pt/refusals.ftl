### Por que uma jogada não é permitida. Cada frase cita o parágrafo das regras.

## O momento errado

refusal-game-over = A partida acabou ({ $section }). { $outcome }
refusal-gift-offered = Há uma desistência com presente esperando resposta ({ $section }).
refusal-stage-accents = Antes, é preciso escolher as Peças de Intensidade ({ $section }).
refusal-stage-opening = Antes, é preciso plantar a flor de abertura ({ $section }).
refusal-stage-turn = Agora é hora de plantar ou acomodar ({ $section }).
refusal-stage-bonus = Antes, use ou dispense o Bônus de Harmonia ({ $section }).
refusal-could-play = Você só pode passar quando não há outra jogada, mas poderia jogar { $example } ({ $section }).
refusal-could-play-plain = Você só pode passar quando não há outra jogada ({ $section }).
refusal-other = Esta jogada não é permitida ({ $section }).

## Peças de Intensidade e flores de abertura

refusal-accent-count =
    { $chosen ->
        [0] Você ainda não escolheu nenhuma Peça de Intensidade; escolha { $wanted } ({ $section }).
        [one] Você escolheu uma Peça de Intensidade; escolha { $wanted } ao todo ({ $section }).
       *[other] Você escolheu { $chosen } Peças de Intensidade; escolha { $wanted } ao todo ({ $section }).
    }
refusal-accent-supply =
    { $supply ->
        [0] { START($accent, form: "the") } não faz parte desta partida ({ $section }).
        [one] Você escolheu { TERM($accent, form: "the") } { $chosen } vezes, mas só há { TERM($accent, form: "a") } ({ $section }).
       *[other] Você escolheu { TERM($accent, form: "the") } { $chosen } vezes, mas só há { $supply } { TERM($accent, form: "plural") } ({ $section }).
    }
refusal-opening-gate = A flor de abertura vai no { TERM($gate) } ({ $section }).
refusal-opening-kind = A flor de abertura tem que ser { TERM($wanted, form: "a") }, não { TERM($flower, form: "a") } ({ $section }).

## Plantar

refusal-not-basic = Numa jogada comum, só se plantam Flores Básicas, e { TERM($tile, form: "the") } não é uma delas ({ $section }).
refusal-not-in-hand =
    { TERM($tile, form: "gender") ->
        [feminine] Você não tem nenhuma { TERM($tile) } na mão ({ $section }).
       *[masculine] Você não tem nenhum { TERM($tile) } na mão ({ $section }).
    }
refusal-not-a-gate = { $at } não é um portão; as flores são plantadas em um portão ({ $section }).
refusal-not-beside-pond = { $at } não é um portão nem um ponto junto a uma Lagoa ({ $section }).
refusal-plant-on-tile = { $at } não está vazio: já há { TERM($tile, form: "a") } ali ({ $section }).
refusal-already-growing = Você só pode ter uma flor germinando por vez, e { TERM($flower, form: "the") } em { $at } ainda está germinando ({ $section }).

## Acomodar

refusal-nothing-to-arrange = Não há nenhuma peça em { $at } ({ $section }).
refusal-not-yours = { START($tile, form: "the") } em { $at } pertence { TERM($owner, form: "to") } ({ $section }).
refusal-not-a-flower = { START($tile, form: "the") } em { $at } é uma Peça de Intensidade; só flores podem ser acomodadas ({ $section }).
refusal-trapped =
    { TERM($flower, form: "gender") ->
        [feminine] { START($flower, form: "the") } em { $at } está presa pela Orquídea em { $orchid-at } ({ $section }).
       *[masculine] { START($flower, form: "the") } em { $at } está preso pela Orquídea em { $orchid-at } ({ $section }).
    }
refusal-stays-put = { START($flower, form: "the") } não pode ficar em { $at }; precisa andar ({ $section }).
refusal-onto-gate = { START($tile, form: "the") } não pode terminar no { TERM($gate) } ({ $section }).
refusal-cannot-hold =
    { $garden ->
        [red] { START($flower, form: "the") } não pode florescer em { $at }, dentro do jardim vermelho ({ $section }).
       *[white] { START($flower, form: "the") } não pode florescer em { $at }, dentro do jardim branco ({ $section }).
    }
refusal-too-far = De { $at } até { $to } são { $steps } passos; { TERM($flower, form: "the") } anda no máximo { $reach } ({ $section }).
refusal-no-path = Há peças no caminho: { TERM($flower, form: "the") } em { $at } não chega a { $to } com { $reach } passos ({ $section }).
refusal-not-exact = { START($flower, form: "the") } em { $at } anda exatamente { $reach } passos sem pisar duas vezes no mesmo ponto; nenhum caminho assim leva a { $to } ({ $section }).
refusal-gate-on-the-way = { START($flower, form: "the") } em { $at } não pode atravessar um portão, e não há outro caminho até { $to } ({ $section }).
refusal-garden-on-the-way = { START($flower, form: "the") } em { $at } não pode entrar em um jardim da outra cor, e não há outro caminho até { $to } ({ $section }).

## Capturar

refusal-own-tile = { START($flower, form: "the") } em { $from } não pode capturar { TERM($tile, form: "the") } em { $at }: as duas peças são suas ({ $section }).
refusal-capture-accent = { START($flower, form: "the") } em { $from } não pode capturar { TERM($tile, form: "the") } em { $at }: Peças de Intensidade nunca são capturadas ({ $section }).
refusal-protected =
    { TERM($tile, form: "gender") ->
        [feminine] { START($tile, form: "the") } em { $at } está protegida pelo Bambu em { $bamboo-at } ({ $section }).
       *[masculine] { START($tile, form: "the") } em { $at } está protegido pelo Bambu em { $bamboo-at } ({ $section }).
    }
refusal-orchid-needs-lotus = Sem uma Lótus Branca sua florescendo, a Orquídea em { $orchid-at } não pode capturar { TERM($tile, form: "the") } em { $at } ({ $section }).
refusal-cannot-capture = { START($flower, form: "the") } em { $from } não pode capturar { TERM($tile, form: "the") } em { $at } ({ $section }).
refusal-never-captured = { START($flower, form: "the") } em { $from } não pode capturar { TERM($tile, form: "the") } em { $at }: por estas regras, nenhuma flor captura essa peça ({ $section }).

## Conflitos

refusal-clash-arriving = { START($flower, form: "the") } em { $at } e { TERM($other, form: "the") } em { $other-at } entrariam em conflito { part-line } ({ $section }).
refusal-clash-uncovering = Sem nada no meio, { TERM($flower, form: "the") } em { $at } e { TERM($other, form: "the") } em { $other-at } entrariam em conflito { part-line } ({ $section }).
refusal-clash-wheel = Depois do giro da Roda, { TERM($flower, form: "the") } em { $at } e { TERM($other, form: "the") } em { $other-at } entrariam em conflito { part-line } ({ $section }).
refusal-clash-bamboo = Com as peças ao redor devolvidas pelo Bambu, { TERM($flower, form: "the") } em { $at } e { TERM($other, form: "the") } em { $other-at } entrariam em conflito { part-line } ({ $section }).

part-line =
    { $line ->
        [row] na fileira { $number }
       *[column] na coluna { $number }
    }

## O bônus

refusal-bonus-not-due = Ir de { $from } para { $to } não forma nenhuma harmonia nova, então não há bônus ({ $section }).
refusal-bonus-while-growing = Você não pode plantar uma Flor Básica como bônus enquanto { TERM($flower, form: "the") } em { $at } estiver germinando ({ $section }).
refusal-accent-on-tile = { START($accent, form: "the") } precisa de um ponto vazio, mas há { TERM($tile, form: "a") } em { $at } ({ $section }).
refusal-accent-on-gate = { START($accent, form: "the") } não pode ficar no { TERM($gate) } ({ $section }).
refusal-no-second-point = Só o Barco tem um segundo ponto; { TERM($tile, form: "the") } não tem ({ $section }).

## A Roda

refusal-wheel-beside-growing = A Roda não pode girar { TERM($flower, form: "the") } que está germinando em { $at } ({ $section }).
refusal-wheel-beside-rock = A Roda não pode girar o Rochedo em { $at } ({ $section }).
refusal-wheel-off-board = A Roda jogaria para fora do tabuleiro { TERM($tile, form: "the") } em { $at } ({ $section }).
refusal-wheel-into-gate = A Roda levaria { TERM($tile, form: "the") } de { $at } para o { TERM($gate) } ({ $section }).
refusal-wheel-into-garden =
    { $garden ->
        [red] A Roda levaria { TERM($flower, form: "the") } de { $at } para { $to }, dentro do jardim vermelho ({ $section }).
       *[white] A Roda levaria { TERM($flower, form: "the") } de { $at } para { $to }, dentro do jardim branco ({ $section }).
    }
refusal-wheel-onto-tile = A Roda levaria { TERM($tile, form: "the") } de { $at } para { $other-at }, onde fica { TERM($other, form: "the") } ({ $section }).

## O Barco

refusal-boat-on-nothing = O Barco é colocado sobre uma peça, mas { $at } está vazio ({ $section }).
refusal-boat-on-growing = O Barco não move flores germinando, como { TERM($flower, form: "the") } em { $at } ({ $section }).
refusal-boat-needs-target = Diga também para onde o Barco leva { TERM($flower, form: "the") } de { $at } ({ $section }).
refusal-boat-removes-accent = O Barco remove { TERM($accent, form: "the") } em { $at }; não há nada para mover ({ $section }).
refusal-boat-keeps-accent = O Barco só remove Rochedos, Rodas e Bambus-americanos, não { TERM($accent, form: "the") } em { $at } ({ $section }).
refusal-boat-too-far = O Barco só leva { TERM($flower, form: "the") } de { $at } para um dos pontos ao redor; { $to } fica longe demais ({ $section }).
refusal-boat-onto-tile = O Barco não pode levar { TERM($flower, form: "the") } de { $at } para { $to }: já há { TERM($tile, form: "a") } ali ({ $section }).
