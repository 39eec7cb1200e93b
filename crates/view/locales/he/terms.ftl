### מונחים: אריחים, שחקנים ושערים, כל אחד בכל הצורות שהמשפטים צריכים.
###
### קודם השם עצמו; הצורה "the" מיודעת, "to" היא המיודעת אחרי ל, "a" אינה מיודעת, ו־"gender" היא
### המין הדקדוקי. רק לאריחי האפקט יש צורת רבים, ו־"two" היא הצורה של שניים.

## פרחים בסיסיים

-rose = ורד
    .the = הוורד
    .to = לוורד
    .a = ורד
    .gender = masculine
-chrysanthemum = חרצית
    .the = החרצית
    .to = לחרצית
    .a = חרצית
    .gender = feminine
-rhododendron = רודודנדרון
    .the = הרודודנדרון
    .to = לרודודנדרון
    .a = רודודנדרון
    .gender = masculine
-jasmine = יסמין
    .the = היסמין
    .to = ליסמין
    .a = יסמין
    .gender = masculine
-lily = שושן
    .the = השושן
    .to = לשושן
    .a = שושן
    .gender = masculine
-white-jade = ירקן לבן
    .the = הירקן הלבן
    .to = לירקן הלבן
    .a = ירקן לבן
    .gender = masculine

## פרחים מיוחדים

-white-lotus = הלוטוס הלבן
    .the = הלוטוס הלבן
    .to = ללוטוס הלבן
    .a = לוטוס לבן
    .gender = masculine
-orchid = סחלב
    .the = הסחלב
    .to = לסחלב
    .a = סחלב
    .gender = masculine

## אריחי אפקט

-rock = סלע
    .the = הסלע
    .to = לסלע
    .a = סלע
    .gender = masculine
    .plural = סלעים
    .two = שני סלעים
-wheel = גלגל
    .the = הגלגל
    .to = לגלגל
    .a = גלגל
    .gender = masculine
    .plural = גלגלים
    .two = שני גלגלים
-knotweed = ארכובית
    .the = הארכובית
    .to = לארכובית
    .a = ארכובית
    .gender = feminine
    .plural = ארכוביות
    .two = שתי ארכוביות
-boat = סירה
    .the = הסירה
    .to = לסירה
    .a = סירה
    .gender = feminine
    .plural = סירות
    .two = שתי סירות
-bamboo = במבוק
    .the = הבמבוק
    .to = לבמבוק
    .a = במבוק
    .gender = masculine
    .plural = במבוקים
    .two = שני במבוקים
-pond = אגם
    .the = האגם
    .to = לאגם
    .a = אגם
    .gender = masculine
    .plural = אגמים
    .two = שני אגמים
-lion-turtle = צב־אריה
    .the = צב־האריה
    .to = לצב־האריה
    .a = צב־אריה
    .gender = masculine
    .plural = צבי־אריה
    .two = שני צבי־אריה

## שחקנים: שני הראשונים במשחק בשניים, האחרים במשחק בשלושה או בארבעה

-guest = אורח
    .the = האורח
    .to = לאורח
-host = מארח
    .the = המארח
    .to = למארח
-south = דרום
    .the = דרום
    .to = לדרום
-west = מערב
    .the = מערב
    .to = למערב
-north = צפון
    .the = צפון
    .to = לצפון
-east = מזרח
    .the = מזרח
    .to = למזרח

## שערים

-north-gate = השער הצפוני
    .in = בשער הצפוני
    .from = מהשער הצפוני
    .to = לשער הצפוני
-east-gate = השער המזרחי
    .in = בשער המזרחי
    .from = מהשער המזרחי
    .to = לשער המזרחי
-south-gate = השער הדרומי
    .in = בשער הדרומי
    .from = מהשער הדרומי
    .to = לשער הדרומי
-west-gate = השער המערבי
    .in = בשער המערבי
    .from = מהשער המערבי
    .to = לשער המערבי
