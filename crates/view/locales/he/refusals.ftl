### למה תור אינו מותר. כל משפט מציין את הסעיף בחוקים.

## לא ברגע הנכון

refusal-game-over = המשחק נגמר ({ $section }). { $outcome }
refusal-gift-offered = כניעה עם מתנה עדיין מחכה לתשובה ({ $section }).
refusal-stage-accents = קודם בוחרים אריחי אפקט ({ $section }).
refusal-stage-opening = קודם שותלים את פרח הפתיחה ({ $section }).
refusal-stage-turn = עכשיו הזמן לשתול או לסדר ({ $section }).
refusal-stage-bonus = קודם יש לקחת את בונוס ההרמוניה או לוותר עליו ({ $section }).
refusal-could-play = אפשר לוותר על התור רק כשאין שום מהלך אחר, ויש למשל { $example } ({ $section }).
refusal-could-play-plain = אפשר לוותר על התור רק כשאין שום מהלך אחר ({ $section }).

## אריחי אפקט ופרחי פתיחה

refusal-accent-count =
    { $chosen ->
        [0] עדיין לא נבחר אף אריח אפקט; צריך לבחור { $wanted } ({ $section }).
        [one] נבחר אריח אפקט אחד; צריך לבחור { $wanted } ({ $section }).
        [two] נבחרו שני אריחי אפקט; צריך לבחור { $wanted } ({ $section }).
       *[other] נבחרו { $chosen } אריחי אפקט; צריך לבחור { $wanted } ({ $section }).
    }
refusal-accent-supply =
    { $supply ->
        [0] { TERM($accent, form: "gender") ->
            [feminine] { TERM($accent, form: "the") } אינה משתתפת במשחק הזה ({ $section }).
           *[masculine] { TERM($accent, form: "the") } אינו משתתף במשחק הזה ({ $section }).
        }
        [one] { TERM($accent, form: "gender") ->
            [feminine] נבחרו { $chosen } { TERM($accent, form: "plural") }, אבל יש רק אחת ({ $section }).
           *[masculine] נבחרו { $chosen } { TERM($accent, form: "plural") }, אבל יש רק אחד ({ $section }).
        }
       *[other] נבחרו { $chosen } { TERM($accent, form: "plural") }, אבל יש רק { TERM($accent, form: "two") } ({ $section }).
    }
refusal-opening-gate = את פרח הפתיחה שותלים { TERM($gate, form: "in") } ({ $section }).
refusal-opening-kind = פרח הפתיחה צריך להיות { TERM($wanted, form: "a") }, לא { TERM($flower, form: "a") } ({ $section }).

## שתילה

refusal-not-basic = בתור רגיל שותלים רק פרחים בסיסיים, לא { TERM($tile, form: "a") } ({ $section }).
refusal-not-in-hand = אין לך { TERM($tile, form: "a") } ביד ({ $section }).
refusal-not-a-gate = הצומת { $at } אינו שער ואינו ליד אגם ({ $section }).
refusal-plant-on-tile =
    { TERM($tile, form: "gender") ->
        [feminine] הצומת { $at } תפוס: { TERM($tile, form: "the") } כבר עומדת שם ({ $section }).
       *[masculine] הצומת { $at } תפוס: { TERM($tile, form: "the") } כבר עומד שם ({ $section }).
    }
refusal-already-growing =
    { TERM($flower, form: "gender") ->
        [feminine] רק פרח אחד שלך יכול לצמוח בכל רגע, ו{ TERM($flower, form: "the") } שב־{ $at } עדיין צומחת ({ $section }).
       *[masculine] רק פרח אחד שלך יכול לצמוח בכל רגע, ו{ TERM($flower, form: "the") } שב־{ $at } עדיין צומח ({ $section }).
    }

## סידור

refusal-nothing-to-arrange = אין אריח ב־{ $at } ({ $section }).
refusal-not-yours =
    { TERM($tile, form: "gender") ->
        [feminine] { TERM($tile, form: "the") } שב־{ $at } שייכת { TERM($owner, form: "to") } ({ $section }).
       *[masculine] { TERM($tile, form: "the") } שב־{ $at } שייך { TERM($owner, form: "to") } ({ $section }).
    }
