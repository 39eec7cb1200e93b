### Qué está mal en un tablero que alguien ha montado.

problem-no-such-player = { START($tile, form: "the") } de { $at } no pertenece a nadie en esta mesa ({ $section }).
problem-hand-of-nobody = En el sitio { TERM($seat) } no hay nadie, así que no puede tener fichas en la mano ({ $section }).
problem-too-many =
    { $supply ->
        [0] { START($seat, form: "the") } tiene { $count } × { TERM($tile) }, que no forma parte de esta partida ({ $section }).
       *[other] { START($seat, form: "the") } tiene { $count } × { TERM($tile) }, pero el máximo es { $supply } ({ $section }).
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
        [accents] Mientras se eligen los Acentos, el tablero está vacío y las manos concuerdan con lo elegido ({ $section }).
        [opening] Mientras se plantan las flores iniciales, solo están en sus Puertas las que ya tocaban ({ $section }).
        [turn] Las fichas y las manos no concuerdan con un turno normal ({ $section }).
       *[bonus] Las fichas y las manos no concuerdan con un Bonus de Armonía ({ $section }).
    }
problem-passed-in-between = Nadie puede pasar a mitad de un turno ({ $section }).
