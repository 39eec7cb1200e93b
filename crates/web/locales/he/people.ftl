## חשבונות, פרופילים, טבלת המובילים, משחקים שהסתיימו.

people-sign-in = כניסה
people-sign-up = פתיחת חשבון
people-sign-out = יציאה
people-name = שם
people-name-hint = בין 2 ל־20 אותיות, ספרות, - או _
people-password = סיסמה
people-password-hint = לפחות 8 תווים, שקשה לנחש
people-email-optional = דואר אלקטרוני (לא חובה)
people-email-hint = רק למקרה שהסיסמה תישכח. אף אחד אחר לא רואה אותו.
people-no-account = אין עדיין חשבון? אפשר לפתוח
people-have-account = יש כבר חשבון? אפשר להיכנס
people-keep-games = המשחקים ששוחקו בלי חשבון נשארים שלך.
people-forgot = סיסמה שנשכחה
people-forgot-hint = אם לחשבון יש כתובת דואר, נשלח אליה קישור.
people-forgot-send = לשלוח קישור
people-forgot-sent = אם יש חשבון כזה עם כתובת, הקישור בדרך.
people-forgot-ask = הבית הזה לא שולח דואר. לסיסמה חדשה אפשר לכתוב אל { $contact }.
people-forgot-ask-host = הבית הזה לא שולח דואר. סיסמה חדשה אפשר לבקש ממי שמנהל אותו.

people-account = החשבון שלך
people-guest = השם שלך כאן הוא { $name }, בלי חשבון.
people-save = לשמור
people-saved = נשמר.
people-change-password = החלפת סיסמה
people-old-password = הסיסמה הישנה
people-new-password = הסיסמה החדשה
people-change-email = כתובת דואר
people-sessions = היכן החשבון פתוח
people-this-session = כאן
people-end-session = לסיים
people-end-others = לסיים את כל האחרים
people-last-used = שימוש אחרון: { $date }
people-blocks = אנשים חסומים
people-no-blocks = אין חסומים.
people-tokens = מפתחות לתוכנות שלך
people-tokens-hint = עם מפתח, תוכנה פועלת בשמך. כדאי לתת לכל תוכנה מפתח משלה.
people-token-label = למה הוא משמש
people-token-scopes = מותר לה
people-scope-read = לקרוא את מה ששייך לך
people-scope-play = לשחק
people-scope-chat = לשוחח
people-token-make = ליצור מפתח
people-token-made = כדאי להעתיק את המפתח עכשיו. הוא מוצג רק פעם אחת:
people-data = הנתונים שלך
people-records = כל המשחקים שלך
people-export = כל מה ששמור עליך
people-delete = מחיקת החשבון
people-delete-hint = השם, הכתובת, השיחות וההגדרות נמחקים לתמיד. המשחקים נשארים, בלי השם.

people-since = כאן מאז { $date }
people-bot = בוט
people-bot-of = באחריות { $name }
people-is-guest = בלי חשבון
people-computer = מחשב, רמה { $level }
people-ratings = דירוגים
people-no-ratings = עוד אין משחקים מדורגים.
people-no-graph = אין מספיק משחקים מדורגים בשביל גרף.
people-rating-graph = הדירוג לאורך הזמן
people-provisional = עוד לא ודאי
people-games-count = { $n ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $n } משחקים
}
people-opponents = היריבים הנפוצים
people-games = משחקים
people-won = ניצחונות
people-drawn = תיקו
people-lost = הפסדים
people-block = לחסום
people-unblock = להסיר חסימה
people-report = לדווח
people-report-about = במה מדובר
people-reason-chat = שיחה
people-reason-name = השם
people-reason-cheating = רמאות
people-reason-manners = התנהגות
people-reason-other = משהו אחר
people-report-text = מה קרה
people-report-send = לשלוח למנחים
people-report-sent = תודה. הדיווח ייבדק.

people-leaderboard = טבלת המובילים
people-nobody-ranked = עוד אין מי ששיחק מספיק משחקים מדורגים. המקום פנוי.
people-rank = מקום
people-rating = דירוג
people-speed = קצב

people-search = משחקים שהסתיימו
people-filter-player = מי שיחק
people-filter-opponent = נגד מי
people-filter-result = תוצאה
people-filter-ending = סיום
people-filter-rated = סוג
people-any = הכול
people-ending-ring = טבעת הרמוניה
people-ending-last-flower = הפרח הבסיסי האחרון
people-ending-resignation = כניעה
people-ending-time = זמן
people-ending-agreement = תיקו בהסכמה
people-ending-repetition = חזרה
people-ending-gift = מתנה
people-ending-abandoned = עזיבת הלוח
people-find = לחפש
people-none-found = אין משחקים כאלה.
people-more = עוד משחקים

people-name-taken = השם הזה, או שם דומה לו מאוד, תפוס.
people-bad-name = שם בנוי מ־2 עד 20 אותיות או ספרות של כתב אחד ומתחיל באות; - ו־_ עומדים בין תווים אחרים.
people-bad-password = הסיסמה צריכה לפחות 8 תווים, ואסור שיהיה קל לנחש אותה.
people-bad-email = זה לא נראה כמו כתובת דואר.
people-wrong-password = השם והסיסמה לא מתאימים.
people-suspended = החשבון הזה מושעה לזמן מה.
people-door-closed = הבית הזה לא מקבל חשבונות חדשים כרגע.
people-not-found = אין כאן אף אחד ושום דבר בשם הזה.
people-bad-link = הקישור הזה כבר נוצל, או ישן מדי.
people-not-registered = בשביל זה צריך חשבון.
people-too-many = אי אפשר שיהיו יותר כאלה.
people-sign-in-first = קודם צריך להיכנס.
people-too-fast = יותר מדי ניסיונות. כדאי לחכות דקה ולנסות שוב.
people-too-busy = השרת עמוס מאוד. כדאי לנסות שוב בעוד כמה שניות.
people-not-for-you = לחשבון שלך אין רשות לעשות את זה.
people-bad-token = למפתח צריך שם ומשהו שמותר לו לעשות.
people-vacation = חופשה
people-vacation-hint = בחופשה השעונים שלך עוצרים בכל המשחקים בהתכתבות.
people-vacation-left = { $days ->
    [one] נשאר יום אחד השנה.
    [two] נשארו יומיים השנה.
   *[other] נשארו { $days } ימים השנה.
}
people-vacation-until = יש לך חופשה, לכל המאוחר עד { $date }.
people-search-these = חיפוש במשחקים האלה
people-moderation = ניהול קהילה
people-no-reports = אין דיווחים פתוחים.
people-reported = דיווח של { $reporter } על { $subject }
people-verdict = מה יצא מזה
people-close-report = לסגור את הדיווח
people-measure = לנקוט צעד
people-mute = בלי שיחות
people-suspend = להשעות
people-pardon = לבטל הכול
people-hours = לכמה שעות
people-why = למה (נשמר ביומן)
people-measure-take = לבצע
people-log = מה נעשה
