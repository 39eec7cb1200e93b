## לוח הניתוח: קווי המנוע, סקירת משחקים, העורך, מה שמביאים ומה שלוקחים.

analysis-title = ניתוח
analysis-editor-title = עריכת עמדה
analysis-turns = מהלכים
analysis-engine = מנוע
analysis-review = סקירה
analysis-notes = הערות
analysis-panels = חלוניות הניתוח

# עץ המהלכים
analysis-start = התחלה
analysis-no-turns = אין עדיין מהלכים. אפשר לשחק על הלוח או לפתוח משחק.
analysis-keys = מקשים: ← → עוברים בין המהלכים, ↑ ↓ בוחרים בין הסתעפויות, Home ו־End קופצים להתחלה ולסוף.
analysis-undo = ביטול
analysis-promote = העלאת ההסתעפות
analysis-make-main = הפיכה לקו הראשי
analysis-cut = מחיקת ההמשך
analysis-delete = מחיקה מכאן
analysis-comment = הערה על המקום הזה
analysis-draw = ציור על הלוח
analysis-draw-hint = נגיעה בצומת מדגישה אותו; גרירה מצומת לצומת מציירת חץ. חזרה על הפעולה מוחקת.
analysis-wipe = מחיקת הציורים
analysis-games = המשחקים באוסף הזה
analysis-game = { $number }. { $players }
analysis-nameless = משחק ללא שמות

# המנוע
analysis-engine-on = הפעלת המנוע
analysis-engine-off = עצירת המנוע
analysis-engine-hint = המנוע כבוי. הוא רץ על המכשיר שלך.
analysis-engine-busy = המנוע סוקר עכשיו את המשחק. הקווים שלו יופיעו אחר כך.
analysis-engine-none = למנוע אין כאן הצעה.
analysis-engine-gone = לא ניתן היה לטעון את המנוע. כל השאר ממשיך לעבוד; לחיצה על הכפתור מנסה שוב.
analysis-lines = קווים
analysis-depth = עומק { $depth }, { $nodes } עמדות
analysis-thinking = חושב…
analysis-engine-over = המשחק נגמר כאן; אין מה לנתח.
analysis-play-line = ביצוע עד { $turn }
analysis-bar = הערכה
analysis-percent = { $number }%
analysis-chance = { TERM($seat) }: { $percent }
analysis-ring-in = { TERM($seat) }: { $turns ->
    [one] טבעת במהלך אחד
    [two] טבעת בשני מהלכים
   *[other] טבעת ב־{ $turns } מהלכים
}
analysis-win-in = { TERM($seat) }: { $turns ->
    [one] ניצחון במהלך אחד
    [two] ניצחון בשני מהלכים
   *[other] ניצחון ב־{ $turns } מהלכים
}
analysis-loses-in = { TERM($seat) }: { $turns ->
    [one] הפסד במהלך אחד
    [two] הפסד בשני מהלכים
   *[other] הפסד ב־{ $turns } מהלכים
}
analysis-over = המשחק נגמר

# סקירות
analysis-review-begin = סקירת המשחק
analysis-review-again = סקירה מחדש
analysis-review-stop = עצירת הסקירה
analysis-review-hint = המנוע בוחן כל מהלך בקו הראשי ומצביע על נקודות המפנה.
analysis-review-empty = אין עדיין משחק לסקור.
analysis-review-progress = { $done } מתוך { $total } עמדות
analysis-graph = סיכויי הניצחון לאורך המשחק: { TERM($seat) }
analysis-graph-none = כשיש יותר משני שחקנים אי אפשר להשוות בין הסיכויים, ולכן אין גרף.
analysis-turning-points = נקודות מפנה
analysis-no-turning-points = אין נקודות מפנה.
analysis-well-played = אין נקודות מפנה: משחק יפה.
analysis-slow-win = אין נקודת מפנה אחת. יתרון שנבנה לאט לאט: { TERM($seat) }.
analysis-inaccuracies =
    { $count ->
        [one] אי־דיוק אחד
        [two] שני אי־דיוקים
       *[other] { $count } אי־דיוקים
    }
analysis-accuracy = { TERM($seat) }: דיוק { $percent }, המהלך הטוב ביותר: { $best } מתוך { $turns }
analysis-mark =
    { $mark ->
        [only] המהלך היחיד
        [inaccuracy] אי־דיוק
        [mistake] טעות
        [blunder] טעות חמורה
       *[missed] ניצחון שהוחמץ
    }
analysis-better = עדיף: { $turn }
analysis-loss = המחיר: { $percent } מסיכויי הניצחון.
analysis-reason-only = כל מהלך אחר היה מפסיד הרבה.
analysis-reason-none = אין סיבה אחת שמכריעה; המנוע פשוט מעדיף את העמדה האחרת.
analysis-reason-missed-ring =
    { $turns ->
        [one] { START($seat, form: "the") } יכול היה לסגור טבעת הרמוניה מיד.
        [two] { START($seat, form: "the") } יכול היה לסגור טבעת הרמוניה בתוך שני מהלכים.
       *[other] { START($seat, form: "the") } יכול היה לסגור טבעת הרמוניה בתוך { $turns } מהלכים.
    }
analysis-reason-missed-win =
    { $turns ->
        [one] { START($seat, form: "the") } יכול היה לנצח מיד.
        [two] { START($seat, form: "the") } יכול היה לנצח בתוך שני מהלכים.
       *[other] { START($seat, form: "the") } יכול היה לנצח בתוך { $turns } מהלכים.
    }
