## Mit anderen über das Netz spielen.

online-loading = Wird geladen …
online-connecting = Verbindung wird hergestellt …
online-broken = Verbindung verloren. Neuer Versuch …
online-unsent = Deine letzte Eingabe ist gespeichert und wird gesendet, sobald die Verbindung wieder steht.
online-unsent-turn = Dein Zug ist gespeichert und wird gesendet, sobald die Verbindung wieder steht.
online-clock-own = Deine Uhr läuft.
online-clock-of = Die Uhr von { $name } läuft.
online-unreachable = Der Server ist gerade nicht erreichbar.
online-outdated = Es gibt eine neue Version. Lade die Seite neu, um weiterzumachen.
online-reload = Neu laden
online-later = Später
online-cancel = Abbrechen
online-understood = OK
online-began = Deine Partie hat begonnen.
online-left = Deine Partie läuft weiter.
online-open-game = Öffnen
online-home-quick = Gegenüber finden
online-home-friend = Per Link einladen
online-home-more = Alle laufenden Partien

## Lobby

online-lobby = Online spielen
online-no-account = Zum Spielen brauchst du kein Konto.
online-as-guest = Du spielst ohne Konto als { $name }.
online-quick = Schnelle Partie
online-quick-hint = Einmal tippen, und du spielst gegen die nächste Person, die dazukommt.
online-waiting = Gegenüber wird gesucht …
online-open-seeks = Offene Partien
online-no-seeks = Gerade wartet niemand. Leg eine Partie an, dann sehen die anderen sie hier.
online-people = { $n ->
    [one] Außer dir ist gerade niemand online
   *[other] { $n } Leute online
}
online-lookout = Sag mir, wenn jemand kommt
online-someone = Jemand sucht eine Partie.
online-join = Mitspielen
online-withdraw = Zurückziehen
online-free-seats = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
online-rated = Gewertet
online-casual = Freundschaftlich
online-my-games = Deine Partien
online-next-game = Zur nächsten Partie
online-your-turn = Du bist am Zug
online-your-turns = { $n ->
    [one] Du bist in einer Partie am Zug
   *[other] Du bist in { $n } Partien am Zug
}
online-their-turn = Dein Gegenüber ist am Zug
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
    [0] { $bank ->
        [one] Ein Tag Vorrat
       *[other] { $bank } Tage Vorrat
    }
    [one] { $bank ->
        [one] Ein Tag pro Zug und ein Tag Vorrat
       *[other] Ein Tag pro Zug und { $bank } Tage Vorrat
    }
   *[other] { $bank ->
        [one] { $days } Tage pro Zug und ein Tag Vorrat
       *[other] { $days } Tage pro Zug und { $bank } Tage Vorrat
    }
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
online-form-public = Wer möchte
online-form-private = Wer den Link hat
online-form-time = Zeit
online-form-live = Live
online-form-per-turn = Tage pro Zug
online-form-bank = Tage pro Zug und Zeitvorrat
online-form-minutes = Minuten pro Person
online-form-increment = Sekunden zusätzlich nach jedem Zug
online-form-days = Tage pro Zug
online-form-bank-days = Zeitvorrat in Tagen
online-form-players = Personen
online-form-side = Du spielst
online-side-random = Zufällig
online-form-rated-hint = Das Ergebnis ändert die Wertungszahlen.
online-form-within = Wertungszahl des Gegenübers
online-form-anybody = Beliebig
online-form-within-n = Höchstens { $n } Punkte Unterschied
online-form-computers = Plätze für Computer
online-form-senseless = Mit dieser Zeit lässt sich nicht spielen. Wähle eine andere.
online-form-submit = Partie anlegen

## Einladungen

online-invitation = Einladung zu einer Partie
online-invitation-gone = Diese Einladung gilt nicht mehr.
online-invited-by = { $name } lädt dich zu einer Partie Skud Pai Sho ein.
online-accept-invitation = Annehmen und spielen
online-learn-first = Du kennst das Spiel noch nicht? Lerne es in ein paar Minuten.
online-send-link = Schick diesen Link an dein Gegenüber. Die Partie beginnt, sobald die Einladung angenommen ist.
online-qr = Oder lass diesen Code scannen.
online-clock-explained = { $seconds ->
    [0] Bedenkzeit pro Person: { $minutes } min für die ganze Partie.
   *[other] Bedenkzeit pro Person: { $minutes } min für die ganze Partie, dazu { $seconds } s für jeden Zug.
}
online-pace = Wie viel Zeit?
online-link = Link
online-copy = Kopieren
online-copied = Kopiert
online-waiting-for = { $n ->
    [one] Warten auf dein Gegenüber …
   *[other] Warten auf { $n } Personen …
}

