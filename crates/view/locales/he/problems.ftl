### מה לא בסדר בלוח שמישהו ערך.

problem-no-such-player =
    { TERM($tile, form: "gender") ->
        [feminine] { TERM($tile, form: "the") } שב־{ $at } אינה שייכת לאף שחקן במשחק הזה ({ $section }).
       *[masculine] { TERM($tile, form: "the") } שב־{ $at } אינו שייך לאף שחקן במשחק הזה ({ $section }).
    }
problem-hand-of-nobody = אין שחקן במקום של { TERM($seat, form: "the") }, ולכן לא יכולים להיות שם אריחים ביד ({ $section }).
problem-too-many =
    { $supply ->
        [0] במשחק הזה אין { TERM($tile, form: "a") }, אבל { TERM($seat, form: "to") } יש { $count ->
            [one] אריח אחד כזה
            [two] שני אריחים כאלה
           *[other] { $count } אריחים כאלה
        } ({ $section }).
       *[other] { TERM($seat, form: "to") } יש { $count ->
            [one] אריח אחד
            [two] שני אריחים
           *[other] { $count } אריחים
        } מסוג { TERM($tile, form: "a") }, אבל { $supply ->
            [one] מותר רק אחד
            [two] מותרים רק שניים
           *[other] מותרים רק { $supply }
        } ({ $section }).
    }
problem-accent-in-gate =
    { $at-gate ->
        [none] אי אפשר להניח את { TERM($tile, form: "the") } בשער שב־{ $at } ({ $section }).
       *[other] אי אפשר להניח את { TERM($tile, form: "the") } { TERM($at-gate, form: "in") }, ב־{ $at } ({ $section }).
    }
problem-cannot-hold =
    { $garden ->
        [red] { TERM($flower, form: "gender") ->
            [feminine] { TERM($flower, form: "the") } לא יכולה לפרוח ב־{ $at }, בתוך הגן האדום ({ $section }).
           *[masculine] { TERM($flower, form: "the") } לא יכול לפרוח ב־{ $at }, בתוך הגן האדום ({ $section }).
        }
       *[white] { TERM($flower, form: "gender") ->
            [feminine] { TERM($flower, form: "the") } לא יכולה לפרוח ב־{ $at }, בתוך הגן הלבן ({ $section }).
           *[masculine] { TERM($flower, form: "the") } לא יכול לפרוח ב־{ $at }, בתוך הגן הלבן ({ $section }).
        }
    }
problem-clash = יש דיסהרמוניה { part-line }, בין { TERM($flower, form: "the") } שב־{ $at } { TERM($other, form: "to") } שב־{ $other-at } ({ $section }).
problem-two-growing = { TERM($seat, form: "to") } יש יותר מפרח צומח אחד ({ $section }).
problem-cannot-move = עכשיו התור של { TERM($seat, form: "the") }, שאינו במשחק ({ $section }).
problem-nobody-left = לא נשאר אף אחד במשחק ({ $section }).
problem-not-the-beginning =
    { $stage ->
        [accents] עדיין בוחרים אריחי אפקט, אבל הלוח או הידיים אינם מתאימים לכך ({ $section }).
        [opening] עדיין שותלים את פרחי הפתיחה, אבל הלוח או הידיים אינם מתאימים לכך ({ $section }).
        [turn] הלוח או הידיים אינם מתאימים לתור רגיל ({ $section }).
       *[bonus] הלוח או הידיים אינם מתאימים לבונוס הרמוניה ({ $section }).
    }
problem-passed-in-between = אי אפשר לוותר על התור באמצעו ({ $section }).
problem-other = העמדה הזאת אינה אפשרית ({ $section }).
