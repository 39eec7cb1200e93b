## משחקים על המכשיר הזה, והעוזר ללוח אמיתי.

play-new-game = משחק חדש
play-with-whom = מי משחק?
play-company-computer = אדם מול המחשב
play-company-friends = אנשים ליד המכשיר הזה
play-company-mixed = בחירה לכל מושב
play-level = כמה חזק המחשב?
play-level-1 = משחק ראשון
play-level-1-about = מכיר את התנועות, וטבעות מפתיעות אותו.
play-level-2 = שתיל
play-level-2-about = אוסף הרמוניות, ושוכח שגם הצד השני עושה זאת.
play-level-3 = נבט
play-level-3-about = סוגר טבעת כשהיא לפניו.
play-level-4 = ניצן
play-level-4-about = חוסם את רוב הטבעות בזמן.
play-level-5 = פריחה
play-level-5-about = מתכנן שני תורות קדימה.
play-level-6 = גנן
play-level-6-about = בונה טבעות, שובר טבעות, וטועה לעיתים רחוקות.
play-level-7 = מומחה
play-level-7-about = לא עושה טעויות פשוטות.
play-level-8 = אמן
play-level-8-about = משחק הכי טוב שאפשר.
play-side = המושב שלך
play-side-chance = שהמזל יחליט
play-start = להתחיל לשחק
play-more = עוד אפשרויות
play-names = שמות
play-name-of = השם של { TERM($seat) }
play-seats = מושבים
play-at-seat = { TERM($seat) }
play-person = אדם
play-clock = שעון
play-clock-none = בלי שעון
play-clock-pace = { $minutes } דק׳ + { $seconds } שנ׳
play-follow = לסובב את הלוח אל מי שבתור

play-in-progress = משחקים פתוחים
play-finished = משחקים שהסתיימו
play-nothing-yet = עוד אין משחקים. הראשון נמצא במרחק לחיצה.
play-continue = להמשיך
play-open = פתיחה
play-review = סקירת המשחק
play-delete = מחיקה
play-delete-really = למחוק את המשחק הזה לתמיד?
play-delete-yes = כן, למחוק
play-cancel = ביטול
play-turn-count = { $count ->
    [one] תור אחד
    [two] שני תורות
   *[other] { $count } תורות
}
play-picture = הלוח אחרי { $count ->
    [one] תור אחד
    [two] שני תורות
   *[other] { $count } תורות
}
play-not-here = המשחק הזה כבר לא כאן.
play-all-games = כל המשחקים

play-you = אני
play-computer = מחשב ({ $level })
play-your-turn = התור שלך
play-turn-of = התור של { $who }
play-chooses-for = { $who }: בחירת הפרח הראשון של { $whose }
play-chooses-secretly = { $who }: בחירה בסתר. כל השאר מסתכלים הצידה.
play-is-thinking = { $who }: חושב…
play-past = זאת עמדה מוקדמת יותר.
play-to-present = חזרה להווה
play-hint = רמז
play-hint-is = רמז: { $turn }
play-no-hint = אין רמז לעמדה הזאת.
play-looking = מחפש רמז…
play-take-back = להחזיר תור
play-resign = להיכנע
play-draw = תיקו
play-pause = הפסקה
play-resume = להמשיך
play-paused = השעונים עומדים.
play-beginning = תחילת המשחק
play-draw-declined = המחשב מעדיף להמשיך לשחק.
play-gift-declined = המחשב מודה על המתנה, אבל שומר על הניצחון.
play-engine-gone = המחשב לא עונה. המשחק שלך שמור: אפשר לנסות שוב, או להמשיך אחר כך.
play-try-again = לנסות שוב
play-resign-really = באמת להיכנע?
play-resign-as = כניעה: { $who }
play-gift = כניעה עם מתנה: { $who }
play-gift-hint = מתנה היא שיר, כוס תה, סיפור טוב. אם היא מתקבלת כשווה ניצחון, מי שנתן אותה ניצח.
play-gift-offered = כניעה עם מתנה: { $who }. האם היא שווה את הניצחון?
play-gift-accept = היא שווה את הניצחון
play-gift-decline = תודה, אבל לא
play-draw-really = כולם מסכימים לתיקו?
play-draw-yes = כן, תיקו
play-play-on = ממשיכים לשחק
play-over = המשחק הסתיים
play-you-lost = הפסדת.
play-you-won = ניצחת.
play-rematch = עוד משחק, בצד השני
play-copy = העתקת הרישום
play-copied = הועתק.
play-save = שמירה כקובץ
play-time-left = הזמן שנותר: { $time }

play-table-clocks = שעונים
play-table-tiles = אריחים
play-table-record = רישום
play-table-parts = מה צריך ליד השולחן?
play-press-to-start = מי שמוכן ראשון נוגע
play-tap-when-done = לגעת בסוף התור
play-time-is-up = נגמר הזמן
play-clock-reset = להתחיל מחדש
play-your-own-time = הזמן לכל אחד
play-steps = { $count ->
    [one] צעד אחד
    [two] שני צעדים
   *[other] { $count } צעדים
}
play-tile-basic = הרמוניה: { TERM($one) }, { TERM($two) }. דיסהרמוניה: { TERM($other) }.
play-tile-lotus = בהרמוניה עם כל פרח בסיסי, של מי שלא יהיה.
play-tile-orchid = מרתק את הפרחים הפורחים של היריבים שסביבו. כל עוד הלוטוס הלבן שלכם פורח, הוא לוכד כל פרח, וכל פרח לוכד אותו.
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
play-record-hint = משחקים כאן כל תור כפי שהוא קורה על השולחן. שום דבר לא אובד כשסוגרים את הדף.
play-record-new = רישום חדש
play-record-new-really = להתחיל רישום חדש? הרישום הזה יישאר ברשימה למטה.
play-record-next = עכשיו: { TERM($seat) }, תור { $label }
play-record-all = כל הרישומים
play-record-typed = תור בכתיב המשחק
play-record-write = לרשום
play-record-back = למחוק את השורה האחרונה
play-record-clash = יש על הלוח דיסהרמוניה שאיש לא שם לב אליה בזמן.
play-record-repair = שמנו לב: האריחים חוזרים לידיים
play-record-anyway = ובכל זאת כך שיחקו
play-record-returned = חזרו לידיים: { $tiles }
play-record-tile-at = { TERM($tile) } { $point }
play-record-empty = עוד לא נרשם דבר.