refusal-not-a-flower =
    { TERM($tile, form: "gender") ->
        [feminine] { TERM($tile, form: "the") } שב־{ $at } היא אריח אפקט; מסדרים רק פרחים ({ $section }).
       *[masculine] { TERM($tile, form: "the") } שב־{ $at } הוא אריח אפקט; מסדרים רק פרחים ({ $section }).
    }
refusal-trapped = הסחלב שב־{ $orchid-at } כולא את { TERM($flower, form: "the") } שב־{ $at } ({ $section }).
refusal-stays-put =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } אינה יכולה להישאר ב־{ $at } ({ $section }).
       *[masculine] { TERM($flower, form: "the") } אינו יכול להישאר ב־{ $at } ({ $section }).
    }
refusal-onto-gate =
    { TERM($tile, form: "gender") ->
        [feminine] { TERM($tile, form: "the") } אינה יכולה לעצור { TERM($gate, form: "in") } ({ $section }).
       *[masculine] { TERM($tile, form: "the") } אינו יכול לעצור { TERM($gate, form: "in") } ({ $section }).
    }
refusal-cannot-hold =
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
refusal-too-far =
    { TERM($flower, form: "gender") ->
        [feminine] מ־{ $at } אל { $to } יש { $steps } צעדים; { TERM($flower, form: "the") } צועדת לכל היותר { $reach } ({ $section }).
       *[masculine] מ־{ $at } אל { $to } יש { $steps } צעדים; { TERM($flower, form: "the") } צועד לכל היותר { $reach } ({ $section }).
    }
refusal-no-path =
    { TERM($flower, form: "gender") ->
        [feminine] הדרך חסומה: { TERM($flower, form: "the") } שב־{ $at } אינה מגיעה ב־{ $reach } צעדים אל { $to } ({ $section }).
       *[masculine] הדרך חסומה: { TERM($flower, form: "the") } שב־{ $at } אינו מגיע ב־{ $reach } צעדים אל { $to } ({ $section }).
    }

## לכידה

refusal-own-tile =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } שב־{ $from } אינה יכולה ללכוד את { TERM($tile, form: "the") } שב־{ $at }: שני האריחים שלך ({ $section }).
       *[masculine] { TERM($flower, form: "the") } שב־{ $from } אינו יכול ללכוד את { TERM($tile, form: "the") } שב־{ $at }: שני האריחים שלך ({ $section }).
    }
refusal-capture-accent =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } שב־{ $from } אינה יכולה ללכוד את { TERM($tile, form: "the") } שב־{ $at }: אריחי אפקט לא נלכדים ({ $section }).
       *[masculine] { TERM($flower, form: "the") } שב־{ $from } אינו יכול ללכוד את { TERM($tile, form: "the") } שב־{ $at }: אריחי אפקט לא נלכדים ({ $section }).
    }
refusal-protected = הבמבוק שב־{ $bamboo-at } מגן על { TERM($tile, form: "the") } שב־{ $at } ({ $section }).
refusal-orchid-needs-lotus = בלי לוטוס לבן פורח משלך, הסחלב שב־{ $orchid-at } אינו יכול ללכוד את { TERM($tile, form: "the") } שב־{ $at } ({ $section }).
refusal-cannot-capture =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } שב־{ $from } אינה יכולה ללכוד את { TERM($tile, form: "the") } שב־{ $at } ({ $section }).
       *[masculine] { TERM($flower, form: "the") } שב־{ $from } אינו יכול ללכוד את { TERM($tile, form: "the") } שב־{ $at } ({ $section }).
    }

## דיסהרמוניות

