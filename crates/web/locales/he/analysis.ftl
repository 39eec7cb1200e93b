## לוח הניתוח: קווי המנוע, סקירת משחקים, העורך, מה שמביאים ומה שלוקחים.

analysis-title = ניתוח
analysis-editor-title = עריכת עמדה
analysis-turns = תורות
analysis-engine = מנוע
analysis-review = סקירה
analysis-notes = הערות
analysis-panels = חלקי הניתוח

# עץ התורות
analysis-start = התחלה
analysis-no-turns = אין עדיין תורות. אפשר לשחק על הלוח או לפתוח משחק.
analysis-keys = מקשים: ← → עוברים בין התורות, ↑ ↓ בוחרים בין הסתעפויות, Home ו־End קופצים.
analysis-undo = ביטול
analysis-promote = העלאת ההסתעפות
analysis-make-main = הפיכה לקו הראשי
analysis-cut = מחיקת ההמשך
analysis-delete = מחיקה מכאן
analysis-comment = הערה על המקום הזה
analysis-draw = ציור על הלוח
analysis-draw-hint = נגיעה בצומת מדגישה אותו; גרירה מצומת לצומת מציירת חץ. פעולה חוזרת מוחקת.
analysis-wipe = מחיקת הציורים
analysis-games = המשחקים באוסף הזה
analysis-game = { $number }. { $players }
analysis-nameless = משחק ללא שמות

# המנוע
analysis-engine-on = הפעלת המנוע
analysis-engine-off = עצירת המנוע
analysis-engine-hint = הוא חושב על המכשיר שלך, כמה זמן שרוצים.
analysis-engine-gone = לא ניתן לטעון את המנוע. כל השאר ממשיך לעבוד; לחיצה על הכפתור מנסה שוב.
analysis-lines = קווים
analysis-depth = עומק { $depth }, { $nodes } עמדות
analysis-thinking = חושב…
analysis-engine-over = המשחק נגמר כאן; אין על מה לחשוב.
analysis-play-line = לשחק עד { $turn }
analysis-bar = הערכה
analysis-percent = { $number }%
analysis-chance = { TERM($seat) }: { $percent }
analysis-ring-in = { TERM($seat) }: טבעת בעוד { $turns }
analysis-win-in = { TERM($seat) }: ניצחון בעוד { $turns }
analysis-loses-in = { TERM($seat) }: הפסד בעוד { $turns }
analysis-over = המשחק נגמר

# סקירות
analysis-review-begin = סקירת המשחק
analysis-review-again = סקירה מחדש
analysis-review-stop = עצירת הסקירה
analysis-review-hint = המנוע בוחן כל תור בקו הראשי ומצביע על נקודות המפנה.
analysis-review-empty = אין עדיין משחק לסקור.
analysis-review-progress = { $done } מתוך { $total } עמדות
analysis-graph = סיכויי הניצחון לאורך המשחק: { TERM($seat) }
analysis-graph-none = כשיש יותר משני משתתפים אי אפשר להשוות בין הסיכויים, ולכן אין עקומה.
analysis-turning-points = נקודות מפנה
analysis-no-turning-points = אין נקודות מפנה: משחק יפה.
analysis-inaccuracies =
    { $count ->
        [one] אי־דיוק אחד
        [two] שני אי־דיוקים
       *[other] { $count } אי־דיוקים
    }
analysis-accuracy = { TERM($seat) }: דיוק { $percent }, { $best } מתוך { $turns } תורות היו הטובים ביותר
analysis-mark =
    { $mark ->
        [only] התור היחיד
        [inaccuracy] אי־דיוק
        [mistake] טעות
        [blunder] טעות חמורה
       *[missed] ניצחון שהוחמץ
    }
analysis-better = עדיף: { $turn }
analysis-loss = המחיר: { $percent } מסיכויי הניצחון.
analysis-reason-only = כל דבר אחר היה מפסיד הרבה.
analysis-reason-none = אין עובדה אחת שמכריעה; המנוע פשוט מעדיף את העמדה האחרת.
analysis-reason-missed-ring =
    { $turns ->
        [one] { START($seat, form: "the") } יכול היה לסגור טבעת הרמוניה מיד.
       *[other] { START($seat, form: "the") } יכול היה לסגור טבעת הרמוניה בתוך { $turns } תורות.
    }
analysis-reason-missed-win =
    { $turns ->
        [one] { START($seat, form: "the") } יכול היה לנצח מיד.
       *[other] { START($seat, form: "the") } יכול היה לנצח בתוך { $turns } תורות.
    }
analysis-reason-allowed-ring =
    { $turns ->
        [0] התור הזה עצמו סוגר טבעת הרמוניה { TERM($seat, form: "to") }.
        [one] עכשיו { TERM($seat, form: "the") } יכול לסגור טבעת הרמוניה מיד.
       *[other] עכשיו { TERM($seat, form: "the") } סוגר טבעת הרמוניה בתוך { $turns } תורות, ויהי מה.
    }
analysis-reason-allowed-win =
    { $turns ->
        [0] התור הזה עצמו מסיים את המשחק, והניצחון הולך { TERM($seat, form: "to") }.
        [one] עכשיו { TERM($seat, form: "the") } יכול לנצח מיד.
       *[other] עכשיו { TERM($seat, form: "the") } מנצח בתוך { $turns } תורות, ויהי מה.
    }
