## משחקים על המכשיר הזה, והעוזר ללוח אמיתי.

play-new-game = משחק חדש
play-with-whom = מי משחק?
play-company-computer = נגד המחשב
play-company-friends = שחקנים על המכשיר הזה
play-company-mixed = בחירה לכל מקום
play-level = כמה חזק המחשב?
play-level-1 = משחק ראשון
play-level-1-about = מכיר את תנועת האריחים, ואף פעם לא רואה טבעת מתקרבת.
play-level-2 = נבט
play-level-2-about = אוסף הרמוניות, ושוכח שגם הצד השני עושה זאת.
play-level-3 = שתיל
play-level-3-about = סוגר טבעת כשהיא לפניו.
play-level-4 = ניצן
play-level-4-about = חוסם את רוב הטבעות בזמן.
play-level-5 = פריחה
play-level-5-about = מתכנן שני מהלכים קדימה.
play-level-6 = גנן
play-level-6-about = בונה טבעות, שובר טבעות, וטועה לעיתים רחוקות.
play-level-7 = מומחה
play-level-7-about = לא עושה טעויות בולטות.
play-level-8 = אמן
play-level-8-about = משחק הכי טוב שאפשר.
play-side = הצד שלך
play-side-chance = אקראי
play-start = התחלת המשחק
play-more = עוד אפשרויות
play-names = שמות
play-name-of = השם של { TERM($seat, form: "the") }
play-seats = מקומות
play-at-seat = { TERM($seat) }
play-person = אדם
play-clock = שעון
play-clock-none = בלי שעון
play-clock-pace = { $minutes } דק׳ + { $seconds } שנ׳
play-follow = סיבוב הלוח אל מי שתורו לשחק

play-in-progress = משחקים שלא הסתיימו
play-finished = משחקים שהסתיימו
play-nothing-yet = עוד אין משחקים. הראשון נמצא במרחק לחיצה.
play-continue = המשך
play-open = פתיחה
play-review = סקירת המשחק
play-delete = מחיקה
play-delete-really = למחוק את המשחק הזה לתמיד?
play-delete-yes = מחיקה לתמיד
play-cancel = ביטול
play-turn-count = { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
}
play-picture = הלוח אחרי { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
}
play-not-here = המשחק הזה כבר לא קיים.
play-all-games = כל המשחקים

play-you = אני
play-computer = המחשב ({ $level })
play-your-turn = התור שלך
play-turn-of = התור של { $who }
play-turn-of-seat = התור של { TERM($seat, form: "the") }
play-chooses-for = הפרח הראשון. בחירה: { $who }; שתילה: { $whose }.
play-choose-for = בחירת הפרח הראשון של { $whose }.
play-chooses-yours = הפרח הראשון שלך. בחירה: { $who }.
play-chooses-secretly = { $who }: בחירה בסתר. כל השאר מסתכלים הצידה.
play-is-thinking = { $who } חושב…
play-past = זאת עמדה מוקדמת יותר.
play-to-present = חזרה לעמדה הנוכחית
play-hint = רמז
play-hint-is =
    { $kind ->
        [plant] רמז: לשתול { TERM($tile, form: "a") } ב־{ $to }.
        [arrange] רמז: לסדר את { TERM($tile, form: "the") } מ־{ $from } אל { $to }.
        [bonus] רמז: לסדר את { TERM($tile, form: "the") } מ־{ $from } אל { $to }. בונוס: { TERM($bonus, form: "a") } ב־{ $at }.
       *[other] רמז: { $turn }
    }
play-no-hint = אין רמז לעמדה הזאת.
play-accents-given = להתחלה יש לך אריח אפקט אחד מכל סוג. במשחקים הבאים הבחירה שלך.
play-looking = מחפשים רמז…
play-take-back = להחזיר מהלך
play-resign = להיכנע
play-draw = תיקו
play-pause = השהיה
play-resume = המשך
play-paused = השעונים מושהים.
play-beginning = תחילת המשחק
play-draw-declined = המחשב מעדיף להמשיך לשחק.
play-gift-declined = המחשב מודה על המתנה, אבל שומר על הניצחון.
play-engine-gone = המחשב לא מגיב. המשחק שלך שמור: אפשר לנסות שוב עכשיו, או להמשיך אחר כך.
play-try-again = ניסיון נוסף
play-resign-really = להיכנע במשחק הזה?
play-resign-as = כניעה: { $who }
play-gift = כניעה עם מתנה: { $who }
play-gift-own = להיכנע עם מתנה
play-gift-hint = מתנה היא שיר, כוס תה, סיפור טוב. אם היריב מסכים שהיא שווה ניצחון, הניצחון שלך.
play-gift-offered = כניעה עם מתנה: { $who }. האם המתנה שווה ניצחון?
play-gift-accept = לקבל את המתנה
play-gift-decline = תודה, אבל לא
play-draw-really = כולם מסכימים לתיקו?
play-draw-offer-really = להציע תיקו?
play-draw-yes = כן, תיקו
play-play-on = להמשיך לשחק
play-over = המשחק הסתיים
play-you-lost = הפעם לא.
play-lost =
    { $ending ->
        [resignation] נכנעת.
        [time] הזמן שלך נגמר.
        [left] עזבת את המשחק.
       *[gift] המתנה הייתה שווה בעיניך ניצחון.
    }