analysis-reason-allowed-ring =
    { $turns ->
        [0] המהלך הזה סוגר טבעת הרמוניה { TERM($seat, form: "to") }.
        [one] עכשיו { TERM($seat, form: "the") } יכול לסגור טבעת הרמוניה מיד.
        [two] עכשיו { TERM($seat, form: "the") } סוגר טבעת הרמוניה בתוך שני מהלכים, לא משנה מה יקרה.
       *[other] עכשיו { TERM($seat, form: "the") } סוגר טבעת הרמוניה בתוך { $turns } מהלכים, לא משנה מה יקרה.
    }
analysis-reason-allowed-win =
    { $turns ->
        [0] המהלך הזה מסיים את המשחק, והניצחון הולך { TERM($seat, form: "to") }.
        [one] עכשיו { TERM($seat, form: "the") } יכול לנצח מיד.
        [two] עכשיו { TERM($seat, form: "the") } מנצח בתוך שני מהלכים, לא משנה מה יקרה.
       *[other] עכשיו { TERM($seat, form: "the") } מנצח בתוך { $turns } מהלכים, לא משנה מה יקרה.
    }
analysis-reason-lost-tile = עכשיו { TERM($seat, form: "the") } לוכד אריח: { TERM($tile, form: "a") } ב־{ $at }. המהלך: { $turn }.
analysis-reason-missed-capture = היה אריח ללכוד: { TERM($tile, form: "a") } ב־{ $at }.
analysis-reason-missed-bonus = אפשר היה להרוויח בונוס הרמוניה.
analysis-reason-other-bonus = הבונוס הזה היה עדיף: { $bonus }
analysis-reason-no-bonus = עדיף היה לוותר על הבונוס.
analysis-reason-allowed-bonus = עכשיו { TERM($seat, form: "the") } מרוויח בונוס הרמוניה: { $turn }

# פתיחה ושיתוף
analysis-open = פתיחה
analysis-open-title = פתיחת משחק או עמדה
analysis-open-hint = אפשר להדביק מהלכים, טקסט של עמדה, רישום או קישור: מכאן או מאתר שער הגן.
analysis-open-text = טקסט או קישור
analysis-open-rules = חוקים (אם אינם בטקסט)
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
analysis-site-link = העתקת המשחק עבור אתר שער הגן

# מה לא בסדר במה שהובא
analysis-nothing-to-read = קודם צריך להדביק משהו.
analysis-file-unreadable = לא ניתן היה לקרוא את הקובץ הזה, או שהוא גדול מדי.
analysis-not-found = המשחק הזה לא נמצא.
analysis-wrong-turn = מהלך מס׳ { $number }, { $text }: { $trouble }
analysis-wrong-label = כאן צריך לבוא { $expected }, ונמצא { $found }.
analysis-wrong-place = שורה { $line }, עמודה { $column }: { $trouble }
analysis-wrong-record =
    { $what ->
        [tag] התגית הזאת לא יכולה להיות נכונה: { $found }
        [result] התוצאה הזאת לא מתאימה למשחק: { $found }
        [open] זה לא נסגר: { $found }
        [escape] הלוכסן ההפוך הזה מיותר לפני מה שבא אחריו: { $found }
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
        [seat] האות של שחקן
        [point] צומת כמו ‎(3,-1)
        [board] צומת של הלוח
        [tile] הקוד של אריח
        [accent] הקוד של אריח אפקט (R W K B M P T)
        [turn] מהלך
        [rules] שם של מערכת חוקים
        [version] גרסה מוכרת
        [rows] 17 שורות באורך שורות הלוח
        [empty] צומת ריק
       *[stage] שלב המשחק
    }
analysis-found = צריך לבוא כאן { $what }, ונמצא { $found }
analysis-found-end = צריך לבוא כאן { $what }, אבל הטקסט נגמר.
analysis-link-unknown = הקישור הזה מגרסה חדשה יותר. אפשר לנסות לטעון את הדף מחדש.
analysis-link-damaged = הקישור הזה פגום: חסרות אותיות או שהן השתנו. כדאי להעתיק אותו שוב בשלמותו.
analysis-link-long = הקישור הזה ארוך מדי.
analysis-link-empty = אין משחק בקישור הזה.
analysis-link-other = הקישור הזה הוא של משחק אחר, לא של סקוד פאי שו.
analysis-link-rules = המשחק שבקישור הזה שוחק עם האפשרות { $option }, שמשנה את החוקים. אי אפשר לשחזר אותו כאן.
analysis-warning =
    { $what ->
        [option] לא מוכר כאן והושמט: { $text }
        [bonus] בונוס שלא הגיע הושמט: { $text }
       *[late] מהלכים שאחרי סוף המשחק הושמטו: { $text }
    }

# העורך
analysis-edit = עריכת עמדה
analysis-edit-done = ניתוח העמדה הזאת
analysis-edit-brush = בנגיעה
analysis-edit-move = הזזת אריחים
analysis-edit-erase = הסרה
analysis-edit-clear = לוח ריק
analysis-edit-start = תחילת משחק
analysis-edit-fill = מילוי הידיים
analysis-edit-to-move = של מי התור
analysis-edit-rules = חוקים
analysis-edit-tiles = אריחים: { TERM($seat) }
analysis-edit-more = הוספה: { TERM($tile, form: "a") }
analysis-edit-less = הסרה: { TERM($tile, form: "a") }
analysis-edit-fine = העמדה תקינה.
analysis-edit-problems = יש לתקן:
analysis-edit-move-hint = נגיעה באריח, ואז בצומת שאליו הוא יעבור.
analysis-edit-put-hint = נגיעה בצמתים מניחה שם את האריח; הוא בא מהיד. נגיעה נוספת מחזירה אותו.
analysis-edit-in-hand = ביד: { TERM($tile, form: "a") }
