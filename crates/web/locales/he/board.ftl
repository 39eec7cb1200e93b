## הלוח וכל מה שסביבו.

board-name = לוח
board-help = מקשי החצים: מעבר בין צמתים. Enter: הרמה והנחה של אריח. Escape: ביטול. N: מעבר לצומת החוקי הבא. I: תיאור האריח.
board-hand = יד: { TERM($seat) }
board-hand-tile = { TERM($tile, form: "a") } × { $count }

## מה עכשיו

board-turn = תורך: יש לבחור פרח מהלוח או מהיד.
board-opening = תורך: יש לשתול את פרח הפתיחה בשער.
board-opening-for = בחירת פרח הפתיחה של { TERM($seat, form: "the") }.
board-goal = יש לבחור צומת מסומן.
board-plant-here = איזה פרח לשתול כאן?
board-bonus = בונוס הרמוניה! אפשר לבחור אריח מהיד, או לוותר.
board-bonus-goal = לאן? יש לבחור צומת מסומן.
board-ferry = לאן תעביר הסירה את הפרח?
board-play-this = לבצע את המהלך ולסיים את התור?
board-must-pass = אין לך מהלך חוקי, ולכן צריך לוותר על התור.
board-waiting = התור של { TERM($seat, form: "the") }.
board-sent = שולחים את המהלך…
board-skip = בלי בונוס
board-ask-bonus = קודם בונוס
board-pass = לוותר על התור
board-undo = ביטול
board-confirm = אישור

## אריחי אפקט

board-choose-accents = { $wanted ->
    [one] בחירת אריח אפקט אחד
    [two] בחירת שני אריחי אפקט
   *[other] בחירת { $wanted } אריחי אפקט
}
board-chosen = נבחרו: { $chosen } מתוך { $wanted }
board-more = הוספה: { TERM($tile) }, נבחרו: { $chosen } מתוך { $supply }
board-less = הסרה: { TERM($tile) }
board-take-accents = אישור הבחירה
board-one-of-each = אחד מכל סוג
board-others-choose = { TERM($seat, form: "the") } בוחר אריחי אפקט.
board-others-choose-by = בחירת אריחי אפקט: { $who }.

## מה השתבש

board-nowhere-to-go = { TERM($tile, form: "a") } ב־{ $at }: אין לאן ללכת.
board-not-your-turn = זה לא תורך.
board-unreadable = { $where ->
    [end] משהו חסר בסוף. דוגמה: { $example }
   *[text] לא ברור מה זה ״{ $found }״. דוגמה: { $example }
}

## הכרטיס של אריח

board-card-yours = שלך
board-card-owner = שייך { TERM($seat, form: "to") }
board-card-growing = אריח צומח בשער: שם אין הרמוניה ואין דיסהרמוניה.
board-card-trapped = הסחלב שב־{ $at } מרתק את האריח: אי אפשר לסדר אותו.
board-card-drained = הארכובית שב־{ $at } מתישה את האריח: אין לו הרמוניה.
board-card-protected = הבמבוק שב־{ $at } מגן על האריח: אי אפשר ללכוד אותו.
board-card-harmony = עכשיו בהרמוניה { $partners }.
board-marks = מה פירוש הסימנים
board-mark-trapped = אריח מרותק: סחלב לידו, ואי אפשר לסדר אותו.
board-mark-drained = אריח מותש: ארכובית לידו, ואין לו הרמוניה.
board-mark-protected = אריח מוגן: במבוק לידו, ואי אפשר ללכוד אותו.
board-mark-last = המהלך האחרון
board-mark-step = לכאן האריח שנבחר יכול ללכת.
board-mark-capture = את האריח הזה הוא לוכד.
board-mark-bonus = כאן הוא מביא בונוס הרמוניה.
board-mark-ring = כאן הוא סוגר טבעת הרמוניה.

## כלים

board-tools = כלי הלוח
board-flip = סיבוב הלוח
board-whole = הצגת כל הלוח
board-harmonies = הצגת הרמוניות
board-effects = הצגת פרחים מרותקים, מותשים ומוגנים
board-sound = צליל
board-type = הקלדת מהלך
board-type-label = מהלך בסימון
board-circle = מעגל הפרחים
board-circle-text = פרחים שכנים נמצאים בהרמוניה, ופרחים שזה מול זה בדיסהרמוניה.
board-close = סגירה
board-list = הלוח כרשימה
board-list-tiles = אריחים על הלוח
board-list-actions = מה אפשר לעשות
board-list-none = כרגע אין.
board-tile-at = { TERM($tile, form: "a") }, { TERM($seat) }, { $at }{ $state ->
    [growing] , אריח צומח
    [trapped] , אריח מרותק
    [drained] , אריח מותש
    [both] , אריח מרותק ומותש
    [protected] , אריח מוגן
   *[none] {""}
}
# אחרי שם הצומת: עם אילו אריחים האריח שעליו בהרמוניה.
board-in-harmony = { $point }, בהרמוניה { $partners }
board-partner = { harmony-partner }
board-partners = { list-end }
board-gate-at = { TERM($gate) }, { $at }, פתוח
board-empty-at = { $at }, ריק
part-brings = { $brings ->
    [capture] , לכידה
    [capture-bonus] , לכידה ובונוס
    [capture-ring] , לכידה וסגירת טבעת
    [bonus] , בונוס
    [ring] , סגירת טבעת
   *[step] {""}
}
board-goal-at = { $at }{ part-brings }
# After the name of the point under the cursor, for ears.
board-in-reach = בטווח{ part-brings }
board-pick = הרמה: { TERM($tile, form: "a") }, { $at }
board-pick-hand = מהיד: { TERM($tile, form: "a") }
board-turns = מהלכים
board-first = אל ההתחלה
board-back = המהלך הקודם
board-on = המהלך הבא
board-last = אל הסוף
