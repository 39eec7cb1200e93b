### למה מהלך אינו מותר. כל משפט מציין את הסעיף בחוקים.

## לא ברגע הנכון

refusal-game-over = המשחק נגמר ({ $section }). { $outcome }
refusal-gift-offered = כניעה עם מתנה עדיין מחכה לתשובה ({ $section }).
refusal-stage-accents = קודם בוחרים אריחי אפקט ({ $section }).
refusal-stage-opening = קודם שותלים את פרח הפתיחה ({ $section }).
refusal-stage-turn = עכשיו הזמן לשתול או לסדר ({ $section }).
refusal-stage-bonus = קודם יש לקחת את בונוס ההרמוניה או לוותר עליו ({ $section }).
refusal-could-play = אפשר לוותר על התור רק כשאין אף מהלך חוקי, ועכשיו אפשר לשחק, למשל, { $example } ({ $section }).
refusal-could-play-plain = אפשר לוותר על התור רק כשאין אף מהלך חוקי ({ $section }).
refusal-other = המהלך הזה אינו מותר ({ $section }).

## אריחי אפקט ופרחי פתיחה

refusal-accent-count =
    { $chosen ->
        [0] עדיין לא נבחר אף אריח אפקט; צריך לבחור { $wanted ->
            [one] אחד
            [two] שניים
           *[other] { $wanted }
        } ({ $section }).
        [one] נבחר אריח אפקט אחד; צריך לבחור { $wanted ->
            [one] אחד
            [two] שניים
           *[other] { $wanted }
        } ({ $section }).
        [two] נבחרו שני אריחי אפקט; צריך לבחור { $wanted ->
            [one] אחד
            [two] שניים
           *[other] { $wanted }
        } ({ $section }).
       *[other] נבחרו { $chosen } אריחי אפקט; צריך לבחור { $wanted ->
            [one] אחד
            [two] שניים
           *[other] { $wanted }
        } ({ $section }).
    }
refusal-accent-supply =
    { $supply ->
        [0] { TERM($accent, form: "gender") ->
            [feminine] { TERM($accent, form: "the") } לא משתתפת במשחק הזה ({ $section }).
           *[masculine] { TERM($accent, form: "the") } לא משתתף במשחק הזה ({ $section }).
        }
        [one] { TERM($accent, form: "gender") ->
            [feminine] { $chosen ->
                [one] נבחרה { TERM($accent, form: "a") } אחת
                [two] נבחרו { TERM($accent, form: "two") }
               *[other] נבחרו { $chosen } { TERM($accent, form: "plural") }
            }, אבל יש רק אחת ({ $section }).
           *[masculine] { $chosen ->
                [one] נבחר { TERM($accent, form: "a") } אחד
                [two] נבחרו { TERM($accent, form: "two") }
               *[other] נבחרו { $chosen } { TERM($accent, form: "plural") }
            }, אבל יש רק אחד ({ $section }).
        }
        [two] { TERM($accent, form: "gender") ->
            [feminine] { $chosen ->
                [one] נבחרה { TERM($accent, form: "a") } אחת
                [two] נבחרו { TERM($accent, form: "two") }
               *[other] נבחרו { $chosen } { TERM($accent, form: "plural") }
            }, אבל יש רק שתיים ({ $section }).
           *[masculine] { $chosen ->
                [one] נבחר { TERM($accent, form: "a") } אחד
                [two] נבחרו { TERM($accent, form: "two") }
               *[other] נבחרו { $chosen } { TERM($accent, form: "plural") }
            }, אבל יש רק שניים ({ $section }).
        }
       *[other] { TERM($accent, form: "gender") ->
            [feminine] { $chosen ->
                [one] נבחרה { TERM($accent, form: "a") } אחת
                [two] נבחרו { TERM($accent, form: "two") }
               *[other] נבחרו { $chosen } { TERM($accent, form: "plural") }
            }, אבל יש רק { $supply } ({ $section }).
           *[masculine] { $chosen ->
                [one] נבחר { TERM($accent, form: "a") } אחד
                [two] נבחרו { TERM($accent, form: "two") }
               *[other] נבחרו { $chosen } { TERM($accent, form: "plural") }
            }, אבל יש רק { $supply } ({ $section }).
        }
    }
refusal-opening-gate = את פרח הפתיחה שותלים { TERM($gate, form: "in") } ({ $section }).
refusal-opening-kind = פרח הפתיחה חייב להיות { TERM($wanted, form: "a") }, לא { TERM($flower, form: "a") } ({ $section }).

## שתילה

refusal-not-basic = בתור רגיל שותלים רק פרחים בסיסיים, ולא { TERM($tile, form: "a") } ({ $section }).
refusal-not-in-hand = אין לך { TERM($tile, form: "a") } ביד ({ $section }).
refusal-not-a-gate = הצומת { $at } אינו שער; פרחים שותלים בשער ({ $section }).
refusal-not-beside-pond = הצומת { $at } אינו שער ואינו ליד אגם ({ $section }).
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
refusal-trapped = הסחלב שב־{ $orchid-at } מרתק את { TERM($flower, form: "the") } שב־{ $at } ({ $section }).
refusal-stays-put =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } לא יכולה להישאר ב־{ $at }; היא חייבת ללכת ({ $section }).
       *[masculine] { TERM($flower, form: "the") } לא יכול להישאר ב־{ $at }; הוא חייב ללכת ({ $section }).
    }
