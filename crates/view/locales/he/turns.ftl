### מהלכים, לרשימת המהלכים ולקריאה בקול.

## לפני התור הראשון

turn-accents = { TERM($seat, form: "the") } בוחר { $accents }.
turn-accents-for-all = { TERM($seat, form: "the") } בוחר לכולם { $accents }.
turn-accents-one-each = { TERM($seat, form: "the") } לוקח { $own } ובוחר למארח { $other }.
# פריט ברשימה שלמעלה.
accents-item =
    { $count ->
        [one] { TERM($accent, form: "a") }
        [two] { TERM($accent, form: "two") }
       *[other] { $count } { TERM($accent, form: "plural") }
    }

## שתילה

turn-plant = { TERM($seat, form: "the") } שותל { TERM($tile, form: "a") } { part-planted }.
turn-opening = { TERM($seat, form: "the") } פותח ושותל { TERM($tile, form: "a") } { part-planted }.
turn-opening-chosen = { TERM($seat, form: "the") } פותח ושותל { TERM($tile, form: "a") } { part-planted }, לפי בחירת { TERM($chooser, form: "the") }.

# היכן נשתל פרח.
part-planted =
    { $at-gate ->
        [none] ב־{ $at } ליד אגם
       *[other] { TERM($at-gate, form: "in") }
    }

## סידור בלי הרמוניה חדשה

turn-arrange =
    { $captured ->
        [none] { TERM($seat, form: "the") } מסדר את { TERM($flower, form: "the") } { part-leaving } אל { $to }.
       *[other] { TERM($seat, form: "the") } מסדר את { TERM($flower, form: "the") } { part-leaving } אל { $to } ולוכד שם את { TERM($captured, form: "the") }.
    }

# מהיכן בא פרח.
part-leaving =
    { $from-gate ->
        [none] מ־{ $from }
       *[other] { TERM($from-gate, form: "from") }
    }

## סידור עם הרמוניה חדשה, והבונוס שלה

turn-declined = { part-arranging }, { part-forming } ומוותר על בונוס ההרמוניה.
turn-accent = { part-arranging }, { part-forming } ומניח { TERM($tile, form: "a") } ב־{ $at }.
turn-wheel =
    { $turned ->
        [0] { part-arranging }, { part-forming } ומניח גלגל ב־{ $at }.
       *[other] { part-arranging }, { part-forming } ומניח ב־{ $at } גלגל שמסובב { $tiles }.
    }
# פריט ברשימה שלמעלה.
wheel-item = את { TERM($tile, form: "the") } מ־{ $from } אל { $to }
turn-bamboo =
    { $returned ->
        [0] { part-arranging }, { part-forming } ומניח במבוק ב־{ $at }.
        [one] { part-arranging }, { part-forming } ומניח ב־{ $at } במבוק שמחזיר אריח אחד אל היד של בעליו.
        [two] { part-arranging }, { part-forming } ומניח ב־{ $at } במבוק שמחזיר שני אריחים לידיים של בעליהם.
       *[other] { part-arranging }, { part-forming } ומניח ב־{ $at } במבוק שמחזיר { $returned } אריחים לידיים של בעליהם.
    }
turn-boat-moves = { part-arranging }, { part-forming } ומעביר בסירה את { TERM($tile, form: "the") } מ־{ $at } אל { $target }.
turn-boat-removes = { part-arranging }, { part-forming } ומסלק בסירה את { TERM($tile, form: "the") } שב־{ $at }; שני האריחים יוצאים מהמשחק.
turn-special = { part-arranging }, { part-forming } ושותל את { TERM($tile, form: "the") } { part-planted }.
turn-basic = { part-arranging }, { part-forming } ושותל { TERM($tile, form: "a") } { part-planted }.

part-arranging =
    { $captured ->
        [none] { TERM($seat, form: "the") } מסדר את { TERM($flower, form: "the") } { part-leaving } אל { $to }
       *[other] { TERM($seat, form: "the") } מסדר את { TERM($flower, form: "the") } { part-leaving } אל { $to }, לוכד שם את { TERM($captured, form: "the") }
    }
part-forming =
    { $how ->
        [with] { $count ->
            [one] יוצר הרמוניה { $harmonies }
            [two] יוצר שתי הרמוניות, { $harmonies },
           *[other] יוצר { $count } הרמוניות, { $harmonies },
        }
       *[between] { $count ->
            [one] חושף הרמוניה { $harmonies }
            [two] יוצר שתי הרמוניות, { $harmonies },
           *[other] יוצר { $count } הרמוניות, { $harmonies },
        }
    }
# פריטים ברשימות שלמעלה: עם מה נוצרת הרמוניה; שני האריחים של הרמוניה.
harmony-partner = עם { TERM($tile, form: "the") } שב־{ $at }
harmony-pair = בין { TERM($first, form: "the") } שב־{ $first-at } { TERM($second, form: "to") } שב־{ $second-at }

## מהלכים אחרים

turn-pass = { TERM($seat, form: "the") } מוותר על התור.
# בא אחרי כל אחד מהמשפטים שלמעלה.
turn-ring = בכך נסגרת טבעת הרמוניה { $owners }.
ring-owner = של { TERM($seat, form: "the") }
