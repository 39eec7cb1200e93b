## Mit anderen über das Netz spielen.

online-loading = Wird geladen …
online-connecting = Verbindung wird hergestellt …
online-broken = Die Verbindung ist abgebrochen. Neuer Versuch …
online-unsent = Was du getan hast, ist gemerkt und wird gesendet, sobald wir zurück sind.
online-unreachable = Der Server ist gerade nicht erreichbar.
online-outdated = Der Server hat eine neuere Version. Lade die Seite neu, um weiterzumachen.
online-reload = Neu laden
online-later = Später
online-cancel = Abbrechen
online-understood = In Ordnung
online-began = Eine deiner Partien hat begonnen.
online-left = Deine Partie läuft weiter.
online-open-game = Öffnen
online-home-quick = Jetzt mit jemandem spielen
online-home-friend = Per Link einladen
online-home-more = Alle laufenden Partien

## Lobby

online-lobby = Online spielen
online-no-account = Zum Spielen brauchst du kein Konto.
online-as-guest = Du spielst als Gast mit dem Namen { $name }.
online-quick = Schnelle Partie
online-quick-hint = Einmal drücken, und du spielst gegen den Nächsten, der kommt.
online-waiting = Warten auf jemanden … zum Beenden noch einmal drücken
online-open-seeks = Offene Partien
online-no-seeks = Gerade wartet niemand. Fang an, dann sehen dich die anderen hier.
online-join = Mitspielen
online-withdraw = Zurückziehen
online-free-seats = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
online-rated = Gewertet
online-casual = Freundschaftlich
online-my-games = Deine Partien
online-next-game = Zur Partie, die auf dich wartet
online-your-turn = Du bist am Zug
online-their-turn = Die anderen sind am Zug
online-after-turns = { $n ->
    [0] Gerade begonnen
    [one] Ein Zug gespielt
   *[other] { $n } Züge gespielt
}
online-speed-quick = Schnell
online-speed-steady = Mittel
online-speed-slow = Langsam
online-speed-correspondence = Fernpartie
online-time-live = { $clock }
online-time-per-turn = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
online-time-bank = { $days ->
    [0] { $bank } Tage Vorrat
    [one] Ein Tag pro Zug und { $bank } Tage Vorrat
   *[other] { $days } Tage pro Zug und { $bank } Tage Vorrat
}
online-time-unlimited = Ohne Uhr
online-time-left = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours } Std.
# In a list of own games: how long the player who is due has.
online-still = noch { $time }

## Eine Partie mit allen Einstellungen

online-create = Partie anlegen oder jemanden einladen
online-form-public = Alle
online-form-private = Wer den Link hat
online-form-time = Zeit
online-form-live = In einer Sitzung
online-form-per-turn = Tage pro Zug
online-form-bank = Tage pro Zug und ein Vorrat
online-form-minutes = Minuten für jeden
online-form-increment = Sekunden dazu nach jedem Zug
online-form-days = Tage pro Zug
online-form-bank-days = Tage im Vorrat
online-form-players = Personen
online-form-side = Du spielst
online-side-random = Per Los
online-form-rated-hint = Das Ergebnis ändert die Wertungszahlen.
online-form-within = Wertung des Gegenübers
online-form-anybody = Beliebig
online-form-within-n = Höchstens { $n } neben deiner
online-form-computers = Plätze für Computer
online-form-senseless = Mit so einer Zeit könnte niemand spielen.
online-form-submit = Partie anlegen

## Einladungen

online-invitation = Einladung zu einer Partie
online-invitation-gone = Diese Einladung ist nicht mehr offen.
online-invited-by = { $name } lädt dich zu einer Partie ein.
online-accept-invitation = Annehmen und spielen
online-learn-first = Du kennst das Spiel noch nicht? Lerne es in ein paar Minuten.
online-send-link = Schick diesen Link an die Person, mit der du spielen willst. Sobald sie annimmt, geht es los.
online-pace = Wie viel Zeit?
online-link = Der Link
online-copy = Kopieren
online-copied = Kopiert
online-waiting-for = { $n ->
    [one] Warten auf dein Gegenüber …
   *[other] Warten auf { $n } Personen …
}

