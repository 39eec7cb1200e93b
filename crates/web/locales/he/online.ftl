## לשחק עם אחרים ברשת.

online-loading = טוענים…
online-connecting = מתחברים…
online-broken = החיבור נותק. מתחברים מחדש…
online-unsent = הפעולה האחרונה נשמרה ותישלח כשהחיבור יחזור.
online-unsent-turn = המהלך נשמר ויישלח כשהחיבור יחזור.
online-clock-own = השעון שלך רץ.
online-clock-of = השעון של { $name } רץ.
online-unreachable = אי אפשר להגיע לשרת כרגע.
online-outdated = יש גרסה חדשה. כדי להמשיך יש לטעון את הדף מחדש.
online-reload = טעינה מחדש
online-later = אחר כך
online-cancel = ביטול
online-understood = אישור
online-began = המשחק שלך התחיל.
online-left = המשחק שלך נמשך.
online-open-game = פתיחה
online-home-quick = חיפוש יריב
online-home-friend = הזמנה בקישור
online-home-more = כל המשחקים הפעילים

## הלובי

online-lobby = משחק ברשת
online-no-account = אפשר לשחק בלי חשבון.
online-as-guest = משחקים בלי חשבון, בשם { $name }.
online-quick = משחק מהיר
online-quick-hint = לחיצה אחת, ומשחקים נגד הראשון שמצטרף.
online-waiting = מחפשים יריב…
online-open-seeks = משחקים שמחכים לשחקן
online-no-seeks = אף אחד לא מחכה כרגע. אפשר ליצור משחק, ואחרים יראו אותו כאן.
online-people = { $n ->
    [one] כרגע אין כאן אף אחד חוץ ממך
    [two] שני אנשים מחוברים
   *[other] { $n } אנשים מחוברים
}
online-lookout = להודיע לי כשמישהו מגיע
online-someone = מישהו מחפש משחק.
online-join = הצטרפות
online-withdraw = ביטול
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
online-your-turns = { $n ->
    [one] תורך במשחק אחד
    [two] תורך בשני משחקים
   *[other] תורך ב־{ $n } משחקים
}
online-their-turn = תור היריב
online-after-turns = { $n ->
    [0] רק התחיל
    [one] שוחק מהלך אחד
    [two] שוחקו שני מהלכים
   *[other] שוחקו { $n } מהלכים
}
online-speed-quick = מהיר
online-speed-steady = בינוני
online-speed-slow = איטי
online-speed-correspondence = בהתכתבות
online-time-live = { $clock }
online-time-per-turn = { $days ->
    [one] יום לכל מהלך
    [two] יומיים לכל מהלך
   *[other] { $days } ימים לכל מהלך
}
online-time-bank = { $days ->
    [0] { $bank ->
        [one] עתודה של יום אחד
        [two] עתודה של יומיים
       *[other] עתודה של { $bank } ימים
    }
    [one] { $bank ->
        [one] יום לכל מהלך ועתודה של יום אחד
        [two] יום לכל מהלך ועתודה של יומיים
       *[other] יום לכל מהלך ועתודה של { $bank } ימים
    }
    [two] { $bank ->
        [one] יומיים לכל מהלך ועתודה של יום אחד
        [two] יומיים לכל מהלך ועתודה של יומיים
       *[other] יומיים לכל מהלך ועתודה של { $bank } ימים
    }
   *[other] { $bank ->
        [one] { $days } ימים לכל מהלך ועתודה של יום אחד
        [two] { $days } ימים לכל מהלך ועתודה של יומיים
       *[other] { $days } ימים לכל מהלך ועתודה של { $bank } ימים
    }
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

online-create = יצירת משחק או הזמנה
online-form-public = כל אחד
online-form-private = כל מי שקיבל את הקישור
online-form-time = זמן
online-form-live = משחק חי
online-form-per-turn = ימים לכל מהלך
online-form-bank = ימים לכל מהלך ועתודה
online-form-minutes = דקות לכל שחקן
online-form-increment = שניות שנוספות אחרי כל מהלך
online-form-days = ימים לכל מהלך
online-form-bank-days = ימים בעתודה
online-form-players = מספר השחקנים
online-form-side = הצד שלך
online-side-random = אקראי
online-form-rated-hint = התוצאה משנה את הדירוג.
online-form-within = הדירוג של היריב
online-form-anybody = כל דירוג
online-form-within-n = הפרש של עד { $n } נקודות
online-form-computers = מקומות למחשב
online-form-senseless = אי אפשר לשחק עם זמן כזה.
online-form-submit = יצירת המשחק

## הזמנות

online-invitation = הזמנה למשחק
online-invitation-gone = ההזמנה הזאת כבר לא בתוקף.
online-invited-by = הזמנה למשחק סקוד פאי שו מאת { $name }.
online-accept-invitation = קבלת ההזמנה
online-learn-first = לא מכירים את המשחק? לומדים אותו בכמה דקות.
online-send-link = שולחים את הקישור ליריב. המשחק מתחיל ברגע שההזמנה מתקבלת.
online-qr = או סורקים את הקוד הזה.
online-clock-explained = { $seconds ->
    [0] לכל צד { $minutes } דקות לכל המשחק.
   *[other] לכל צד { $minutes } דקות לכל המשחק, ועוד { $seconds } שניות לכל מהלך.
}
online-pace = כמה זמן?
online-link = הקישור
online-copy = העתקה
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
online-there = ליד הלוח
online-not-there = לא ליד הלוח
online-on-vacation = בחופשה
online-watching = { $n ->
    [one] אדם אחד צופה
    [two] שני אנשים צופים
   *[other] { $n } אנשים צופים
}
online-begins-soon = אם אף אחד לא ישחק, המשחק יבוטל בעוד { $time }.
online-gone = { $name } לא ליד הלוח.
online-claim-in = אפשר יהיה לקבל את הניצחון בעוד { $time }.
online-record = הורדת הרישום
online-to-next-game = למשחק הבא
online-sure = – לאשר?

online-do-abort = לבטל את המשחק
online-do-draw = להציע תיקו
online-do-takeback = לבקש להחזיר מהלך
online-do-resign = להיכנע
online-do-gift = להיכנע עם מתנה
online-do-withdraw = לבטל את ההצעה
online-do-decline = לסרב
online-do-accept-draw = להסכים לתיקו
online-do-accept-takeback = להרשות להחזיר מהלך
online-do-accept-gift = לקבל את המתנה
online-do-decline-gift = לשמור על הניצחון
online-do-claim-win = לקבל את הניצחון
online-do-claim-draw = לסיים בתיקו
online-do-rematch = להציע משחק גומלין
online-do-vacation = לצאת לחופשה
online-do-end-vacation = לסיים את החופשה

online-offer-draw = הצעת תיקו מאת { $name }.
online-offer-draw-own = הצעת התיקו שלך מחכה לתשובה.
online-draw-declined = הצעת התיקו שלך נדחתה על ידי { $name }. המשחק ממשיך.
online-offer-takeback = בקשה מאת { $name } להחזיר מהלך ולשחק את התור מחדש.
online-offer-takeback-own = הבקשה שלך להחזיר מהלך מחכה לתשובה.
online-offer-gift = כניעה עם מתנה מאת { $name }. אם המתנה שווה ניצחון, הניצחון של { $name }; אם לא, הוא שלך.
online-offer-gift-own = הכניעה שלך עם מתנה מחכה לתשובה.
online-offer-rematch = הצעה למשחק גומלין מאת { $name }.
online-offer-rematch-own = ההצעה שלך למשחק גומלין מחכה לתשובה.

online-end-aborted = המשחק בוטל ואינו נחשב.
online-end-abandoned = הניצחון: { $name }. היריב עזב את המשחק.
online-end-abandoned-draw = המשחק נגמר בתיקו: שחקן עזב את המשחק.

online-chat = צ׳אט
online-chat-empty = אין עדיין הודעות.
online-chat-write = מילה טובה
online-chat-send = שליחה
online-unread =
    { $count ->
        [one] הודעה חדשה אחת
        [two] שתי הודעות חדשות
       *[other] { $count } הודעות חדשות
    }
online-chat-come-in = כניסה לצ׳אט בלי חשבון

## תשובות מראש

online-plan = תשובות מראש
online-plan-hint = מנסים על הלוח מה היריב עשוי לשחק ומה תהיה התשובה. אם זה מה שיקרה, התשובה תשוחק מיד.
online-plan-begin = הוספת תשובה
online-plan-theirs = יש לשחק את המהלך הצפוי מהיריב.
online-plan-ours = עכשיו יש לשחק את התשובה.
online-plan-enter = שמירת הרצף
online-plan-undo = ביטול האחרון
online-plan-remove = הסרה

## צפייה

online-watch = משחקים פעילים
online-nothing-to-watch = אין כרגע משחקים פומביים.

## סירובים

online-no-too-fast = { $seconds ->
    [one] מהר מדי. אפשר לנסות שוב בעוד שנייה.
    [two] מהר מדי. אפשר לנסות שוב בעוד שתי שניות.
   *[other] מהר מדי. אפשר לנסות שוב בעוד { $seconds } שניות.
}
online-no-not-your-turn = זה לא תורך.
online-no-moved-on = העמדה השתנתה בינתיים. כדאי להסתכל שוב.
online-no-time-over = הזמן שלך נגמר.
online-no-game-over = המשחק נגמר.
online-no-not-over = המשחק עוד לא נגמר.
online-no-not-a-player = רק מי שמשחק במשחק הזה יכול לעשות את זה.
online-no-out-of-game = השתתפותך במשחק הזה הסתיימה.
online-no-nothing-offered = ההצעה הזאת כבר לא בתוקף.
online-no-already-offered = כבר הצעת את זה.
online-no-gift-pending = קודם צריך לענות על המתנה.
online-no-gifts = מתנות אפשר לתת רק במשחקים ידידותיים לשניים.
online-no-already-chosen = אריחי האפקט שלך כבר נבחרו.
online-no-nothing-to-take-back = אין מהלך להחזיר.
online-no-too-late-to-abort = המשחק כבר התחיל ואי אפשר לבטל אותו.
online-no-not-gone = היריב ליד הלוח, או שעזב רק לפני רגע. כדאי לחכות קצת.
online-no-not-correspondence = זה אפשרי רק במשחקים בהתכתבות.
online-no-vacation-left = ימי החופשה במשחק הזה נוצלו.
online-no-vacation-unchanged = החופשה כבר התחילה, או שכבר הסתיימה.
online-no-other-rules = המשחק הזה התחיל לפי גרסה אחרת של החוקים, ולכן אי אפשר להמשיך אותו כאן. במשחק לשניים אפשר להיכנע.
online-no-such-game = המשחק הזה לא קיים, או שהוא פרטי.
online-no-such-seek = מישהו הקדים אותך: המשחק הזה כבר תפוס.
online-no-trouble = שגיאה בשרת. שום דבר לא השתנה; אפשר לנסות שוב.
online-no-other = זה לא אפשרי כרגע.
online-no-unreadable = משהו השתבש. אפשר לטעון את הדף מחדש ולנסות שוב.
online-no-games = הגעת למספר המרבי של משחקים בבת אחת. קודם צריך לסיים אחד מהם.
online-no-seeks-left = הגעת למספר המרבי של משחקים שמחכים לשחקן. קודם צריך לבטל אחד מהם.
online-no-computers = הרמה הזאת לא זמינה בשרת הזה.
online-no-seats-left = יש יותר מחשבים ממקומות.
online-no-range = אין דירוג שנמצא בטווח הזה.
online-no-guests-rated = בלי חשבון אפשר לשחק רק משחקים ידידותיים. עם חשבון אפשר לשחק גם משחקים מדורגים.
online-no-rated-for-two = משחקים מדורגים הם בין שני אנשים, בלי מחשבים.
online-no-rated-clock = במשחקים מדורגים צריך שעון.
online-no-silence = קודם צריך לכתוב משהו.
online-no-length = המשחק הגיע לאורך המרבי. אפשר להסכים על תיקו או להיכנע.
online-no-hardly-begun = המשחק רק התחיל. עדיף לבטל אותו.
online-no-claim-for-two = לסיים בתיקו אפשר רק במשחקים לשניים.
online-no-replies-for-two = תשובות מראש הן רק למשחקים לשניים.
online-no-replies-now = תשובות מראש רושמים בזמן התור של היריב.
online-no-lines = הגעת למספר המרבי של רצפים. קודם צריך להסיר אחד מהם.
online-no-own-seek = כבר נרשמת למשחק הזה.
online-no-rating = הדירוג שלך מחוץ לטווח המבוקש.
online-no-blocked = אי אפשר להצטרף: יש חסימה בינך לבין אחד השחקנים.
online-no-nameless = קודם צריך להיכנס לחשבון, או להמשיך בלי חשבון.
online-no-muted = הנהלת האתר השתיקה אותך בצ׳אט.
online-no-line-illegal = אי אפשר לשמור את הרצף הזה: אחד המהלכים בו אינו חוקי.
online-no-line-pairs = רצף הוא עד עשרה זוגות: מהלך של היריב והתשובה שלך.
online-no-line-contradicts = רצף אחר עונה אחרת על אותו מהלך.
online-seek-range = דירוג { $min } עד { $max }
online-your-side = הצד שלך: { TERM($seat) }
online-form-opponent = יריב
online-form-level = רמת המחשב
online-chat-spectators = הצופים משוחחים בינם לבין עצמם. מי שמשחק יקרא את זה אחרי המשחק.
online-do-gift-hint = היריב מחליט אם המתנה שלך שווה את הניצחון.
online-form-computer = מחשב
