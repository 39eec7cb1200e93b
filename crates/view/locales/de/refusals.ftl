### Warum ein Zug nicht erlaubt ist. Jeder Satz nennt den Paragrafen der Regeln.

## Der falsche Augenblick

refusal-game-over = Die Partie ist zu Ende ({ $section }). { $outcome }
refusal-gift-offered = Jemand möchte mit einem Geschenk aufgeben und wartet noch auf eine Antwort ({ $section }).
refusal-stage-accents = Zuerst werden die Aktionssteine gewählt ({ $section }).
refusal-stage-opening = Zuerst wird die Eröffnungsblume gepflanzt ({ $section }).
refusal-stage-turn = Jetzt wird gepflanzt oder geordnet ({ $section }).
refusal-stage-bonus = Nimm zuerst deinen Harmonie-Bonus oder verzichte darauf ({ $section }).
refusal-could-play = Passen darfst du nur, wenn du keinen erlaubten Zug hast; du könntest aber { $example } spielen ({ $section }).
refusal-could-play-plain = Passen darfst du nur, wenn du keinen erlaubten Zug hast ({ $section }).
refusal-other = Dieser Zug ist nicht erlaubt ({ $section }).

## Aktionssteine und Eröffnungsblumen

refusal-accent-count =
    { $chosen ->
        [0] Du hast noch keinen Aktionsstein gewählt; es müssen { $wanted } sein ({ $section }).
        [one] Du hast einen Aktionsstein gewählt; es müssen { $wanted } sein ({ $section }).
       *[other] Du hast { $chosen } Aktionssteine gewählt; es müssen { $wanted } sein ({ $section }).
    }
refusal-accent-supply =
    { $supply ->
        [0] { START($accent, form: "nominative") } ist in dieser Partie nicht dabei ({ $section }).
        [one] Du hast { $chosen } { TERM($accent, form: "plural") } gewählt, es gibt aber nur { TERM($accent, form: "a-accusative") } ({ $section }).
       *[other] Du hast { $chosen } { TERM($accent, form: "plural") } gewählt, es gibt aber nur { $supply } ({ $section }).
    }
refusal-opening-gate = Die Eröffnungsblume gehört ins { TERM($gate) } ({ $section }).
refusal-opening-kind = Die Eröffnungsblume muss { TERM($wanted, form: "a-nominative") } sein, { TERM($flower, form: "no-nominative") } ({ $section }).

## Pflanzen

refusal-not-basic = In einem gewöhnlichen Zug pflanzt du nur Standardblumen; { TERM($tile, form: "nominative") } ist keine ({ $section }).
refusal-not-in-hand = Du hast { TERM($tile, form: "no-accusative") } auf der Hand ({ $section }).
refusal-not-a-gate = { $at } ist kein Gatter; Blumen werden in ein Gatter gepflanzt ({ $section }).
refusal-not-beside-pond = { $at } ist weder ein Gatter noch ein Punkt neben einem Teich ({ $section }).
refusal-plant-on-tile = { $at } ist besetzt: Dort steht schon { TERM($tile, form: "a-nominative") } ({ $section }).
refusal-already-growing = Es darf nur eine deiner Blumen wachsen, und { TERM($flower, form: "nominative") } auf { $at } wächst noch ({ $section }).

## Ordnen

refusal-nothing-to-arrange = Auf { $at } steht kein Spielstein ({ $section }).
refusal-not-yours = { START($tile, form: "nominative") } auf { $at } gehört { TERM($owner, form: "dative") } ({ $section }).
refusal-not-a-flower = { START($tile, form: "nominative") } auf { $at } ist ein Aktionsstein; geordnet werden nur Blumen ({ $section }).
refusal-trapped = { START($flower, form: "nominative") } auf { $at } wird von der Orchidee auf { $orchid-at } festgehalten ({ $section }).
refusal-stays-put = { START($flower, form: "nominative") } darf nicht auf { $at } stehen bleiben ({ $section }).
refusal-onto-gate = { START($tile, form: "nominative") } darf nicht im { TERM($gate) } stehen bleiben ({ $section }).
refusal-cannot-hold =
    { $garden ->
        [red] Auf { $at }, im Inneren des roten Gartens, kann { TERM($flower, form: "nominative") } nicht blühen ({ $section }).
       *[white] Auf { $at }, im Inneren des weißen Gartens, kann { TERM($flower, form: "nominative") } nicht blühen ({ $section }).
    }
refusal-too-far = Von { $at } nach { $to } sind es { $steps } Schritte; { TERM($flower, form: "nominative") } schafft höchstens { $reach } ({ $section }).
refusal-no-path = Der Weg ist versperrt: { START($flower, form: "nominative") } auf { $at } kommt mit { $reach } Schritten nicht nach { $to } ({ $section }).
refusal-not-exact = { START($flower, form: "nominative") } auf { $at } geht genau { $reach } Schritte und betritt keinen Punkt zweimal; so ein Weg führt nicht nach { $to } ({ $section }).
refusal-gate-on-the-way = { START($flower, form: "nominative") } auf { $at } darf nicht durch ein Gatter gehen, und ein anderer Weg führt nicht nach { $to } ({ $section }).
refusal-garden-on-the-way = { START($flower, form: "nominative") } auf { $at } darf keinen Garten der anderen Farbe betreten, und ein anderer Weg führt nicht nach { $to } ({ $section }).

## Schlagen

