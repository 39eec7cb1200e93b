## לשחק עם אחרים ברשת.

online-loading = בטעינה…
online-connecting = מתחברים…
online-broken = החיבור נותק. מנסים שוב…
online-unsent = מה שנעשה שמור, ויישלח ברגע שנחזור.
online-unreachable = אי אפשר להגיע לשרת כרגע.
online-outdated = לשרת יש גרסה חדשה יותר. כדי להמשיך יש לטעון את העמוד מחדש.
online-reload = לטעון מחדש
online-later = אחר כך
online-cancel = ביטול
online-understood = בסדר
online-began = משחק שלך התחיל.
online-left = המשחק שלך נמשך.
online-open-game = לפתוח
online-home-quick = לשחק עכשיו עם מישהו
online-home-friend = להזמין בקישור
online-home-more = כל המשחקים הפעילים

## הלובי

online-lobby = משחק ברשת
online-no-account = לא צריך חשבון כדי לשחק.
online-as-guest = המשחק הוא בלי חשבון, בשם { $name }.
online-quick = משחק מהיר
online-quick-hint = לחיצה אחת, והמשחק הוא מול מי שיבוא ראשון.
online-waiting = ממתינים ליריב… לחיצה נוספת מבטלת
online-open-seeks = משחקים פתוחים
online-no-seeks = אף אחד לא מחכה כרגע. אפשר להתחיל, ואחרים יראו את זה כאן.
online-join = להצטרף
online-withdraw = לבטל
online-free-seats = { $n ->
    [one] מקום פנוי אחד
    [two] שני מקומות פנויים
   *[other] { $n } מקומות פנויים
}
online-rated = מדורג
online-casual = ידידותי
online-my-games = המשחקים שלך
online-next-game = למשחק שמחכה לך
online-your-turn = תורך
online-their-turn = תור האחרים
online-after-turns = { $n ->
    [0] רק התחיל
    [one] שוחק תור אחד
    [two] שוחקו שני תורות
   *[other] שוחקו { $n } תורות
}
online-speed-quick = מהיר
online-speed-steady = בינוני
online-speed-slow = איטי
online-speed-correspondence = בהתכתבות
online-time-live = { $clock }
online-time-per-turn = { $days ->
    [one] יום לכל תור
    [two] יומיים לכל תור
   *[other] { $days } ימים לכל תור
}
online-time-bank = { $days ->
    [0] עתודה של { $bank } ימים
    [one] יום לכל תור ועתודה של { $bank } ימים
    [two] יומיים לכל תור ועתודה של { $bank } ימים
   *[other] { $days } ימים לכל תור ועתודה של { $bank } ימים
}
online-time-unlimited = בלי שעון
online-time-left = { $days ->
    [one] יום
    [two] יומיים
   *[other] { $days } ימים
} ו־{ $hours } שע׳
# In a list of own games: how long the player who is due has.
online-still = זמן שנותר: { $time }

## משחק עם כל ההגדרות

online-create = ליצור משחק או להזמין מישהו
online-form-public = כל אחד
online-form-private = מי שיש לו הקישור
online-form-time = זמן
online-form-live = בישיבה אחת
online-form-per-turn = ימים לכל תור
online-form-bank = ימים לכל תור ועתודה
online-form-minutes = דקות לכל צד
online-form-increment = שניות שנוספות אחרי כל תור
online-form-days = ימים לכל תור
online-form-bank-days = ימים בעתודה
online-form-players = מספר המשתתפים
online-form-side = הצד שלך
online-side-random = בהגרלה
online-form-rated-hint = התוצאה משנה את הדירוג.
online-form-within = הדירוג של היריב
online-form-anybody = כל דירוג
online-form-within-n = עד { $n } מהדירוג שלך
online-form-computers = מקומות למחשב
online-form-senseless = אי אפשר לשחק עם זמן כזה.
online-form-submit = ליצור את המשחק

## הזמנות

online-invitation = הזמנה למשחק
online-invitation-gone = ההזמנה הזאת כבר לא פתוחה.
online-invited-by = הזמנה למשחק מאת { $name }.
online-accept-invitation = לקבל ולשחק
online-learn-first = לא מכירים את המשחק? לומדים אותו בכמה דקות.
online-send-link = שולחים את הקישור למי שרוצים לשחק איתו. המשחק מתחיל ברגע שההזמנה מתקבלת.
online-pace = כמה זמן?
online-link = הקישור
online-copy = להעתיק
online-copied = הועתק
online-waiting-for = { $n ->
    [one] ממתינים ליריב…
    [two] ממתינים לשני שחקנים…
   *[other] ממתינים ל־{ $n } שחקנים…
}