## Am Tisch

online-game = Partie
online-turn-of = { $name } ist am Zug
online-others-choose = Deine Aktionssteine sind gewählt. Die anderen wählen noch.
online-there = ist da
online-not-there = ist nicht da
online-on-vacation = im Urlaub
online-watching = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } Personen schauen zu
}
online-begins-soon = Ohne Zug wird die Partie in { $time } abgesagt.
online-gone = { $name } ist weg.
online-claim-in = In { $time } kannst du die Partie für dich beanspruchen.
online-review = Partie auswerten
online-record = Aufzeichnung herunterladen
online-to-next-game = Zur nächsten Partie
online-sure = – wirklich?

online-do-abort = Absagen
online-do-draw = Unentschieden anbieten
online-do-takeback = Um Rücknahme bitten
online-do-resign = Aufgeben
online-do-gift = Mit einem Geschenk aufgeben
online-do-withdraw = Angebot zurücknehmen
online-do-decline = Ablehnen
online-do-accept-draw = Unentschieden annehmen
online-do-accept-takeback = Erlauben
online-do-accept-gift = Das Geschenk ist den Sieg wert
online-do-decline-gift = Nein, der Sieg gehört mir
online-do-claim-win = Sieg beanspruchen
online-do-claim-draw = Als Unentschieden werten
online-do-rematch = Revanche
online-do-vacation = In den Urlaub gehen
online-do-end-vacation = Aus dem Urlaub zurückkehren

online-offer-draw = { $name } bietet ein Unentschieden an.
online-offer-draw-own = Du bietest ein Unentschieden an.
online-offer-takeback = { $name } möchte einen Zug zurücknehmen.
online-offer-takeback-own = Du möchtest deinen letzten Zug zurücknehmen.
online-offer-gift = { $name } gibt mit einem Geschenk auf. Ist es dir den Sieg wert, gewinnt { $name }; wenn nicht, gewinnst du.
online-offer-gift-own = Du hast mit einem Geschenk aufgegeben. Die Antwort steht noch aus.
online-offer-rematch = { $name } möchte noch eine Partie.
online-offer-rematch-own = Du möchtest noch eine Partie. Die Antwort steht noch aus.

online-end-aborted = Die Partie wurde abgesagt und zählt nicht.
online-end-abandoned = Es gewinnt { TERM($seat, form: "nominative") }: Das Gegenüber hat den Tisch verlassen.
online-end-abandoned-draw = Die Partie endet unentschieden: Jemand hat den Tisch verlassen.

online-chat = Plaudern
online-chat-empty = Noch hat niemand etwas gesagt.
online-chat-write = Sag etwas Nettes
online-chat-send = Senden
online-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
online-chat-come-in = Als Gast eintreten, um zu plaudern

## Antworten im Voraus

online-plan = Antworten im Voraus
online-plan-hint = Probier auf dem Brett aus, was dein Gegenüber spielen könnte und wie du antwortest. Kommt es so, wird deine Antwort sofort gespielt.
online-plan-begin = Antwort eingeben
online-plan-theirs = Spiel den Zug, den du von deinem Gegenüber erwartest.
online-plan-ours = Jetzt spiel deine Antwort.
online-plan-enter = Zugfolge eintragen
online-plan-undo = Eins zurück
online-plan-remove = Entfernen

## Zuschauen

online-watch = Laufende Partien
online-nothing-to-watch = Gerade spielt niemand öffentlich.

## Ablehnungen

