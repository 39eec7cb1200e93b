### מה לא בסדר בלוח שמישהו סידר.

problem-no-such-player =
    { TERM($tile, form: "gender") ->
        [feminine] { TERM($tile, form: "the") } שב־{ $at } אינה שייכת לאף אחד סביב השולחן ({ $section }).
       *[masculine] { TERM($tile, form: "the") } שב־{ $at } אינו שייך לאף אחד סביב השולחן ({ $section }).
    }
problem-hand-of-nobody = אף אחד לא יושב במקום { TERM($seat) }, ולכן לא יכולים להיות שם אריחים ביד ({ $section }).
problem-too-many =
    { $supply ->
        [0] אין במשחק הזה { TERM($tile, form: "a") }, אבל יש { TERM($seat, form: "to") } { $count } ({ $section }).
       *[other] יש { TERM($seat, form: "to") } { $count } × { TERM($tile, form: "a") }, אבל מותר לכל היותר { $supply } ({ $section }).
    }
problem-accent-in-gate =
    { $at-gate ->
        [none] אי אפשר להניח את { TERM($tile, form: "the") } בשער שב־{ $at } ({ $section }).
       *[other] אי אפשר להניח את { TERM($tile, form: "the") } { TERM($at-gate, form: "in") }, ב־{ $at } ({ $section }).
    }
problem-cannot-hold =
    { $garden ->
        [red] { TERM($flower, form: "gender") ->
            [feminine] { TERM($flower, form: "the") } אינה יכולה לפרוח ב־{ $at }, בתוך הגן האדום ({ $section }).
           *[masculine] { TERM($flower, form: "the") } אינו יכול לפרוח ב־{ $at }, בתוך הגן האדום ({ $section }).
        }
       *[white] { TERM($flower, form: "gender") ->
            [feminine] { TERM($flower, form: "the") } אינה יכולה לפרוח ב־{ $at }, בתוך הגן הלבן ({ $section }).
           *[masculine] { TERM($flower, form: "the") } אינו יכול לפרוח ב־{ $at }, בתוך הגן הלבן ({ $section }).
        }
    }
problem-clash = בין { TERM($flower, form: "the") } שב־{ $at } { TERM($other, form: "to") } שב־{ $other-at } יש דיסהרמוניה { part-line } ({ $section }).
problem-two-growing = יש { TERM($seat, form: "to") } יותר מפרח צומח אחד ({ $section }).
problem-cannot-move = התור שייך { TERM($seat, form: "to") }, שאינו במשחק ({ $section }).
problem-nobody-left = לא נשאר אף אחד במשחק ({ $section }).
problem-not-the-beginning =
    { $stage ->
        [accents] עדיין בוחרים אריחי אפקט, אבל הלוח או הידיים אינם מתאימים לכך ({ $section }).
        [opening] עדיין שותלים את פרחי הפתיחה, אבל הלוח או הידיים אינם מתאימים לכך ({ $section }).
        [turn] הלוח או הידיים אינם מתאימים לתור רגיל ({ $section }).
       *[bonus] הלוח או הידיים אינם מתאימים לבונוס הרמוניה ({ $section }).
    }
problem-passed-in-between = אי אפשר לוותר על התור באמצעו ({ $section }).