## Am Tisch

online-game = Partie
online-turn-of = { $name } ist am Zug
online-others-choose = Du hast deine Aktionssteine gewählt. Die anderen wählen noch.
online-there = online
online-not-there = offline
online-on-vacation = im Urlaub
online-watching = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } Personen schauen zu
}
online-begins-soon = Kommt innerhalb von { $time } kein Zug, wird die Partie abgebrochen.
online-gone = { $name } ist nicht mehr verbunden.
online-claim-in = In { $time } kannst du den Sieg beanspruchen.
online-record = Aufzeichnung herunterladen
online-to-next-game = Zur nächsten Partie
online-sure = – wirklich?

online-do-abort = Partie abbrechen
online-do-draw = Unentschieden anbieten
online-do-takeback = Um Rücknahme bitten
online-do-resign = Aufgeben
online-do-gift = Mit Geschenk aufgeben
online-do-withdraw = Angebot zurückziehen
online-do-decline = Ablehnen
online-do-accept-draw = Unentschieden annehmen
online-do-accept-takeback = Rücknahme erlauben
online-do-accept-gift = Geschenk annehmen
online-do-decline-gift = Sieg behalten
online-do-claim-win = Sieg beanspruchen
online-do-claim-draw = Unentschieden beanspruchen
online-do-rematch = Revanche
online-do-vacation = Urlaub beginnen
online-do-end-vacation = Urlaub beenden

online-offer-draw = { $name } bietet ein Unentschieden an.
online-offer-draw-own = Du hast ein Unentschieden angeboten. Die Antwort steht noch aus.
online-draw-declined = { $name } lehnt das Unentschieden ab. Die Partie geht weiter.
online-offer-takeback = { $name } möchte einen Zug zurücknehmen.
online-offer-takeback-own = Du möchtest deinen letzten Zug zurücknehmen. Die Antwort steht noch aus.
online-offer-gift = { $name } gibt mit einem Geschenk auf. Ist es dir den Sieg wert, gewinnt { $name }; wenn nicht, gewinnst du.
online-offer-gift-own = Du hast mit einem Geschenk aufgegeben. Die Antwort steht noch aus.
online-offer-rematch = { $name } möchte eine Revanche.
online-offer-rematch-own = Du möchtest eine Revanche. Die Antwort steht noch aus.

online-end-aborted = Die Partie wurde abgebrochen und zählt nicht.
online-end-abandoned = Es gewinnt { $name }: Das Gegenüber hat die Partie verlassen.
online-end-abandoned-draw = Die Partie endet unentschieden: Jemand hat sie verlassen.

online-chat = Chat
online-chat-empty = Noch keine Nachrichten.
online-chat-write = Sag etwas Nettes
online-chat-send = Senden
online-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
online-chat-come-in = Ohne Konto mitchatten

## Bedingte Züge

online-plan = Bedingte Züge
online-plan-hint = Probier auf dem Brett aus, was dein Gegenüber spielen könnte und wie du antwortest. Kommt es so, wird deine Antwort sofort gespielt.
online-plan-begin = Neue Zugfolge
online-plan-theirs = Spiel den Zug, den du von deinem Gegenüber erwartest.
online-plan-ours = Jetzt spiel deine Antwort.
online-plan-enter = Zugfolge eintragen
online-plan-undo = Rückgängig
online-plan-remove = Entfernen

## Zuschauen

online-watch = Laufende Partien
online-nothing-to-watch = Gerade gibt es keine öffentlichen Partien.

## Ablehnungen