refusal-onto-gate =
    { TERM($tile, form: "gender") ->
        [feminine] { TERM($tile, form: "the") } לא יכולה לעצור { TERM($gate, form: "in") } ({ $section }).
       *[masculine] { TERM($tile, form: "the") } לא יכול לעצור { TERM($gate, form: "in") } ({ $section }).
    }
refusal-cannot-hold =
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
refusal-too-far =
    { TERM($flower, form: "gender") ->
        [feminine] מ־{ $at } אל { $to } יש { $steps } צעדים; { TERM($flower, form: "the") } הולכת לכל היותר { $reach } ({ $section }).
       *[masculine] { $reach ->
            [one] מ־{ $at } אל { $to } יש { $steps } צעדים; { TERM($flower, form: "the") } הולך צעד אחד לכל היותר ({ $section }).
            [two] מ־{ $at } אל { $to } יש { $steps } צעדים; { TERM($flower, form: "the") } הולך לכל היותר שניים ({ $section }).
           *[other] מ־{ $at } אל { $to } יש { $steps } צעדים; { TERM($flower, form: "the") } הולך לכל היותר { $reach } ({ $section }).
        }
    }
refusal-no-path =
    { TERM($flower, form: "gender") ->
        [feminine] הדרך חסומה: { TERM($flower, form: "the") } שב־{ $at } לא יכולה להגיע אל { $to } ב־{ $reach } צעדים ({ $section }).
       *[masculine] { $reach ->
            [one] הדרך חסומה: { TERM($flower, form: "the") } שב־{ $at } לא יכול להגיע אל { $to } בצעד אחד ({ $section }).
            [two] הדרך חסומה: { TERM($flower, form: "the") } שב־{ $at } לא יכול להגיע אל { $to } בשני צעדים ({ $section }).
           *[other] הדרך חסומה: { TERM($flower, form: "the") } שב־{ $at } לא יכול להגיע אל { $to } ב־{ $reach } צעדים ({ $section }).
        }
    }
refusal-not-exact =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } שב־{ $at } הולכת בדיוק { $reach } צעדים ואינה עוברת פעמיים באותו צומת; אין דרך כזאת אל { $to } ({ $section }).
       *[masculine] { TERM($flower, form: "the") } שב־{ $at } הולך בדיוק { $reach } צעדים ואינו עובר פעמיים באותו צומת; אין דרך כזאת אל { $to } ({ $section }).
    }
refusal-gate-on-the-way =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } שב־{ $at } לא יכולה לעבור דרך שער, ואין דרך אחרת אל { $to } ({ $section }).
       *[masculine] { TERM($flower, form: "the") } שב־{ $at } לא יכול לעבור דרך שער, ואין דרך אחרת אל { $to } ({ $section }).
    }
refusal-garden-on-the-way =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } שב־{ $at } לא יכולה להיכנס לגן בצבע האחר, ואין דרך אחרת אל { $to } ({ $section }).
       *[masculine] { TERM($flower, form: "the") } שב־{ $at } לא יכול להיכנס לגן בצבע האחר, ואין דרך אחרת אל { $to } ({ $section }).
    }

## לכידה

refusal-own-tile =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } שב־{ $from } לא יכולה ללכוד את { TERM($tile, form: "the") } שב־{ $at }: שני האריחים שלך ({ $section }).
       *[masculine] { TERM($flower, form: "the") } שב־{ $from } לא יכול ללכוד את { TERM($tile, form: "the") } שב־{ $at }: שני האריחים שלך ({ $section }).
    }
refusal-capture-accent =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } שב־{ $from } לא יכולה ללכוד את { TERM($tile, form: "the") } שב־{ $at }: אריחי אפקט לא נלכדים ({ $section }).
       *[masculine] { TERM($flower, form: "the") } שב־{ $from } לא יכול ללכוד את { TERM($tile, form: "the") } שב־{ $at }: אריחי אפקט לא נלכדים ({ $section }).
    }
refusal-protected = הבמבוק שב־{ $bamboo-at } מגן על { TERM($tile, form: "the") } שב־{ $at } ({ $section }).
refusal-orchid-needs-lotus = בלי לוטוס לבן פורח משלך, הסחלב שב־{ $orchid-at } לא יכול ללכוד את { TERM($tile, form: "the") } שב־{ $at } ({ $section }).
refusal-cannot-capture =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } שב־{ $from } לא יכולה ללכוד את { TERM($tile, form: "the") } שב־{ $at } ({ $section }).
       *[masculine] { TERM($flower, form: "the") } שב־{ $from } לא יכול ללכוד את { TERM($tile, form: "the") } שב־{ $at } ({ $section }).
    }
