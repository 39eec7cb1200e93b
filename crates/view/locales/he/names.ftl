### שמות של גנים, שלבים וחוקים, והדרך למנות דברים.

# השם עצמו של מונח.
name = { TERM($term) }

list-middle = { $first }, { $last }
list-end = { $first } ו{ $last }
sentences = { $first } { $last }

## גנים

garden-red = הגן האדום
garden-white = הגן הלבן
garden-neutral = הגן הניטרלי

## שלבי המשחק

stage-accents = בחירת אריחי אפקט
stage-opening = פרח פתיחה
stage-turn = תור
stage-bonus = בונוס הרמוניה

## ערכות חוקים

preset-rulebook = ספר החוקים
    .about = המשחק כפי שהוא מתואר בספרי החוקים.
preset-garden-gate = Garden Gate
    .about = המשחק כפי ששיחקו אותו בשנת 2024 באתר המוכר ביותר.

## אפשרויות בחוקים

switch-seats2 = שני שחקנים
    .about = האורח והמארח משחקים זה מול זה.
switch-seats3 = שלושה שחקנים
    .about = דרום, מערב וצפון משחקים כל אחד לעצמו.
switch-seats4 = ארבעה שחקנים
    .about = דרום, מערב, צפון ומזרח משחקים כל אחד לעצמו.
switch-oasis = נווה המדבר העתיק
    .about = גם הבמבוק, האגם וצב־האריה מצטרפים לאריחי האפקט שאפשר לבחור.
switch-no-oasis = בלי נווה המדבר העתיק
    .about = אפשר לבחור רק סלע, גלגל, ארכובית וסירה.
switch-accents-in-turn = בחירה לפי התור
    .about = כל אחד בתורו בוחר אריחי אפקט בגלוי; המארח מתחיל.
switch-accents-host = בחירה לכולם
    .about = המארח קובע באילו אריחי אפקט ישחקו כולם.
switch-accents-one-of-each = אחד מכל סוג
    .about = כולם משחקים עם סלע אחד, גלגל אחד, ארכובית אחת וסירה אחת.
switch-accents-hidden = בחירה נסתרת
    .about = כולם בוחרים אריחי אפקט בסתר וחושפים אותם יחד.
switch-same-start = פתיחה זהה
    .about = המארח פותח באותו פרח בסיסי שבו פתח האורח.
switch-quick-start = פתיחה מהירה
    .about = המארח פותח בפרח הבסיסי שנמצא בדיסהרמוניה עם הפרח של האורח.
switch-informal-start = פתיחה חופשית
    .about = אין פרח פתיחה; התור הראשון הוא תור ככל התורים.
switch-double-accents = אפקטים כפולים
    .about = כל שחקן לוקח שמונה אריחי אפקט במקום ארבעה.
switch-single-accents = ארבעה אפקטים
    .about = כל שחקן לוקח ארבעה אריחי אפקט.
switch-no-wheels = בלי גלגלים
    .about = הגלגלים נשארים בקופסה.
switch-wheels = עם גלגלים
    .about = אפשר לבחור גלגלים כמו כל אריח אפקט אחר.
switch-specials-return = פרחים מיוחדים חוזרים
    .about = פרח מיוחד שנלכד חוזר ליד של בעליו.
switch-specials-leave = פרחים מיוחדים יוצאים
    .about = פרח מיוחד שנלכד יוצא מהמשחק.
switch-no-last-flower = בלי פרח אחרון
    .about = המשחק נמשך גם אחרי ששחקן שתל את הפרח הבסיסי האחרון שלו.
switch-last-flower = פרח אחרון
    .about = המשחק נגמר ברגע ששחקן שותל את הפרח הבסיסי האחרון שלו.
switch-tally-accents = אריחי האפקט קובעים
    .about = אחרי הפרח האחרון מנצח מי שנשארו לו יותר אריחי אפקט; בשוויון, מי שיש לו יותר הרמוניות.
switch-tally-midlines = קווי האמצע קובעים
    .about = אחרי הפרח האחרון מנצח מי שיש לו יותר הרמוניות שחוצות את קווי האמצע.
switch-repetition = תיקו בחזרה
    .about = כשאותו מצב מופיע בפעם השלישית, המשחק נגמר בתיקו.
switch-no-repetition = בלי תיקו בחזרה
    .about = מצב יכול לחזור כמה פעמים שרוצים.
switch-gift = עם מתנות
    .about = מי שנכנע רשאי להציע מתנה; אם היא מתקבלת כשווה את הניצחון, הוא מנצח.
switch-no-gift = בלי מתנות
    .about = מי שנכנע מפסיד.
switch-bamboo-everything = במבוק חזק
    .about = הבמבוק מחזיר ליד את כל האריחים שסביבו, גם פרחים צומחים.
switch-bamboo-beside-own = במבוק עדין
    .about = הבמבוק מחזיר אריחים רק לצד פרח פורח של בעליו והרחק משערים תפוסים.
switch-turtle-added = צב־אריה נדיב
    .about = בעל צב־האריה זוכה בהרמוניות שקיימות רק בזכותו.
switch-turtle-mixed = צב־אריה מחבר
    .about = בעל צב־האריה זוכה בהרמוניות שבין אריחים של שחקנים שונים.