play-you-won = ניצחת!
play-you-closed-ring = סגרת את הטבעת!
play-won =
    { $ending ->
        [ring] הניצחון שלך, בזכות טבעת הרמוניה.
        [resignation] כניעה: { $name }.
        [time] הזמן של { $name } נגמר.
        [left] עזיבת המשחק: { $name }.
        [gift] המתנה שלך הייתה שווה ניצחון.
        [accents] הספירה מכריעה: בידך נשארו יותר אריחי אפקט.
        [harmonies] הספירה מכריעה: יש לך יותר הרמוניות.
        [midlines] הספירה מכריעה: יש לך יותר הרמוניות שחוצות את קווי האמצע.
       *[last] כל השאר כבר לא במשחק.
    }
play-won-shared = ניצחון משותף, שלך ושל { $names }.
play-rematch = משחק גומלין, בהחלפת צדדים
play-copy = העתקת הרישום
play-copied = הועתק.
play-save = שמירה כקובץ
play-time-left = הזמן שנותר: { $time }

play-table-clocks = שעונים
play-table-tiles = אריחים
play-table-record = רישום
play-table-parts = מה צריך ליד הלוח?
play-press-to-start = נגיעה כדי להתחיל
play-tap-when-done = נגיעה בסוף התור
play-time-is-up = נגמר הזמן
play-clock-reset = איפוס
play-your-own-time = הזמן לכל שחקן
play-steps = { $count ->
    [one] צעד אחד
    [two] שני צעדים
   *[other] { $count } צעדים
}
play-tile-basic = הרמוניה: { TERM($one) }, { TERM($two) }. דיסהרמוניה: { TERM($other) }.
play-tile-lotus = בהרמוניה עם כל פרח בסיסי, לא משנה של מי.
play-tile-orchid = מרתק את הפרחים הפורחים של היריבים שסביבו. כל עוד הלוטוס הלבן שלך פורח, הוא לוכד כל פרח, וכל פרח לוכד אותו.
play-tile-rock = אין הרמוניה בכל השורה שלו ובכל הטור שלו.
play-tile-wheel = מסובב את כל האריחים שסביבו צעד אחד בכיוון השעון.
play-tile-knotweed = לפרחים שסביבה אין הרמוניה.
play-tile-boat = מעבירה פרח צומת אחד לכל כיוון ונשארת במקומו, או יוצאת מהמשחק יחד עם אריח אפקט.
play-tile-bamboo = האריחים שסביבו חוזרים לידיים. כל עוד הוא עומד, אי אפשר ללכוד אריחים שלידו.
play-tile-pond = בצמתים הריקים שסביבו אפשר לשתול כמו בשערים.
play-tile-turtle = הפרחים שסביבו בהרמוניה עם כל פרח בסיסי.
play-tiles-basic = פרחים בסיסיים
play-tiles-special = פרחים מיוחדים
play-tiles-accents = אריחי אפקט
play-tiles-more = ספר החוקים המלא
play-record-hint = משחקים כאן כל מהלך כפי שהוא קורה על הלוח האמיתי. שום דבר לא אובד כשסוגרים את הדף.
play-record-new = רישום חדש
play-record-new-really = להתחיל רישום חדש? הרישום הזה יישאר ברשימה למטה.
play-record-next = עכשיו: { TERM($seat, form: "the") }, מהלך { $label }
play-record-all = כל הרישומים
play-record-typed = מהלך בסימון
play-record-write = הוספה
play-record-back = מחיקת המהלך האחרון
play-record-clash = יש על הלוח דיסהרמוניה שאיש לא שם לב אליה בזמן.
play-record-repair = החזרת האריחים שבדיסהרמוניה
play-record-anyway = רישום המהלך בכל זאת
play-record-returned = חזרו לידיים: { $tiles }
play-record-tile-at = { TERM($tile, form: "a") } { $point }
play-record-empty = עוד לא נרשמו מהלכים.
