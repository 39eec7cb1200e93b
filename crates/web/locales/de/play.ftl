## Partien auf diesem Gerät und der Begleiter für ein echtes Brett.

play-new-game = Neue Partie
play-with-whom = Wer spielt?
play-company-computer = Du und der Computer
play-company-friends = Zusammen an diesem Gerät
play-company-mixed = Jeden Platz einzeln festlegen
play-level = Wie stark ist der Computer?
play-level-1 = Erste Partie
play-level-1-about = Kennt die Züge, sieht aber keinen Ring kommen.
play-level-2 = Sämling
play-level-2-about = Sammelt Harmonien, vergisst aber, dass du es auch tust.
play-level-3 = Spross
play-level-3-about = Schließt einen Ring, wenn es geht.
play-level-4 = Knospe
play-level-4-about = Verhindert die meisten Ringe rechtzeitig.
play-level-5 = Blüte
play-level-5-about = Plant zwei Züge voraus.
play-level-6 = Gärtner
play-level-6-about = Baut Ringe, bricht Ringe und irrt sich selten.
play-level-7 = Experte
play-level-7-about = Macht keine groben Fehler.
play-level-8 = Meister
play-level-8-about = Spielt, so gut er kann.
play-side = Dein Platz
play-side-chance = Zufällig
play-start = Partie beginnen
play-more = Weitere Einstellungen
play-names = Namen
play-name-of = Name: { TERM($seat) }
play-seats = Plätze
play-at-seat = { TERM($seat) }
play-person = Mensch
play-clock = Uhr
play-clock-none = Ohne Uhr
play-clock-pace = { $minutes } min + { $seconds } s
play-follow = Brett bei jedem Zug mitdrehen

play-in-progress = Laufende Partien
play-finished = Beendete Partien
play-nothing-yet = Noch keine Partien. Zeit für die erste!
play-continue = Weiterspielen
play-open = Öffnen
play-review = Partie auswerten
play-delete = Löschen
play-delete-really = Diese Partie endgültig löschen?
play-delete-yes = Ja, löschen
play-cancel = Abbrechen
play-turn-count = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
play-picture = Das Brett nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}
play-not-here = Diese Partie gibt es nicht mehr.
play-all-games = Alle Partien

play-you = Du
play-computer = Computer ({ $level })
play-your-turn = Du bist am Zug
play-turn-of = { $who } ist am Zug
play-turn-of-seat = { START($seat, form: "nominative") } ist am Zug
play-chooses-for = Eröffnungsblume: { $whose }. Es wählt: { $who }.
play-choose-for = Wähle die Eröffnungsblume für { $whose }.
play-chooses-yours = { $who } wählt deine Eröffnungsblume.
play-chooses-secretly = Verdeckte Wahl: { $who }. Alle anderen schauen weg.
play-is-thinking = { $who } denkt nach …
play-past = Du siehst eine frühere Stellung.
play-to-present = Zurück zur aktuellen Stellung
play-hint = Tipp
play-hint-is =
    { $kind ->
        [plant] Tipp: { TERM($tile, form: "a-accusative") } auf { $to } pflanzen.
        [arrange] Tipp: mit { TERM($tile, form: "dative") } von { $from } nach { $to } ziehen.
        [bonus] Tipp: mit { TERM($tile, form: "dative") } von { $from } nach { $to } ziehen. Bonus: { TERM($bonus, form: "a-nominative") } auf { $at }.
       *[other] Tipp: { $turn }
    }
play-no-hint = Für diese Stellung gibt es keinen Tipp.
play-accents-given = Für den Anfang hast du von jedem Aktionsstein einen. In späteren Partien wählst du selbst.
play-looking = Ein Tipp wird gesucht …
play-take-back = Zurücknehmen
play-resign = Aufgeben
play-draw = Unentschieden
play-pause = Pause
play-resume = Fortsetzen
play-paused = Die Uhren sind angehalten.
play-beginning = Anfang der Partie
play-draw-declined = Der Computer möchte lieber weiterspielen.
play-gift-declined = Der Computer dankt für das Geschenk, behält aber den Sieg.
play-engine-gone = Der Computer antwortet nicht. Deine Partie ist gespeichert: Versuch es noch einmal oder spiel später weiter.
play-try-again = Noch einmal versuchen
play-resign-really = Willst du wirklich aufgeben?
play-resign-as = Aufgeben ({ $who })
play-gift = Mit Geschenk aufgeben ({ $who })
play-gift-own = Mit Geschenk aufgeben
play-gift-hint = Ein Geschenk ist ein Lied, eine Tasse Tee, eine gute Geschichte. Findet dein Gegenüber, dass es den Sieg wert ist, gewinnst du.
play-gift-offered = Aufgabe mit Geschenk: { $who }. Ist das Geschenk den Sieg wert?
play-gift-accept = Geschenk annehmen
play-gift-decline = Sieg behalten
play-draw-really = Sind alle mit einem Unentschieden einverstanden?
play-draw-offer-really = Unentschieden anbieten?
play-draw-yes = Ja, unentschieden
play-play-on = Weiterspielen
play-over = Die Partie ist zu Ende
play-you-lost = Diesmal nicht.
play-lost =
    { $ending ->
        [resignation] Du hast aufgegeben.
        [time] Deine Zeit ist abgelaufen.
        [left] Du hast die Partie verlassen.
       *[gift] Das Geschenk war dir den Sieg wert.
    }
