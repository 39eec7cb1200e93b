### Qué está mal en un tablero que alguien ha montado.

problem-no-such-player = { START($tile, form: "the") } de { $at } es de alguien que no está en esta partida ({ $section }).
problem-hand-of-nobody = En el asiento { TERM($seat) } no hay nadie, así que no puede haber fichas en su mano ({ $section }).
problem-too-many =
    { $supply ->
        [0] { START($tile, form: "the") } no forma parte de esta partida, pero { TERM($seat, form: "the") } tiene { $count } ({ $section }).
       *[other] { START($seat, form: "the") } tiene { $count } fichas de { TERM($tile) }, pero el máximo es { $supply } ({ $section }).
    }
problem-accent-in-gate =
    { $at-gate ->
        [none] { START($tile, form: "the") } no puede estar en la Puerta de { $at } ({ $section }).
       *[other] { START($tile, form: "the") } no puede estar en la { TERM($at-gate) }, en { $at } ({ $section }).
    }
problem-cannot-hold =
    { $garden ->
        [red] { START($flower, form: "the") } no puede florecer en { $at }, dentro del Jardín Rojo ({ $section }).
       *[white] { START($flower, form: "the") } no puede florecer en { $at }, dentro del Jardín Blanco ({ $section }).
    }
problem-clash = { START($flower, form: "the") } de { $at } y { TERM($other, form: "the") } de { $other-at } están en Desarmonía { part-line } ({ $section }).
problem-two-growing = { START($seat, form: "the") } tiene más de una flor en crecimiento ({ $section }).
problem-cannot-move = Le toca { TERM($seat, form: "to") }, que no está en la partida ({ $section }).
problem-nobody-left = Ya no queda nadie en la partida ({ $section }).
problem-not-the-beginning =
    { $stage ->
        [accents] Aún se están eligiendo los Acentos, pero el tablero o las manos no concuerdan con eso ({ $section }).
        [opening] Aún se están plantando las flores iniciales, pero el tablero o las manos no concuerdan con eso ({ $section }).
        [turn] El tablero o las manos no concuerdan con una jugada normal ({ $section }).
       *[bonus] El tablero o las manos no concuerdan con un Bonus de Armonía ({ $section }).
    }
problem-passed-in-between = Nadie puede pasar a mitad de una jugada ({ $section }).
problem-other = Esta posición no es posible ({ $section }).
