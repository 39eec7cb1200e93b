### Dlaczego ruch jest niedozwolony. Każde zdanie podaje paragraf zasad.

## Niewłaściwa chwila

refusal-game-over = Partia już się skończyła ({ $section }). { $outcome }
refusal-gift-offered = Poddanie z podarunkiem czeka jeszcze na odpowiedź ({ $section }).
refusal-stage-accents = Najpierw wybiera się płytki akcentujące ({ $section }).
refusal-stage-opening = Najpierw sadzi się kwiat otwarcia ({ $section }).
refusal-stage-turn = Teraz czas na sadzenie lub przesunięcie ({ $section }).
refusal-stage-bonus = Najpierw weź Bonus Harmonii albo go pomiń ({ $section }).
refusal-could-play = Spasować można tylko wtedy, gdy nie ma innego ruchu, a ty możesz jeszcze zagrać { $example } ({ $section }).
refusal-could-play-plain = Spasować można tylko wtedy, gdy nie ma innego ruchu ({ $section }).
refusal-other = Ten ruch jest niedozwolony ({ $section }).

## Płytki akcentujące i kwiaty otwarcia

refusal-accent-count =
    { $chosen ->
        [0] Nie wybrano jeszcze żadnej płytki akcentującej, a potrzeba { $wanted } ({ $section }).
        [one] Wybrano jedną płytkę akcentującą, a potrzeba { $wanted } ({ $section }).
        [few] Wybrano { $chosen } płytki akcentujące, a potrzeba { $wanted } ({ $section }).
       *[many] Wybrano { $chosen } płytek akcentujących, a potrzeba { $wanted } ({ $section }).
    }
refusal-accent-supply =
    { $supply ->
        [0] W tej partii nie ma { TERM($accent, form: "genitive") } ({ $section }).
        [one] { TERM($accent) }: wybrano { $chosen }, a jest tylko jedna taka płytka ({ $section }).
        [few] { TERM($accent) }: wybrano { $chosen }, a są tylko { $supply } takie płytki ({ $section }).
       *[many] { TERM($accent) }: wybrano { $chosen }, a jest tylko { $supply } takich płytek ({ $section }).
    }
refusal-opening-gate = Kwiat otwarcia sadzi się w { TERM($gate, form: "locative") } ({ $section }).
refusal-opening-kind = Kwiatem otwarcia musi być { TERM($wanted) }, a nie { TERM($flower) } ({ $section }).

## Sadzenie

refusal-not-basic = W zwykłym ruchu sadzi się tylko podstawowe kwiaty, a { TERM($tile) } do nich nie należy ({ $section }).
refusal-not-in-hand = Nie masz w ręce { TERM($tile, form: "genitive") } ({ $section }).
refusal-not-a-gate = { $at } to nie brama; kwiaty sadzi się w bramie ({ $section }).
refusal-not-beside-pond = { $at } to ani brama, ani punkt przy Stawie ({ $section }).
refusal-plant-on-tile = Punkt { $at } jest zajęty: stoi tam { TERM($tile) } ({ $section }).
refusal-already-growing = Naraz może rosnąć tylko jeden twój kwiat, a { TERM($flower) } na { $at } jeszcze rośnie ({ $section }).

## Przesuwanie

refusal-nothing-to-arrange = Na { $at } nie ma żadnej płytki ({ $section }).
refusal-not-yours = { TERM($tile) } na { $at } należy do { TERM($owner, form: "genitive") } ({ $section }).
refusal-not-a-flower = { TERM($tile) } na { $at } to płytka akcentująca, a przesuwa się tylko kwiaty ({ $section }).
refusal-trapped = Orchidea na { $orchid-at } więzi { TERM($flower, form: "accusative") } na { $at } ({ $section }).
refusal-stays-put = { TERM($flower) } nie może zostać na { $at }, musi się ruszyć ({ $section }).
refusal-onto-gate = { TERM($tile) } nie może stanąć w { TERM($gate, form: "locative") } ({ $section }).
refusal-cannot-hold =
    { $garden ->
        [red] { TERM($flower) } nie może kwitnąć na { $at }, wewnątrz czerwonego ogrodu ({ $section }).
       *[white] { TERM($flower) } nie może kwitnąć na { $at }, wewnątrz białego ogrodu ({ $section }).
    }
refusal-too-far =
    { $steps ->
        [one] Z { $at } na { $to } jest jeden krok, a { TERM($flower) } robi najwyżej { $reach } ({ $section }).
        [few] Z { $at } na { $to } są { $steps } kroki, a { TERM($flower) } robi najwyżej { $reach } ({ $section }).
       *[many] Z { $at } na { $to } jest { $steps } kroków, a { TERM($flower) } robi najwyżej { $reach } ({ $section }).
    }
refusal-no-path =
    { $reach ->
        [one] Droga jest zagrodzona: { TERM($flower) } z { $at } nie dojdzie na { $to } jednym krokiem ({ $section }).
       *[other] Droga jest zagrodzona: { TERM($flower) } z { $at } nie dojdzie na { $to } w { $reach } krokach ({ $section }).
    }
refusal-not-exact =
    { $reach ->
        [few] { TERM($flower) } z { $at } robi dokładnie { $reach } kroki i nie wchodzi dwa razy na ten sam punkt; żadna taka droga nie prowadzi na { $to } ({ $section }).
       *[other] { TERM($flower) } z { $at } robi dokładnie { $reach } kroków i nie wchodzi dwa razy na ten sam punkt; żadna taka droga nie prowadzi na { $to } ({ $section }).
    }