play-you-won = Du hast gewonnen!
play-you-closed-ring = Du hast den Ring geschlossen!
play-won =
    { $ending ->
        [ring] Du gewinnst mit einem Harmonie-Ring.
        [resignation] { $name } hat aufgegeben.
        [time] Die Zeit von { $name } ist abgelaufen.
        [left] { $name } hat die Partie verlassen.
        [gift] Dein Geschenk war den Sieg wert.
        [accents] Das Auszählen entscheidet: Du hast mehr ungenutzte Aktionssteine.
        [harmonies] Das Auszählen entscheidet: Du hast mehr Harmonien.
        [midlines] Das Auszählen entscheidet: Du hast mehr Harmonien über die Mittellinien.
       *[last] Nur du bist noch im Spiel.
    }
play-won-shared = Du teilst dir den Sieg mit { $names }.
play-rematch = Noch einmal, Seiten tauschen
play-copy = Aufzeichnung kopieren
play-copied = Kopiert.
play-save = Als Datei speichern
play-time-left = Verbleibende Zeit: { $time }

play-table-clocks = Uhren
play-table-tiles = Spielsteine
play-table-record = Aufzeichnung
play-table-parts = Was braucht ihr am Tisch?
play-press-to-start = Zum Starten tippen
play-tap-when-done = Nach deinem Zug tippen
play-time-is-up = Die Zeit ist abgelaufen
play-clock-reset = Zurücksetzen
play-your-own-time = Zeit pro Person
play-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
play-tile-basic = Harmonie: { TERM($one) } und { TERM($two) }. Disharmonie: { TERM($other) }.
play-tile-lotus = Harmoniert mit jeder Standardblume, wem sie auch gehört.
play-tile-orchid = Hält fremde blühende Blumen um sich herum fest. Solange dein Weißer Lotus blüht, schlägt sie jede Blume und kann von jeder geschlagen werden.
play-tile-rock = Keine Harmonie in seiner ganzen Zeile und Spalte.
play-tile-wheel = Dreht alle Spielsteine um sich herum einen Schritt im Uhrzeigersinn weiter.
play-tile-knotweed = Die Blumen um ihn herum haben keine Harmonie.
play-tile-boat = Versetzt eine Blume um einen Punkt in beliebiger Richtung und bleibt an ihrer Stelle, oder verlässt mit einem Aktionsstein das Spiel.
play-tile-bamboo = Schickt die Spielsteine um sich herum auf die Hand zurück. Solange er steht, können Spielsteine neben ihm nicht geschlagen werden.
play-tile-pond = Auf leere Punkte um ihn herum darf gepflanzt werden wie in offene Gatter.
play-tile-turtle = Blumen um sie herum harmonieren mit jeder Standardblume.
play-tiles-basic = Standardblumen
play-tiles-special = Spezialblumen
play-tiles-accents = Aktionssteine
play-tiles-more = Das ganze Regelbuch
play-record-hint = Spiel hier jeden Zug so nach, wie er am Tisch gespielt wird. Nichts geht verloren, wenn du die Seite schließt.
play-record-new = Neue Aufzeichnung
play-record-new-really = Eine neue Aufzeichnung beginnen? Diese bleibt unten in der Liste.
play-record-next = Als Nächstes: { TERM($seat) }, Zug { $label }
play-record-all = Alle Aufzeichnungen
play-record-typed = Zug in Notation
play-record-write = Eintragen
play-record-back = Letzten Eintrag löschen
play-record-clash = Auf dem Brett gibt es eine Disharmonie, die niemand rechtzeitig bemerkt hat.
play-record-repair = Spielsteine zurückgeben
play-record-anyway = Trotzdem aufzeichnen
play-record-returned = Zurück auf die Hand: { $tiles }
play-record-tile-at = { TERM($tile) } { $point }
play-record-empty = Noch keine Züge aufgezeichnet.