refusal-clash-arriving = בין { TERM($flower, form: "the") } שב־{ $at } { TERM($other, form: "to") } שב־{ $other-at } תיווצר דיסהרמוניה { part-line } ({ $section }).
refusal-clash-uncovering = בלי מחסום ביניהם, בין { TERM($flower, form: "the") } שב־{ $at } { TERM($other, form: "to") } שב־{ $other-at } תיווצר דיסהרמוניה { part-line } ({ $section }).
refusal-clash-wheel = אחרי סיבוב הגלגל, בין { TERM($flower, form: "the") } שב־{ $at } { TERM($other, form: "to") } שב־{ $other-at } תיווצר דיסהרמוניה { part-line } ({ $section }).
refusal-clash-bamboo = אחרי שהבמבוק יחזיר את שכניו, בין { TERM($flower, form: "the") } שב־{ $at } { TERM($other, form: "to") } שב־{ $other-at } תיווצר דיסהרמוניה { part-line } ({ $section }).

part-line =
    { $line ->
        [row] בשורה { $number }
       *[column] בטור { $number }
    }

## הבונוס

refusal-bonus-not-due = המעבר מ־{ $from } אל { $to } לא יוצר הרמוניה חדשה, ולכן אין בונוס ({ $section }).
refusal-bonus-while-growing =
    { TERM($flower, form: "gender") ->
        [feminine] אי אפשר לשתול פרח בסיסי כבונוס כל עוד { TERM($flower, form: "the") } שב־{ $at } צומחת ({ $section }).
       *[masculine] אי אפשר לשתול פרח בסיסי כבונוס כל עוד { TERM($flower, form: "the") } שב־{ $at } צומח ({ $section }).
    }
refusal-accent-on-tile = את { TERM($accent, form: "the") } מניחים בצומת פנוי, אבל ב־{ $at } נמצא כבר אריח: { TERM($tile, form: "a") } ({ $section }).
refusal-accent-on-gate = אי אפשר להניח את { TERM($accent, form: "the") } { TERM($gate, form: "in") } ({ $section }).
refusal-no-second-point =
    { TERM($tile, form: "gender") ->
        [feminine] { TERM($tile, form: "the") } אינה מזיזה דבר; רק לסירה יש צומת שני ({ $section }).
       *[masculine] { TERM($tile, form: "the") } אינו מזיז דבר; רק לסירה יש צומת שני ({ $section }).
    }

## הגלגל

refusal-wheel-beside-growing = הגלגל אינו יכול לסובב את { TERM($flower, form: "the") } מתוך השער שב־{ $at } ({ $section }).
refusal-wheel-beside-rock = הגלגל אינו יכול לסובב את הסלע שב־{ $at } ({ $section }).
refusal-wheel-off-board = הגלגל יוציא את { TERM($tile, form: "the") } שב־{ $at } אל מחוץ ללוח ({ $section }).
refusal-wheel-into-gate = הגלגל יכניס את { TERM($tile, form: "the") } שב־{ $at } { TERM($gate, form: "to") } ({ $section }).
refusal-wheel-into-garden =
    { $garden ->
        [red] הגלגל יעביר את { TERM($flower, form: "the") } מ־{ $at } אל { $to }, לתוך הגן האדום ({ $section }).
       *[white] הגלגל יעביר את { TERM($flower, form: "the") } מ־{ $at } אל { $to }, לתוך הגן הלבן ({ $section }).
    }

## הסירה

refusal-boat-on-nothing = את הסירה מניחים על אריח, אבל הצומת { $at } ריק ({ $section }).
refusal-boat-on-growing = הסירה אינה מזיזה פרח צומח, כמו { TERM($flower, form: "the") } שב־{ $at } ({ $section }).
refusal-boat-needs-target = צריך לציין גם לאן הסירה משיטה את { TERM($flower, form: "the") } שב־{ $at } ({ $section }).
refusal-boat-removes-accent = הסירה מסלקת את { TERM($accent, form: "the") } שב־{ $at }; אין מה להשיט ({ $section }).
refusal-boat-too-far = הסירה משיטה את { TERM($flower, form: "the") } שב־{ $at } רק לצומת שכן; { $to } רחוק מדי ({ $section }).
refusal-boat-onto-tile = הסירה אינה יכולה להשיט את { TERM($flower, form: "the") } מ־{ $at } אל { $to }: יש שם כבר { TERM($tile, form: "a") } ({ $section }).