refusal-never-captured =
    { TERM($flower, form: "gender") ->
        [feminine] { TERM($flower, form: "the") } שב־{ $from } לא יכולה ללכוד את { TERM($tile, form: "the") } שב־{ $at }: לפי החוקים האלה שום פרח אינו לוכד את האריח הזה ({ $section }).
       *[masculine] { TERM($flower, form: "the") } שב־{ $from } לא יכול ללכוד את { TERM($tile, form: "the") } שב־{ $at }: לפי החוקים האלה שום פרח אינו לוכד את האריח הזה ({ $section }).
    }

## דיסהרמוניות

refusal-clash-arriving = תיווצר דיסהרמוניה { part-line }, בין { TERM($flower, form: "the") } שב־{ $at } { TERM($other, form: "to") } שב־{ $other-at } ({ $section }).
refusal-clash-uncovering = תיחשף דיסהרמוניה { part-line }, בין { TERM($flower, form: "the") } שב־{ $at } { TERM($other, form: "to") } שב־{ $other-at } ({ $section }).
refusal-clash-wheel = אחרי סיבוב הגלגל תהיה דיסהרמוניה { part-line }, בין { TERM($flower, form: "the") } שב־{ $at } { TERM($other, form: "to") } שב־{ $other-at } ({ $section }).
refusal-clash-bamboo = אחרי שהבמבוק ישלח הביתה את האריחים שסביבו תהיה דיסהרמוניה { part-line }, בין { TERM($flower, form: "the") } שב־{ $at } { TERM($other, form: "to") } שב־{ $other-at } ({ $section }).

part-line =
    { $line ->
        [row] בשורה { $number }
       *[column] בטור { $number }
    }

## הבונוס

refusal-bonus-not-due = ההליכה מ־{ $from } אל { $to } לא מביאה לך הרמוניה חדשה, ולכן לא מגיע בונוס ({ $section }).
refusal-bonus-while-growing =
    { TERM($flower, form: "gender") ->
        [feminine] אי אפשר לשתול פרח בסיסי כבונוס כל עוד { TERM($flower, form: "the") } שב־{ $at } צומחת ({ $section }).
       *[masculine] אי אפשר לשתול פרח בסיסי כבונוס כל עוד { TERM($flower, form: "the") } שב־{ $at } צומח ({ $section }).
    }
refusal-accent-on-tile = את { TERM($accent, form: "the") } מניחים על צומת ריק, אבל ב־{ $at } כבר יש { TERM($tile, form: "a") } ({ $section }).
refusal-accent-on-gate = אי אפשר להניח את { TERM($accent, form: "the") } { TERM($gate, form: "in") } ({ $section }).
refusal-no-second-point = צומת שני מציינים רק לסירה, לא { TERM($tile, form: "to") } ({ $section }).

## הגלגל

refusal-wheel-beside-growing = הגלגל לא יכול להוציא את { TERM($flower, form: "the") } מהשער שב־{ $at } ({ $section }).
refusal-wheel-beside-rock = הגלגל לא יכול לסובב את הסלע שב־{ $at } ({ $section }).
refusal-wheel-off-board = הגלגל יוציא את { TERM($tile, form: "the") } שב־{ $at } אל מחוץ ללוח ({ $section }).
refusal-wheel-into-gate = הגלגל יכניס את { TERM($tile, form: "the") } שב־{ $at } { TERM($gate, form: "to") } ({ $section }).
refusal-wheel-into-garden =
    { $garden ->
        [red] הגלגל יעביר את { TERM($flower, form: "the") } מ־{ $at } אל { $to }, לתוך הגן האדום ({ $section }).
       *[white] הגלגל יעביר את { TERM($flower, form: "the") } מ־{ $at } אל { $to }, לתוך הגן הלבן ({ $section }).
    }
refusal-wheel-onto-tile = הגלגל יעביר את { TERM($tile, form: "the") } מ־{ $at } אל { $other-at }, אבל שם נשאר במקומו אריח אחר: { TERM($other) } ({ $section }).

## הסירה

refusal-boat-on-nothing = את הסירה מניחים על אריח, אבל הצומת { $at } ריק ({ $section }).
refusal-boat-on-growing = הסירה לא מזיזה פרח צומח, כמו { TERM($flower, form: "the") } שב־{ $at } ({ $section }).
refusal-boat-needs-target = צריך לציין גם לאן הסירה מעבירה את { TERM($flower, form: "the") } שב־{ $at } ({ $section }).
refusal-boat-removes-accent = הסירה מסלקת את { TERM($accent, form: "the") } שב־{ $at }; אין מה להעביר ({ $section }).
refusal-boat-keeps-accent = הסירה מסלקת רק סלע, גלגל או ארכובית, ולא את { TERM($accent, form: "the") } שב־{ $at } ({ $section }).
refusal-boat-too-far = הסירה מעבירה את { TERM($flower, form: "the") } שב־{ $at } רק צומת אחד; { $to } רחוק מדי ({ $section }).
refusal-boat-onto-tile = הסירה לא יכולה להעביר את { TERM($flower, form: "the") } מ־{ $at } אל { $to }: כבר יש שם { TERM($tile, form: "a") } ({ $section }).