refusal-gate-on-the-way = { TERM($flower) } z { $at } nie może przejść przez bramę, a innej drogi na { $to } nie ma ({ $section }).
refusal-garden-on-the-way = { TERM($flower) } z { $at } nie może wejść do ogrodu drugiego koloru, a innej drogi na { $to } nie ma ({ $section }).

## Bicie

refusal-own-tile = { TERM($flower) } z { $from } nie może zbić { TERM($tile, form: "genitive") } na { $at }: obie płytki są twoje ({ $section }).
refusal-capture-accent = { TERM($flower) } z { $from } nie może zbić { TERM($tile, form: "genitive") } na { $at }: płytek akcentujących się nie zbija ({ $section }).
refusal-protected = Bambus na { $bamboo-at } chroni { TERM($tile, form: "accusative") } na { $at } ({ $section }).
refusal-orchid-needs-lotus = Dopóki twój Biały Lotos nie kwitnie, Orchidea z { $orchid-at } nie może zbić { TERM($tile, form: "genitive") } na { $at } ({ $section }).
refusal-cannot-capture = { TERM($flower) } z { $from } nie może zbić { TERM($tile, form: "genitive") } na { $at } ({ $section }).
refusal-never-captured = { TERM($flower) } z { $from } nie może zbić { TERM($tile, form: "genitive") } na { $at }: według tych zasad żaden kwiat tej płytki nie zbija ({ $section }).

## Dysharmonie

refusal-clash-arriving = Między { TERM($flower, form: "instrumental") } na { $at } a { TERM($other, form: "instrumental") } na { $other-at } powstałaby dysharmonia { part-line } ({ $section }).
refusal-clash-uncovering = Gdyby linia się odsłoniła, między { TERM($flower, form: "instrumental") } na { $at } a { TERM($other, form: "instrumental") } na { $other-at } powstałaby dysharmonia { part-line } ({ $section }).
refusal-clash-wheel = Po obrocie Koła między { TERM($flower, form: "instrumental") } na { $at } a { TERM($other, form: "instrumental") } na { $other-at } powstałaby dysharmonia { part-line } ({ $section }).
refusal-clash-bamboo = Gdyby Bambus odesłał otaczające go płytki, między { TERM($flower, form: "instrumental") } na { $at } a { TERM($other, form: "instrumental") } na { $other-at } powstałaby dysharmonia { part-line } ({ $section }).

part-line =
    { $line ->
        [row] w rzędzie { $number }
       *[column] w kolumnie { $number }
    }

## Bonus

refusal-bonus-not-due = Przesunięcie z { $from } na { $to } nie tworzy nowej harmonii, więc bonus się nie należy ({ $section }).
refusal-bonus-while-growing = Nie możesz posadzić podstawowego kwiatu jako bonusu, dopóki na { $at } rośnie { TERM($flower) } ({ $section }).
refusal-accent-on-tile = { TERM($accent) } potrzebuje pustego punktu, a na { $at } stoi { TERM($tile) } ({ $section }).
refusal-accent-on-gate = { TERM($accent) } nie może stać w { TERM($gate, form: "locative") } ({ $section }).
refusal-no-second-point = Drugi punkt podaje się tylko dla Łódki, nie dla { TERM($tile, form: "genitive") } ({ $section }).

## Koło

refusal-wheel-beside-growing = Koła nie można tu położyć, bo tuż przy nim, w bramie na { $at }, rośnie { TERM($flower) } ({ $section }).
refusal-wheel-beside-rock = Koła nie można położyć przy Kamieniu na { $at } ({ $section }).
refusal-wheel-off-board = Koło zepchnęłoby { TERM($tile, form: "accusative") } z { $at } poza planszę ({ $section }).
refusal-wheel-into-gate = Koło przeniosłoby { TERM($tile, form: "accusative") } z { $at } do { TERM($gate, form: "genitive") } ({ $section }).
refusal-wheel-into-garden =
    { $garden ->
        [red] Koło przeniosłoby { TERM($flower, form: "accusative") } z { $at } na { $to }, do wnętrza czerwonego ogrodu ({ $section }).
       *[white] Koło przeniosłoby { TERM($flower, form: "accusative") } z { $at } na { $to }, do wnętrza białego ogrodu ({ $section }).
    }
refusal-wheel-onto-tile = Koło przeniosłoby { TERM($tile, form: "accusative") } z { $at } na { $other-at }, a tam zostaje { TERM($other) } ({ $section }).

## Łódka

refusal-boat-on-nothing = Łódkę kładzie się na płytce, a punkt { $at } jest pusty ({ $section }).
refusal-boat-on-growing = Łódka nie przewozi rosnących kwiatów, a { TERM($flower) } na { $at } jeszcze rośnie ({ $section }).
refusal-boat-needs-target = Wskaż też, dokąd Łódka ma przewieźć { TERM($flower, form: "accusative") } z { $at } ({ $section }).
refusal-boat-removes-accent = Łódka usuwa { TERM($accent, form: "accusative") } z { $at }; nie ma tu czego przewozić ({ $section }).
refusal-boat-keeps-accent = Łódka usuwa tylko Kamień, Koło albo Zboże; { TERM($accent) } na { $at } zostaje ({ $section }).
refusal-boat-too-far = Łódka przewozi { TERM($flower, form: "accusative") } z { $at } tylko na jeden z otaczających punktów, a { $to } jest za daleko ({ $section }).
refusal-boat-onto-tile = Łódka nie może przewieźć { TERM($flower, form: "genitive") } z { $at } na { $to }: stoi tam { TERM($tile) } ({ $section }).
