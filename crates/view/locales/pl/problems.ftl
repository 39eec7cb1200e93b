### Co jest nie tak z ustawioną planszą.

problem-no-such-player = { TERM($tile) } na { $at } nie należy do nikogo przy tym stole ({ $section }).
problem-hand-of-nobody = Na miejscu { TERM($seat) } nikt nie siedzi, więc nie może tam być płytek w ręce ({ $section }).
problem-too-many =
    { $supply ->
        [0] { TERM($seat) } ma { $count } × { TERM($tile) }, a tej płytki nie ma w tej grze ({ $section }).
       *[other] { TERM($seat) } ma { $count } × { TERM($tile) }, a może mieć najwyżej { $supply } ({ $section }).
    }
problem-accent-in-gate =
    { $at-gate ->
        [none] { TERM($tile) } nie może leżeć w Bramie na { $at } ({ $section }).
       *[other] { TERM($tile) } nie może leżeć w { TERM($at-gate, form: "locative") }, na { $at } ({ $section }).
    }
problem-cannot-hold =
    { $garden ->
        [red] { TERM($flower) } nie może kwitnąć na { $at }, wewnątrz Czerwonego Ogrodu ({ $section }).
       *[white] { TERM($flower) } nie może kwitnąć na { $at }, wewnątrz Białego Ogrodu ({ $section }).
    }
problem-clash = Między { TERM($flower, form: "instrumental") } na { $at } a { TERM($other, form: "instrumental") } na { $other-at } jest Dysharmonia { part-line } ({ $section }).
problem-two-growing = { TERM($seat) } ma więcej niż jeden rosnący kwiat ({ $section }).
problem-cannot-move = Ruch należy do { TERM($seat, form: "genitive") }, ale nie ma tam nikogo w grze ({ $section }).
problem-nobody-left = W grze nikt już nie został ({ $section }).
problem-not-the-beginning =
    { $stage ->
        [accents] Podczas wyboru Płytek Akcentujących plansza jest pusta, a ręce zgadzają się z wyborem ({ $section }).
        [opening] Podczas sadzenia kwiatów otwarcia w Bramach stoją tylko te, na które przyszła już kolej ({ $section }).
        [turn] Plansza i ręce nie pasują do zwykłego ruchu ({ $section }).
       *[bonus] Plansza i ręce nie pasują do Bonusu Harmonii ({ $section }).
    }
problem-passed-in-between = W środku ruchu nikt nie może pasować ({ $section }).
