### Co jest nie tak z ustawioną planszą.

problem-no-such-player = { TERM($tile) } na { $at } nie należy do nikogo w tej partii ({ $section }).
problem-hand-of-nobody = Miejsce { TERM($seat) } jest puste, więc nie może tam być płytek w ręce ({ $section }).
problem-too-many =
    { $supply ->
        [0] W tej partii nie ma { TERM($tile, form: "genitive") }, a { TERM($seat) } ma { $count } ({ $section }).
       *[other] { TERM($seat) } ma { $count } × { TERM($tile) }, a może mieć najwyżej { $supply } ({ $section }).
    }
problem-accent-in-gate =
    { $at-gate ->
        [none] { TERM($tile) } nie może stać w bramie na { $at } ({ $section }).
       *[other] { TERM($tile) } nie może stać w { TERM($at-gate, form: "locative") }, na { $at } ({ $section }).
    }
problem-cannot-hold =
    { $garden ->
        [red] { TERM($flower) } nie może kwitnąć na { $at }, wewnątrz czerwonego ogrodu ({ $section }).
       *[white] { TERM($flower) } nie może kwitnąć na { $at }, wewnątrz białego ogrodu ({ $section }).
    }
problem-clash = Między { TERM($flower, form: "instrumental") } na { $at } a { TERM($other, form: "instrumental") } na { $other-at } jest dysharmonia { part-line } ({ $section }).
problem-two-growing = { TERM($seat) } ma więcej niż jeden rosnący kwiat ({ $section }).
problem-cannot-move = Ruch ma { TERM($seat) }, ale nie bierze udziału w partii ({ $section }).
problem-nobody-left = W partii nikt już nie został ({ $section }).
problem-not-the-beginning =
    { $stage ->
        [accents] Trwa jeszcze wybór płytek akcentujących, ale plansza lub ręce do tego nie pasują ({ $section }).
        [opening] Trwa jeszcze sadzenie kwiatów otwarcia, ale plansza lub ręce do tego nie pasują ({ $section }).
        [turn] Plansza lub ręce nie pasują do zwykłego ruchu ({ $section }).
       *[bonus] Plansza lub ręce nie pasują do Bonusu Harmonii ({ $section }).
    }
problem-passed-in-between = W środku ruchu nikt nie może spasować ({ $section }).
problem-other = Ta pozycja jest niemożliwa ({ $section }).