## ליד הלוח

online-game = משחק
online-turn-of = התור של { $name }
online-others-choose = אריחי האפקט שלך נבחרו. האחרים עדיין בוחרים.
online-there = נוכחות ליד הלוח
online-not-there = אין נוכחות ליד הלוח
online-on-vacation = בחופשה
online-watching = { $n ->
    [one] אדם אחד צופה
    [two] שני אנשים צופים
   *[other] { $n } אנשים צופים
}
online-begins-soon = אם לא ישוחק תור, המשחק יבוטל בעוד { $time }.
online-gone = אין סימן מ־{ $name }.
online-claim-in = אפשר יהיה לתבוע את המשחק בעוד { $time }.
online-review = סקירת המשחק
online-record = להוריד את הרישום
online-to-next-game = למשחק הבא
online-sure = – בטוח?

online-do-abort = לבטל את המשחק
online-do-draw = להציע תיקו
online-do-takeback = לבקש להחזיר תור
online-do-resign = להיכנע
online-do-gift = להיכנע עם מתנה
online-do-withdraw = לבטל את ההצעה
online-do-decline = לסרב
online-do-accept-draw = להסכים לתיקו
online-do-accept-takeback = להרשות
online-do-accept-gift = המתנה שווה ניצחון
online-do-decline-gift = לא, הניצחון שלי
online-do-claim-win = לתבוע ניצחון
online-do-claim-draw = לסיים בתיקו
online-do-rematch = משחק נוסף
online-do-vacation = לצאת לחופשה
online-do-end-vacation = לחזור מהחופשה

online-offer-draw = הצעת תיקו מאת { $name }.
online-offer-draw-own = הצעת התיקו שלך מחכה לתשובה.
online-offer-takeback = בקשה מאת { $name } להחזיר תור.
online-offer-takeback-own = הבקשה שלך להחזיר תור מחכה לתשובה.
online-offer-gift = כניעה עם מתנה מאת { $name }. אם המתנה שווה ניצחון, הניצחון של { $name }; אם לא, הוא שלך.
online-offer-gift-own = הכניעה שלך עם מתנה מחכה לתשובה.
online-offer-rematch = הצעה למשחק נוסף מאת { $name }.
online-offer-rematch-own = ההצעה שלך למשחק נוסף מחכה לתשובה.

online-end-aborted = המשחק בוטל ואינו נחשב.
online-end-abandoned = { TERM($seat, form: "the") } מנצח: הצד השני עזב את הלוח.
online-end-abandoned-draw = המשחק נגמר בתיקו: אחד הצדדים עזב את הלוח.

online-chat = שיחה
online-chat-empty = עוד לא נאמר כאן כלום.
online-chat-write = מילה טובה
online-chat-send = לשלוח
online-unread =
    { $count ->
        [one] הודעה חדשה אחת
        [two] שתי הודעות חדשות
       *[other] { $count } הודעות חדשות
    }
online-chat-come-in = להיכנס בלי חשבון כדי לשוחח

## תשובות מראש

online-plan = תשובות מראש
online-plan-hint = מנסים על הלוח מה היריב עשוי לשחק ומה תהיה התשובה. אם זה מה שיקרה, התשובה תשוחק מיד.
online-plan-begin = להכניס תשובה
online-plan-theirs = לשחק את התור הצפוי מהיריב.
online-plan-ours = עכשיו לשחק את התשובה.
online-plan-enter = לשמור את הרצף
online-plan-undo = אחד אחורה
online-plan-remove = להסיר

## צפייה

online-watch = משחקים פעילים
online-nothing-to-watch = אף אחד לא משחק בפומבי כרגע.

## סירובים