refusal-own-tile = { START($flower, form: "nominative") } auf { $from } kann { TERM($tile, form: "accusative") } auf { $at } nicht schlagen: Beide gehören dir ({ $section }).
refusal-capture-accent = { START($flower, form: "nominative") } auf { $from } kann { TERM($tile, form: "accusative") } auf { $at } nicht schlagen: Aktionssteine werden nie geschlagen ({ $section }).
refusal-protected = { START($tile, form: "nominative") } auf { $at } wird vom Bambus auf { $bamboo-at } geschützt ({ $section }).
refusal-orchid-needs-lotus = Solange dein Weißer Lotus nicht blüht, kann deine Orchidee auf { $orchid-at } { TERM($tile, form: "accusative") } auf { $at } nicht schlagen ({ $section }).
refusal-cannot-capture = { START($flower, form: "nominative") } auf { $from } kann { TERM($tile, form: "accusative") } auf { $at } nicht schlagen ({ $section }).
refusal-never-captured = { START($flower, form: "nominative") } auf { $from } kann { TERM($tile, form: "accusative") } auf { $at } nicht schlagen: Nach diesen Regeln schlägt keine Blume diesen Spielstein ({ $section }).

## Disharmonien

refusal-clash-arriving = { START($flower, form: "nominative") } auf { $at } und { TERM($other, form: "nominative") } auf { $other-at } stünden { part-line } in Disharmonie ({ $section }).
refusal-clash-uncovering = Ohne Spielstein dazwischen stünden { TERM($flower, form: "nominative") } auf { $at } und { TERM($other, form: "nominative") } auf { $other-at } { part-line } in Disharmonie ({ $section }).
refusal-clash-wheel = Nach der Drehung des Rads stünden { TERM($flower, form: "nominative") } auf { $at } und { TERM($other, form: "nominative") } auf { $other-at } { part-line } in Disharmonie ({ $section }).
refusal-clash-bamboo = Würde der Bambus alles um sich herum nach Hause schicken, stünden { TERM($flower, form: "nominative") } auf { $at } und { TERM($other, form: "nominative") } auf { $other-at } { part-line } in Disharmonie ({ $section }).

part-line =
    { $line ->
        [row] in Zeile { $number }
       *[column] in Spalte { $number }
    }

## Der Bonus

refusal-bonus-not-due = Der Weg von { $from } nach { $to } bringt dir keine neue Harmonie, also gibt es keinen Bonus ({ $section }).
refusal-bonus-while-growing = Solange { TERM($flower, form: "nominative") } auf { $at } wächst, darfst du als Bonus keine Standardblume pflanzen ({ $section }).
refusal-accent-on-tile = { START($accent, form: "nominative") } braucht einen leeren Punkt, aber auf { $at } steht { TERM($tile, form: "a-nominative") } ({ $section }).
refusal-accent-on-gate = { START($accent, form: "nominative") } darf nicht im { TERM($gate) } stehen ({ $section }).
refusal-no-second-point = Einen zweiten Punkt braucht nur das Boot, { TERM($tile, form: "nominative") } nicht ({ $section }).

## Das Rad

refusal-wheel-beside-growing = Das Rad kann { TERM($flower, form: "accusative") } auf { $at } nicht aus dem Gatter drehen ({ $section }).
refusal-wheel-beside-rock = Das Rad kann den Stein auf { $at } nicht drehen ({ $section }).
refusal-wheel-off-board = Das Rad würde { TERM($tile, form: "accusative") } auf { $at } vom Brett drehen ({ $section }).
refusal-wheel-into-gate = Das Rad würde { TERM($tile, form: "accusative") } von { $at } ins { TERM($gate) } drehen ({ $section }).
refusal-wheel-into-garden =
    { $garden ->
        [red] Das Rad würde { TERM($flower, form: "accusative") } von { $at } nach { $to } drehen, ins Innere des roten Gartens ({ $section }).
       *[white] Das Rad würde { TERM($flower, form: "accusative") } von { $at } nach { $to } drehen, ins Innere des weißen Gartens ({ $section }).
    }
refusal-wheel-onto-tile = Das Rad würde { TERM($tile, form: "accusative") } von { $at } nach { $other-at } drehen, doch dort bleibt { TERM($other, form: "nominative") } stehen ({ $section }).

## Das Boot

refusal-boat-on-nothing = Ein Boot setzt man auf eine Blume oder einen Aktionsstein, aber { $at } ist leer ({ $section }).
refusal-boat-on-growing = Ein Boot kann { TERM($flower, form: "accusative") } auf { $at } nicht versetzen: Wachsende Blumen bleiben in ihrem Gatter ({ $section }).
refusal-boat-needs-target = Sag auch, wohin das Boot { TERM($flower, form: "accusative") } auf { $at } versetzen soll ({ $section }).
refusal-boat-removes-accent = Das Boot nimmt { TERM($accent, form: "accusative") } auf { $at } vom Brett; versetzt wird dabei nichts ({ $section }).
refusal-boat-keeps-accent = Das Boot nimmt nur Steine, Räder und Knöteriche vom Brett, nicht { TERM($accent, form: "accusative") } auf { $at } ({ $section }).
refusal-boat-too-far = Das Boot versetzt { TERM($flower, form: "accusative") } von { $at } nur auf einen der acht umliegenden Punkte; { $to } ist zu weit weg ({ $section }).
refusal-boat-onto-tile = Das Boot kann { TERM($flower, form: "accusative") } nicht von { $at } nach { $to } versetzen: Dort steht { TERM($tile, form: "a-nominative") } ({ $section }).
