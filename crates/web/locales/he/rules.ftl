## בחירת החוקים, והחוקים של משחק.

rules-which = לפי אילו חוקים?
rules-silent = כשספר חוקים שותק, משחקים לפי החוקים המשותפים.
rules-own = שילוב אישי
rules-fine = חוקים למתקדמים
rules-of-game = חוקי המשחק הזה
rules-common = במשחק הזה משחקים לפי החוקים המשותפים.
rules-differ = מה שונה מהחוקים המשותפים:

rules-choice-seats = מספר השחקנים
rules-choice-oasis = אריחים
rules-choice-accents = בחירת אריחי האפקט
rules-choice-opening = הפרחים הראשונים
rules-choice-double = מספר אריחי האפקט
rules-choice-wheels = גלגלים
rules-choice-specials = פרחים מיוחדים שנלכדו
rules-choice-last-flower = הפרח הבסיסי האחרון
rules-choice-tally = איך נקבע המנצח
rules-choice-repetition = חזרה על עמדה
rules-choice-gift = מתנות
rules-choice-bamboo = במבוק
rules-choice-turtle = צב־אריה
rules-choice-walk = כמה רחוק הולכים פרחים בסיסיים
rules-choice-gardens = גנים בצבע האחר
rules-choice-borders = גבולות הגנים
rules-choice-gates = שערים בדרך
rules-choice-trap-owners = של מי הפרחים שהסחלב מרתק
rules-choice-trap-stages = פרחים צומחים ליד הסחלב
rules-choice-lotus = לכידת הלוטוס הלבן
rules-choice-idle-orchid = לכידת סחלב בלי לוטוס
rules-choice-orchid-hunters = לכידת סחלב עם לוטוס
rules-choice-boat = מה הסירה מסלקת
rules-choice-wheel = מה הגלגל מסובב
rules-choice-wheel-rock = גלגל ליד סלע
