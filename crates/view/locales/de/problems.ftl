### Was an einem aufgebauten Brett nicht stimmt.

problem-no-such-player = { START($tile, form: "nominative") } auf { $at } gehört niemandem, der mitspielt ({ $section }).
problem-hand-of-nobody = Auf dem Platz { TERM($seat) } sitzt niemand, also kann dort auch niemand Spielsteine auf der Hand haben ({ $section }).
problem-too-many =
    { $supply ->
        [0] { START($tile, form: "nominative") } ist in dieser Partie nicht dabei, aber { TERM($seat, form: "nominative") } hat { $count } davon ({ $section }).
       *[other] { START($seat, form: "nominative") } hat { $count } × { TERM($tile) }, es gibt aber nur { $supply } ({ $section }).
    }
problem-accent-in-gate =
    { $at-gate ->
        [none] { START($tile, form: "nominative") } darf nicht im Gatter auf { $at } stehen ({ $section }).
       *[other] { START($tile, form: "nominative") } auf { $at } darf nicht im { TERM($at-gate) } stehen ({ $section }).
    }
problem-cannot-hold =
    { $garden ->
        [red] Auf { $at }, im Inneren des roten Gartens, kann { TERM($flower, form: "nominative") } nicht blühen ({ $section }).
       *[white] Auf { $at }, im Inneren des weißen Gartens, kann { TERM($flower, form: "nominative") } nicht blühen ({ $section }).
    }
problem-clash = { START($flower, form: "nominative") } auf { $at } und { TERM($other, form: "nominative") } auf { $other-at } stehen { part-line } in Disharmonie ({ $section }).
problem-two-growing = { START($seat, form: "nominative") } hat mehr als eine wachsende Blume ({ $section }).
problem-cannot-move = { START($seat, form: "nominative") } ist am Zug, spielt aber nicht mit ({ $section }).
problem-nobody-left = Niemand spielt mehr mit ({ $section }).
problem-not-the-beginning =
    { $stage ->
        [accents] Die Aktionssteine werden noch gewählt, aber Brett oder Hände passen nicht dazu ({ $section }).
        [opening] Die Eröffnungsblumen werden noch gepflanzt, aber Brett oder Hände passen nicht dazu ({ $section }).
        [turn] Brett oder Hände passen nicht zu einem gewöhnlichen Zug ({ $section }).
       *[bonus] Brett oder Hände passen nicht zu einem Harmonie-Bonus ({ $section }).
    }
problem-passed-in-between = Mitten im Zug kann niemand passen ({ $section }).
problem-other = Diese Stellung ist nicht möglich ({ $section }).