online-no-too-fast = { $seconds ->
    [one] מהר מדי. אפשר לנסות שוב בעוד שנייה.
    [two] מהר מדי. אפשר לנסות שוב בעוד שתי שניות.
   *[other] מהר מדי. אפשר לנסות שוב בעוד { $seconds } שניות.
}
online-no-not-your-turn = זה לא תורך.
online-no-moved-on = בינתיים המשחק התקדם.
online-no-time-over = הזמן שלך נגמר.
online-no-game-over = המשחק נגמר.
online-no-not-over = המשחק עוד לא נגמר.
online-no-not-a-player = רק מי שמשחק במשחק הזה יכול לעשות את זה.
online-no-out-of-game = השתתפותך במשחק הזה הסתיימה.
online-no-nothing-offered = אין כבר הצעה כזאת.
online-no-already-offered = זה כבר הוצע.
online-no-gift-pending = קודם צריך לענות לכניעה עם מתנה.
online-no-gifts = מתנות שייכות למשחקים ידידותיים של שניים.
online-no-already-chosen = אריחי האפקט שלך כבר נבחרו.
online-no-nothing-to-take-back = אין מה להחזיר.
online-no-too-late-to-abort = המשחק כבר התחיל ואי אפשר לבטל אותו.
online-no-not-gone = היריב נמצא, או שעזב רק לפני רגע.
online-no-not-correspondence = זה שייך למשחקים בהתכתבות.
online-no-vacation-left = ימי החופשה במשחק הזה נוצלו.
online-no-vacation-unchanged = אין חופשה להתחיל או לסיים.
online-no-other-rules = המשחק הזה התחיל לפי גרסה אחרת של החוקים, ולכן אי אפשר להמשיך אותו כאן. במשחק לשניים אפשר להיכנע.
online-no-such-game = אין משחק כזה, או שאי אפשר לראות אותו.
online-no-such-seek = מישהו הקדים: המשחק הזה כבר לא פתוח.
online-no-trouble = השרת לא הצליח. שום דבר לא השתנה.
online-no-other = זה לא אפשרי כרגע.
online-no-unreadable = השרת לא הבין את זה.
online-no-games = יש לך כבר מספר המשחקים המרבי בבת אחת. קודם צריך לסיים אחד מהם.
online-no-seeks-left = יש לך כבר מספר המשחקים הפתוחים המרבי. קודם צריך לבטל אחד מהם.
online-no-computers = בבית הזה אין יריב מחשב כזה.
online-no-seats-left = יש יותר מחשבים ממקומות.
online-no-range = אין דירוג שנמצא בטווח הזה.
online-no-guests-rated = אורחים משחקים רק משחקים ידידותיים. עם חשבון אפשר לשחק משחקים מדורגים.
online-no-rated-for-two = משחקים מדורגים הם בין שני אנשים.
online-no-rated-clock = במשחקים מדורגים צריך שעון.
online-no-silence = קודם צריך לכתוב משהו.
online-no-length = המשחק ארוך מכדי להימשך. אפשר רק לסיים אותו.
online-no-hardly-begun = המשחק רק התחיל. עדיף לבטל אותו.
online-no-claim-for-two = תיקו אפשר לדרוש רק במשחקים של שניים.
online-no-replies-for-two = תשובות מראש הן למשחקים של שניים.
online-no-replies-now = תשובות מראש רושמים כשתור היריב.
online-no-lines = נרשם כבר מספר הרצפים המרבי. קודם צריך להסיר אחד מהם.
online-no-own-seek = כבר נרשמת למשחק הזה.
online-no-rating = הדירוג שלך מחוץ לטווח המבוקש.
online-no-blocked = בינך לבין מישהו במשחק הזה יש חסימה.
online-no-nameless = קודם צריך להיכנס, כאורח או עם חשבון.
online-no-muted = ההשתתפות שלך בשיחה מושעית כרגע בידי הנהלת הבית.
online-no-line-illegal = אי אפשר לשמור את הרצף הזה: אחד התורות בו אינו חוקי.
online-no-line-pairs = רצף מורכב מזוגות: תור של היריב ותשובה שלך, לכל היותר עשרה.
online-no-line-contradicts = רצף אחר עונה אחרת על אותו תור.
online-new-game = משחק חדש
online-seek-range = דירוג { $min } עד { $max }
online-your-side = הצד שלך: { TERM($seat) }
online-form-opponent = יריב
online-form-level = הרמה שלהם
online-chat-spectators = הצופים משוחחים בינם לבין עצמם. מי שמשחק יקרא את זה אחרי המשחק.
online-do-gift-hint = היריב מחליט אם המתנה שלך שווה את הניצחון.
online-form-computer = מחשב של הבית הזה
