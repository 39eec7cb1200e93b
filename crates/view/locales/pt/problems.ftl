### O que está errado num tabuleiro que alguém montou.

problem-no-such-player = { START($tile, form: "the") } em { $at } não pertence a ninguém desta partida ({ $section }).
problem-hand-of-nobody = Ninguém joga como { TERM($seat) }, então não pode haver peças nessa mão ({ $section }).
problem-too-many =
    { $supply ->
        [0] { START($tile, form: "the") } não faz parte desta partida, mas { TERM($seat, form: "the") } tem { $count } ({ $section }).
       *[other] { START($seat, form: "the") } tem { $count } × { TERM($tile) }, mas o máximo é { $supply } ({ $section }).
    }
problem-accent-in-gate =
    { $at-gate ->
        [none] { START($tile, form: "the") } não pode ficar no portão em { $at } ({ $section }).
       *[other] { START($tile, form: "the") } não pode ficar no { TERM($at-gate) }, em { $at } ({ $section }).
    }
problem-cannot-hold =
    { $garden ->
        [red] { START($flower, form: "the") } não pode florescer em { $at }, dentro do jardim vermelho ({ $section }).
       *[white] { START($flower, form: "the") } não pode florescer em { $at }, dentro do jardim branco ({ $section }).
    }
problem-clash = { START($flower, form: "the") } em { $at } e { TERM($other, form: "the") } em { $other-at } estão em conflito { part-line } ({ $section }).
problem-two-growing = { START($seat, form: "the") } tem mais de uma flor germinando ({ $section }).
problem-cannot-move = É a vez { TERM($seat, form: "of") }, que não está na partida ({ $section }).
problem-nobody-left = Não resta ninguém na partida ({ $section }).
problem-not-the-beginning =
    { $stage ->
        [accents] As Peças de Intensidade ainda estão sendo escolhidas, mas o tabuleiro ou as mãos não combinam com essa etapa ({ $section }).
        [opening] As flores de abertura ainda estão sendo plantadas, mas o tabuleiro ou as mãos não combinam com essa etapa ({ $section }).
        [turn] O tabuleiro ou as mãos não combinam com uma jogada comum ({ $section }).
       *[bonus] O tabuleiro ou as mãos não combinam com um Bônus de Harmonia ({ $section }).
    }
problem-passed-in-between = Ninguém pode passar no meio de uma jogada ({ $section }).
problem-other = Esta posição não é possível ({ $section }).
