## לימוד: העמוד הראשון, מסגרת השיעורים, ספר החוקים, האריחים.

learn-title = לימוד המשחק
learn-lead = עשר דקות ליד הלוח, ואפשר כבר לשחק.
learn-course = הקורס
learn-course-hint = שיעורים קצרים, רעיון אחד בכל שיעור. הלוח יגיד לכם כשהצלחתם.
learn-course-progress = { $done ->
    [one] הושלם שיעור אחד מתוך { $all }
    [two] הושלמו שני שיעורים מתוך { $all }
   *[other] הושלמו { $done } שיעורים מתוך { $all }
}
learn-course-begin = התחלה
learn-course-go-on = המשך
learn-course-again = התחלה מחדש
learn-course-finished = סיימתם את הקורס. הגיע הזמן לשחק!
learn-play = משחק נגד המחשב
learn-rulebook = ספר החוקים
learn-rulebook-hint = כל החוקים עם תמונות, מהיסודות ועד המקרים המסובכים.
learn-rulebook-open = קריאה
learn-tiles = האריחים
learn-tiles-hint = מה כל אריח עושה, ומה הוא מסמל.
learn-tiles-open = הצגה
learn-lessons = שיעורים
learn-lesson = שיעור { $n }
learn-done = הושלם
learn-task = משימה { $n } מתוך { $all }
learn-tasks = משימות
learn-try-again = ניסיון נוסף
learn-my-turn = עכשיו תורי
learn-show-me = הדגמה
learn-next-task = למשימה הבאה
learn-next-lesson = לשיעור הבא
learn-finish = סיום הקורס
learn-missed = המהלך חוקי, אבל הוא לא המהלך שמחפשים.
learn-shown = הנה דרך אחת.
learn-solved = כל הכבוד!
learn-more = עוד על כך בספר החוקים
learn-loading = רק רגע…
learn-missing = לא הצלחנו לטעון את זה. אולי אין חיבור לרשת?
learn-retry = ניסיון נוסף
learn-contents = תוכן העניינים
learn-in-chapter = בפרק הזה
learn-notes = לפי איזה ספר חוקים לקרוא?
learn-notes-all = כולם, עם הערות
learn-notes-none = החוקים המשותפים, בלי הערות
learn-previous = הקודם
learn-next = הבא
learn-basic = פרחים בסיסיים
learn-basic-hint = שלושה מכל סוג. המספר אומר כמה צעדים מותר להם ללכת.
learn-special = פרחים מיוחדים
learn-special-hint = אחד מכל סוג. שותלים אותם כבונוס הרמוניה.
learn-accents = אריחי אפקט
learn-accents-hint = ארבעה לבחירתכם. מניחים אותם כבונוס הרמוניה.
learn-oasis = נווה המדבר העתיק
learn-oasis-hint = שלושה אריחי אפקט נוספים, למשחקים שמשתמשים בהם.