analysis-reason-lost-tile = עכשיו { TERM($seat, form: "the") } לוכד אריח: { TERM($tile) } ב־{ $at }, בתור { $turn }.
analysis-reason-missed-capture = היה אריח ללכוד: { TERM($tile) } ב־{ $at }.
analysis-reason-missed-bonus = אפשר היה להרוויח בונוס הרמוניה.
analysis-reason-other-bonus = הבונוס הזה היה עדיף: { $bonus }
analysis-reason-no-bonus = עדיף היה לוותר על הבונוס.
analysis-reason-allowed-bonus = עכשיו { TERM($seat, form: "the") } מרוויח בונוס הרמוניה: { $turn }

# פתיחה ושיתוף
analysis-open = פתיחה
analysis-open-title = פתיחת משחק או עמדה
analysis-open-hint = אפשר להדביק תורות, טקסט של עמדה, רישום או קישור: שלנו או של Garden Gate.
analysis-open-text = טקסט או קישור
analysis-open-rules = החוקים של תורות בלבד
analysis-open-file = בחירת קובץ
analysis-open-repair = תיקון בעורך
analysis-new = משחק חדש
analysis-cancel = ביטול
analysis-share = שיתוף
analysis-share-title = שיתוף והורדה
analysis-share-link = קישור למשחק הזה
analysis-share-long = המשחק ארוך מדי לקישור; אפשר להוריד את הרישום.
analysis-copy = העתקה
analysis-copy-position = העתקת טקסט העמדה
analysis-copied = הועתק
analysis-not-copied = הדפדפן לא מרשה לדף להעתיק. אפשר לסמן את הטקסט ולהעתיק ידנית.
analysis-download-record = הורדת הרישום
analysis-download-svg = תמונה (SVG)
analysis-download-png = תמונה (PNG)
analysis-site-link = העתקת המשחק עבור Garden Gate

# מה לא בסדר במה שהובא
analysis-nothing-to-read = אין עדיין מה לקרוא.
analysis-file-unreadable = לא ניתן היה לקרוא את הקובץ הזה, או שהוא גדול מכדי להיות של משחקים.
analysis-not-found = המשחק הזה לא נמצא.
analysis-wrong-turn = תור מס׳ { $number }, { $text }: { $trouble }
analysis-wrong-label = כאן צריך לבוא { $expected }, לא { $found }.
analysis-wrong-place = שורה { $line }, עמודה { $column }: { $trouble }
analysis-wrong-record =
    { $what ->
        [tag] התגית הזאת לא יכולה להיות נכונה: { $found }
        [result] התוצאה הזאת לא מתאימה למשחק: { $found }
        [open] מה שמתחיל כאן לא נגמר: { $found }
        [escape] הלוכסן הזה בא לפני משהו שאינו זקוק לו: { $found }
        [variation] ההסתעפות הזאת לא יכולה להיות נכונה: { $found }
        [leave] אי אפשר לעזוב את המשחק כאן: { $found }
        [record] כאן צריך להיות רישום אחד: { $found }
       *[note] ההערה הזאת לא יכולה להיות נכונה: { $found }
    }
analysis-expected =
    { $what ->
        [sign] הסימן { $sign }
        [end] הסוף
        [number] מספר שלם
        [fewer] מספר קטן יותר
        [seat] האות של משתתף
        [point] צומת כמו ‎(3,-1)
        [board] צומת של הלוח
        [tile] הקוד של אריח
        [accent] הקוד של אריח אפקט (R W K B M P T)
        [turn] תור
        [rules] שם של מערכת חוקים
        [version] גרסה מוכרת
        [rows] 17 שורות באורך שורות הלוח
        [empty] צומת ריק
       *[stage] שלב המשחק
    }
analysis-found = צריך לבוא כאן { $what }, ונמצא { $found }
analysis-found-end = צריך לבוא כאן { $what }, אבל הטקסט נגמר.
analysis-link-unknown = הקישור הזה מגרסה שאינה מוכרת כאן. אולי טעינת הדף מחדש תעזור.
analysis-link-damaged = הקישור הזה פגום: חסרות אותיות או שהן השתנו. כדאי להעתיק אותו שוב בשלמותו.
analysis-link-long = הקישור הזה ארוך מכדי להיות של משחק.
analysis-link-empty = אין משחק בקישור הזה.
analysis-link-other = הקישור הזה מוביל למשחק שאינו סקוד פאי שו.
analysis-link-rules = המשחק שבקישור הזה שוחק עם האפשרות { $option }, שמשנה את החוקים. אי אפשר לשחזר אותו כאן.
analysis-warning =
    { $what ->
        [option] לא מוכר כאן והושמט: { $text }
        [bonus] בונוס שלא הגיע הושמט: { $text }
       *[late] תורות שאחרי סוף המשחק הושמטו: { $text }
    }

# העורך
analysis-edit = עריכת עמדה
analysis-edit-done = ניתוח העמדה הזאת
analysis-edit-brush = מה נגיעה עושה
analysis-edit-move = הזזת אריחים
analysis-edit-erase = הסרה
analysis-edit-clear = לוח ריק
analysis-edit-start = תחילת משחק
analysis-edit-fill = מילוי הידיים
analysis-edit-to-move = התור של
analysis-edit-rules = חוקים
analysis-edit-tiles = אריחים: { TERM($seat) }
analysis-edit-more = אחד נוסף: { TERM($tile) }
analysis-edit-less = אחד פחות: { TERM($tile) }
analysis-edit-fine = זו עמדה.
analysis-edit-problems = זו עדיין לא עמדה:
analysis-edit-move-hint = נגיעה באריח, ואז בצומת שאליו הוא יעבור.
analysis-edit-put-hint = נגיעה בצמתים מניחה שם את האריח; הוא בא מהיד. נגיעה נוספת מחזירה אותו.
analysis-edit-in-hand = ביד: { TERM($tile) }