online-no-too-fast = { $seconds ->
    [one] Zu schnell. Versuch es in einer Sekunde noch einmal.
   *[other] Zu schnell. Versuch es in { $seconds } Sekunden noch einmal.
}
online-no-not-your-turn = Du bist nicht am Zug.
online-no-moved-on = Die Partie ist inzwischen weitergegangen.
online-no-time-over = Deine Zeit war um.
online-no-game-over = Die Partie ist zu Ende.
online-no-not-over = Die Partie ist noch nicht zu Ende.
online-no-not-a-player = Das können nur die tun, die diese Partie spielen.
online-no-out-of-game = Du bist aus dieser Partie ausgeschieden.
online-no-nothing-offered = So ein Angebot gibt es nicht mehr.
online-no-already-offered = Das ist schon angeboten.
online-no-gift-pending = Erst wartet eine Aufgabe mit Geschenk auf Antwort.
online-no-gifts = Geschenke gehören in Freundschaftspartien zu zweit.
online-no-already-chosen = Deine Aktionssteine sind schon gewählt.
online-no-nothing-to-take-back = Es gibt nichts zurückzunehmen.
online-no-too-late-to-abort = Die Partie hat begonnen und kann nicht mehr abgesagt werden.
online-no-not-gone = Dein Gegenüber ist da oder noch nicht lange weg.
online-no-not-correspondence = Das gibt es nur in Fernpartien.
online-no-vacation-left = Dein Urlaub für diese Partie ist aufgebraucht.
online-no-vacation-unchanged = Es gibt keinen Urlaub, der beginnen oder enden könnte.
online-no-other-rules = Diese Partie wurde nach einer anderen Fassung der Regeln begonnen und kann hier nicht weitergespielt werden. Eine Partie zu zweit kann man aufgeben.
online-no-such-game = Diese Partie gibt es nicht, oder sie ist nicht für deine Augen bestimmt.
online-no-such-seek = Jemand war schneller: Diese Partie ist nicht mehr offen.
online-no-trouble = Der Server konnte das nicht tun. Es hat sich nichts geändert.
online-no-other = Das ist im Moment nicht möglich.
online-no-unreadable = Das hat der Server nicht verstanden.
online-no-games = Du spielst schon so viele Partien, wie man gleichzeitig spielen darf. Bring erst eine zu Ende.
online-no-seeks-left = Du hast schon so viele offene Partien ausgeschrieben, wie man darf. Zieh erst eine zurück.
online-no-computers = Einen solchen Computergegner gibt es in diesem Haus nicht.
online-no-seats-left = Es sind mehr Computer als Plätze.
online-no-range = In diesem Bereich liegt keine Wertung.
online-no-guests-rated = Gäste spielen nur Freundschaftspartien. Mit einem Konto kannst du gewertete spielen.
online-no-rated-for-two = Gewertete Partien spielen zwei Menschen.
online-no-rated-clock = Gewertete Partien brauchen eine Uhr.
online-no-silence = Schreib erst etwas.
online-no-length = Die Partie ist zu lang, um weiterzugehen. Man kann sie nur noch beenden.
online-no-hardly-begun = Die Partie hat kaum begonnen. Sag sie lieber ab.
online-no-claim-for-two = Ein Remis lässt sich nur in Partien zu zweit beanspruchen.
online-no-replies-for-two = Antworten im Voraus gibt es nur in Partien zu zweit.
online-no-replies-now = Antworten im Voraus trägt man ein, während die andere Seite am Zug ist.
online-no-lines = Du hast so viele Zugfolgen eingetragen, wie man darf. Entfern erst eine.
online-no-own-seek = Du wartest schon auf diese Partie.
online-no-rating = Deine Wertung liegt außerhalb des gewünschten Bereichs.
online-no-blocked = Du und jemand in dieser Partie spielt nicht miteinander.
online-no-nameless = Komm erst herein, als Gast oder mit deinem Konto.
online-no-muted = Die Moderation hat dir das Plaudern für eine Weile gesperrt.
online-no-line-illegal = Diese Zugfolge lässt sich nicht eintragen: Einer ihrer Züge ist regelwidrig.
online-no-line-pairs = Eine Zugfolge besteht aus Paaren, Zug der anderen Seite und deine Antwort, höchstens zehn davon.
online-no-line-contradicts = Eine andere Zugfolge antwortet auf denselben Zug anders.
online-new-game = Neue Partie
online-seek-range = Wertungszahl { $min } bis { $max }
online-your-side = Deine Seite: { TERM($seat) }
online-form-opponent = Gegenüber
online-form-level = Wie stark sie sind
online-chat-spectators = Das Publikum plaudert unter sich. Wer spielt, liest es nach der Partie.
online-do-gift-hint = Die andere Seite entscheidet, ob dein Geschenk den Sieg wert ist.
online-form-computer = Ein Computer dieses Hauses