online-no-too-fast = { $seconds ->
    [one] Zu schnell. Versuch es in einer Sekunde noch einmal.
   *[other] Zu schnell. Versuch es in { $seconds } Sekunden noch einmal.
}
online-no-not-your-turn = Du bist nicht am Zug.
online-no-moved-on = Die Stellung hat sich inzwischen geändert. Schau sie dir noch einmal an.
online-no-time-over = Deine Zeit ist abgelaufen.
online-no-game-over = Die Partie ist zu Ende.
online-no-not-over = Die Partie ist noch nicht zu Ende.
online-no-not-a-player = Das können nur die, die mitspielen.
online-no-out-of-game = Du bist aus dieser Partie ausgeschieden.
online-no-nothing-offered = Dieses Angebot gilt nicht mehr.
online-no-already-offered = Das hast du schon angeboten.
online-no-gift-pending = Zuerst muss das Geschenk beantwortet werden.
online-no-gifts = Geschenke gibt es nur in Freundschaftspartien zu zweit.
online-no-already-chosen = Du hast deine Aktionssteine schon gewählt.
online-no-nothing-to-take-back = Es gibt nichts zurückzunehmen.
online-no-too-late-to-abort = Die Partie hat begonnen und kann nicht mehr abgebrochen werden.
online-no-not-gone = Dein Gegenüber ist da oder gerade erst weg. Warte noch ein wenig.
online-no-not-correspondence = Das gibt es nur in Fernpartien.
online-no-vacation-left = Dein Urlaub für diese Partie ist aufgebraucht.
online-no-vacation-unchanged = Dein Urlaub hat schon begonnen oder ist schon beendet.
online-no-other-rules = Diese Partie wurde nach einer anderen Fassung der Regeln begonnen und kann hier nicht weitergespielt werden. Zu zweit kannst du sie aufgeben.
online-no-such-game = Diese Partie gibt es nicht, oder du darfst sie nicht sehen.
online-no-such-seek = Jemand war schneller: Diese Partie ist nicht mehr offen.
online-no-trouble = Fehler auf dem Server. Es hat sich nichts geändert; versuch es noch einmal.
online-no-other = Das ist im Moment nicht möglich.
online-no-unreadable = Etwas ist schiefgegangen. Lade die Seite neu und versuch es noch einmal.
online-no-games = Mehr Partien kannst du nicht gleichzeitig spielen. Bring zuerst eine zu Ende.
online-no-seeks-left = Mehr offene Partien kannst du nicht anlegen. Zieh zuerst eine zurück.
online-no-computers = Diese Stufe gibt es auf diesem Server nicht.
online-no-seats-left = Für so viele Computer gibt es nicht genug Plätze. Wähle weniger.
online-no-range = In diesem Bereich liegt keine Wertungszahl. Wähle einen anderen.
online-no-guests-rated = Ohne Konto spielst du nur Freundschaftspartien. Leg ein Konto an, um gewertet zu spielen.
online-no-rated-for-two = Gewertet wird nur zu zweit und ohne Computer.
online-no-rated-clock = Gewertete Partien brauchen eine Uhr. Wähle eine Zeit.
online-no-silence = Schreib zuerst eine Nachricht.
online-no-length = Die Partie kann nicht länger werden. Einigt euch auf ein Unentschieden oder gib auf.
online-no-hardly-begun = Die Partie hat kaum begonnen. Brich sie lieber ab.
online-no-claim-for-two = Ein Unentschieden lässt sich nur in Partien zu zweit beanspruchen.
online-no-replies-for-two = Bedingte Züge gibt es nur in Partien zu zweit.
online-no-replies-now = Bedingte Züge kannst du nur eintragen, während dein Gegenüber am Zug ist.
online-no-lines = Mehr Zugfolgen kannst du nicht eintragen. Entferne zuerst eine.
online-no-own-seek = Du wartest schon auf diese Partie.
online-no-rating = Deine Wertungszahl liegt außerhalb des gewünschten Bereichs.
online-no-blocked = Du kannst nicht mitspielen: Jemand in dieser Partie blockiert dich oder wird von dir blockiert.
online-no-nameless = Melde dich zuerst an oder mach ohne Konto weiter.
online-no-muted = Die Moderation hat dich im Chat vorübergehend stummgeschaltet.
online-no-line-illegal = Diese Zugfolge lässt sich nicht eintragen: Einer ihrer Züge ist nicht erlaubt.
online-no-line-pairs = Eine Zugfolge besteht aus höchstens zehn Paaren: ein Zug deines Gegenübers und deine Antwort.
online-no-line-contradicts = Eine andere Zugfolge antwortet auf denselben Zug anders.
online-seek-range = Wertungszahl { $min } bis { $max }
online-your-side = Deine Seite: { TERM($seat) }
online-form-opponent = Gegenüber
online-form-level = Spielstärke
online-chat-spectators = Das Publikum chattet unter sich. Wer spielt, liest es nach der Partie.
online-do-gift-hint = Dein Gegenüber entscheidet, ob dein Geschenk den Sieg wert ist.
online-form-computer = Computer
