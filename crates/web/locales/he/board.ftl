## הלוח וכל מה שסביבו.

board-name = לוח
board-help = מקשי החצים עוברים בין הצמתים. Enter מרים אריח ומניח אותו, Escape מבטל, N עובר לצומת האפשרי הבא.
board-hand = יד: { TERM($seat) }
board-hand-tile = { TERM($tile) }, נשארו { $count }

## מה עכשיו

board-turn = תורך: אפשר לבחור פרח מהלוח או מהיד.
board-opening = תורך: יש לשתול את הפרח הראשון בשער.
board-opening-for = בחירת הפרח הראשון של { TERM($seat, form: "the") }.
board-goal = אפשר לבחור צומת מסומן.
board-plant-here = איזה פרח יצמח כאן?
board-bonus = בונוס הרמוניה! אפשר לבחור אריח מהיד, או לוותר.
board-bonus-goal = לאן? אפשר לבחור צומת מסומן.
board-ferry = לאן תיקח הסירה את הפרח?
board-play-this = לשחק את התור הזה?
board-must-pass = אין לך תור אפשרי.
board-waiting = התור של { TERM($seat, form: "the") }.
board-sent = התור שלך בדרך …
board-skip = בלי בונוס
board-pass = לוותר על התור
board-undo = ביטול
board-confirm = לשחק

## אריחי אפקט

board-choose-accents = בחירת { $wanted } אריחי אפקט
board-chosen = נבחרו { $chosen } מתוך { $wanted }
board-more = עוד אחד: { TERM($tile) }, נבחרו { $chosen } מתוך { $supply }
board-less = אחד פחות: { TERM($tile) }
board-take-accents = לקחת את אלה
board-one-of-each = אחד מכל סוג
board-others-choose = { TERM($seat, form: "the") } בבחירת אריחי אפקט.

## מה השתבש

board-nowhere-to-go = { TERM($tile) } ב־{ $at }: אין לאן ללכת.
board-not-your-turn = זה לא תורך.
board-unreadable = { $where ->
    [end] משהו חסר בסוף. תור נכתב כך: { $example }
   *[text] לא ברור מה זה ”{ $found }“. תור נכתב כך: { $example }
}

## כלים

board-tools = כלי הלוח
board-flip = סיבוב הלוח
board-harmonies = הצגת הרמוניות
board-effects = הצגת פרחים מרותקים, מותשים ומוגנים
board-sound = צליל
board-type = כתיבת תור
board-type-label = תור בכתב
board-circle = מעגל הפרחים
board-circle-text = פרחים שכנים נמצאים בהרמוניה, ופרחים שזה מול זה בדיסהרמוניה.
board-close = סגירה
board-list = הלוח כרשימה
board-list-tiles = אריחים על הלוח
board-list-actions = מה אפשר לעשות
board-list-none = כרגע כלום.
board-tile-at = { TERM($tile) }, { TERM($seat) }, { $at }{ $state ->
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
board-in-reach = בהישג יד{ part-brings }
board-pick = הרמה: { TERM($tile) }, { $at }
board-pick-hand = מהיד: { TERM($tile) }
board-turns = תורות
board-first = אל ההתחלה
board-back = תור אחד אחורה
board-on = תור אחד קדימה
board-last = אל הסוף
