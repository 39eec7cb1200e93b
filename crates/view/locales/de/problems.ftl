### Was an einem aufgebauten Brett nicht stimmt.

problem-no-such-player = { START($tile, form: "nominative") } auf { $at } gehört niemandem an diesem Tisch ({ $section }).
problem-hand-of-nobody = Auf dem Platz { TERM($seat) } sitzt niemand, also gibt es dort auch keine Spielsteine auf der Hand ({ $section }).
problem-too-many =
    { $supply ->
        [0] { START($seat, form: "nominative") } hat { $count } × { TERM($tile) }, was in diesem Spiel gar nicht dabei ist ({ $section }).
       *[other] { START($seat, form: "nominative") } hat { $count } × { TERM($tile) }, erlaubt sind nur { $supply } ({ $section }).
    }
problem-accent-in-gate =
    { $at-gate ->
        [none] { START($tile, form: "nominative") } darf nicht im Gatter auf { $at } liegen ({ $section }).
       *[other] { START($tile, form: "nominative") } darf nicht im { TERM($at-gate) } liegen, auf { $at } ({ $section }).
    }
problem-cannot-hold =
    { $garden ->
        [red] { START($flower, form: "nominative") } kann auf { $at } nicht blühen, mitten im Roten Garten ({ $section }).
       *[white] { START($flower, form: "nominative") } kann auf { $at } nicht blühen, mitten im Weißen Garten ({ $section }).
    }
problem-clash = { START($flower, form: "nominative") } auf { $at } und { TERM($other, form: "nominative") } auf { $other-at } stehen { part-line } in Disharmonie ({ $section }).
problem-two-growing = { START($seat, form: "nominative") } hat mehr als eine wachsende Blume ({ $section }).
problem-cannot-move = { START($seat, form: "nominative") } ist am Zug, spielt aber nicht mit ({ $section }).
problem-nobody-left = Niemand ist mehr im Spiel ({ $section }).
problem-not-the-beginning =
    { $stage ->
        [accents] Während die Aktionssteine gewählt werden, ist das Brett leer, und die Hände passen zur Wahl ({ $section }).
        [opening] Während die Eröffnungsblumen gepflanzt werden, stehen nur die schon fälligen in ihren Gattern ({ $section }).
        [turn] Brett und Hände passen nicht zu einem gewöhnlichen Zug ({ $section }).
       *[bonus] Brett und Hände passen nicht zu einem Harmonie-Bonus ({ $section }).
    }
problem-passed-in-between = Mitten im Zug kann niemand passen ({ $section }).
