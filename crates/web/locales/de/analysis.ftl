## Das Analysebrett: Varianten der Engine, Auswertung, Stellungen aufbauen, Öffnen und Teilen.

analysis-title = Analyse
analysis-editor-title = Stellung aufbauen
analysis-turns = Züge
analysis-engine = Engine
analysis-review = Auswertung
analysis-notes = Notizen
analysis-panels = Bereiche der Analyse

# Der Baum der Züge
analysis-start = Anfang
analysis-no-turns = Noch keine Züge. Spiel auf dem Brett oder öffne eine Partie.
analysis-keys = Tasten: ← → gehen durch die Züge, ↑ ↓ wählen zwischen Varianten, Pos1 und Ende springen an den Anfang und ans Ende.
analysis-undo = Rückgängig
analysis-promote = Variante nach oben
analysis-make-main = Zur Hauptvariante machen
analysis-cut = Folgende Züge löschen
analysis-delete = Ab hier löschen
analysis-comment = Kommentar zu dieser Stellung
analysis-draw = Auf das Brett zeichnen
analysis-draw-hint = Tippe auf einen Punkt, um ihn hervorzuheben; ziehe von einem Punkt zu einem anderen für einen Pfeil. Wiederholen löscht die Markierung.
analysis-wipe = Zeichnungen löschen
analysis-games = Partien dieser Sammlung
analysis-game = { $number }. { $players }
analysis-nameless = Partie ohne Namen

# Die Engine
analysis-engine-on = Engine starten
analysis-engine-off = Engine anhalten
analysis-engine-hint = Die Engine ist aus. Sie rechnet auf deinem Gerät.
analysis-engine-busy = Die Engine wertet gerade die Partie aus. Danach kommen ihre Varianten.
analysis-engine-none = Die Engine hat hier keinen Vorschlag.
analysis-engine-gone = Die Engine konnte nicht geladen werden. Alles andere funktioniert weiter; tippe auf den Knopf, um es noch einmal zu versuchen.
analysis-lines = Varianten
analysis-depth = Tiefe { $depth }, { $nodes } Stellungen
analysis-thinking = Denkt nach …
analysis-engine-over = Die Partie ist hier zu Ende; es gibt nichts mehr zu analysieren.
analysis-play-line = Bis { $turn } spielen
analysis-bar = Bewertung
analysis-percent = { $number } %
analysis-chance = { TERM($seat) }: { $percent }
analysis-ring-in = { TERM($seat) }: Ring in { $turns }
analysis-win-in = { TERM($seat) }: Sieg in { $turns }
analysis-loses-in = { TERM($seat) }: verliert in { $turns }
analysis-over = Partie beendet

# Auswertung
analysis-review-begin = Partie auswerten
analysis-review-again = Noch einmal auswerten
analysis-review-stop = Auswertung abbrechen
analysis-review-hint = Die Engine sieht sich jeden Zug der Hauptvariante an und findet die Wendepunkte.
analysis-review-empty = Es gibt noch keine Partie zum Auswerten.
analysis-review-progress = { $done } von { $total } Stellungen
analysis-graph = Gewinnchance im Lauf der Partie: { TERM($seat) }
analysis-graph-none = Bei mehr als zwei Personen lassen sich die Chancen nicht vergleichen, darum gibt es keine Kurve.
analysis-turning-points = Wendepunkte
analysis-no-turning-points = Keine Wendepunkte.
analysis-well-played = Keine Wendepunkte: eine gut gespielte Partie.
analysis-slow-win = Kein einzelner Wendepunkt: { TERM($seat, form: "nominative") } hat sich Zug um Zug einen Vorteil erspielt.
analysis-inaccuracies =
    { $count ->
        [one] { $count } Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
analysis-accuracy = { TERM($seat) }: Genauigkeit { $percent }, { $best } von { $turns } Mal der beste Zug
analysis-mark =
    { $mark ->
        [only] einziger Zug
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
        [blunder] grober Fehler
       *[missed] verpasster Sieg
    }
analysis-better = Besser: { $turn }
analysis-loss = Das hat { $percent } Gewinnchance gekostet.
analysis-reason-only = Jeder andere Zug hätte viel gekostet.
analysis-reason-none = Einen einzelnen Grund gibt es nicht; der Engine gefällt die andere Stellung einfach besser.
analysis-reason-missed-ring =
    { $turns ->
        [one] { START($seat, form: "nominative") } hätte sofort einen Harmonie-Ring schließen können.
       *[other] { START($seat, form: "nominative") } hätte in { $turns } Zügen einen Harmonie-Ring schließen können.
    }
analysis-reason-missed-win =
    { $turns ->
        [one] { START($seat, form: "nominative") } hätte sofort gewinnen können.
       *[other] { START($seat, form: "nominative") } hätte in { $turns } Zügen gewinnen können.
    }
analysis-reason-allowed-ring =
    { $turns ->
        [0] Dieser Zug schließt einen Harmonie-Ring für { TERM($seat, form: "accusative") }.
        [one] Jetzt kann { TERM($seat, form: "nominative") } sofort einen Harmonie-Ring schließen.
       *[other] Jetzt schließt { TERM($seat, form: "nominative") } in { $turns } Zügen einen Harmonie-Ring, was auch geschieht.
    }
analysis-reason-allowed-win =
    { $turns ->
        [0] Dieser Zug beendet die Partie, und { TERM($seat, form: "nominative") } gewinnt.
        [one] Jetzt kann { TERM($seat, form: "nominative") } sofort gewinnen.
       *[other] Jetzt gewinnt { TERM($seat, form: "nominative") } in { $turns } Zügen, was auch geschieht.
    }
analysis-reason-lost-tile = Jetzt schlägt { TERM($seat, form: "nominative") } einen Spielstein: { TERM($tile) } auf { $at }, mit { $turn }.
analysis-reason-missed-capture = Es gab etwas zu schlagen: { TERM($tile) } auf { $at }.
analysis-reason-missed-bonus = Hier war ein Harmonie-Bonus möglich.
analysis-reason-other-bonus = Dieser Bonus war besser: { $bonus }
analysis-reason-no-bonus = Es war besser, auf den Bonus zu verzichten.
analysis-reason-allowed-bonus = Jetzt bekommt { TERM($seat, form: "nominative") } einen Harmonie-Bonus: { $turn }

# Öffnen und teilen
analysis-open = Öffnen
analysis-open-title = Partie oder Stellung öffnen
analysis-open-hint = Füge Züge, einen Stellungstext, eine Aufzeichnung oder einen Link ein: von hier oder von The Garden Gate.
analysis-open-text = Text oder Link
analysis-open-rules = Regeln (falls im Text keine stehen)
analysis-open-file = Datei wählen
analysis-open-repair = Im Editor korrigieren
analysis-new = Neue Partie
analysis-cancel = Abbrechen
analysis-share = Teilen
analysis-share-title = Teilen und herunterladen
analysis-share-link = Link zu dieser Partie
analysis-share-long = Die Partie ist zu lang für einen Link; lade stattdessen die Aufzeichnung herunter.
analysis-copy = Kopieren
analysis-copy-position = Stellungstext kopieren
analysis-copied = Kopiert
analysis-not-copied = Dein Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
analysis-download-record = Aufzeichnung herunterladen
analysis-download-svg = Bild (SVG)
analysis-download-png = Bild (PNG)
analysis-site-link = Partie für The Garden Gate kopieren

# Was am Geöffneten nicht stimmt
analysis-nothing-to-read = Füge zuerst etwas ein.
analysis-file-unreadable = Diese Datei ließ sich nicht lesen oder ist zu groß.
analysis-not-found = Diese Partie wurde nicht gefunden.
analysis-wrong-turn = Zug Nr. { $number }, { $text }: { $trouble }
analysis-wrong-label = Hier wird { $expected } erwartet, nicht { $found }.
analysis-wrong-place = Zeile { $line }, Spalte { $column }: { $trouble }
analysis-wrong-record =
    { $what ->
        [tag] diese Angabe stimmt nicht: { $found }
        [result] dieses Ergebnis passt nicht zur Partie: { $found }
        [open] nicht geschlossen: { $found }
        [escape] der Backslash ist hier überflüssig: { $found }
        [variation] diese Variante stimmt nicht: { $found }
        [leave] hier kann niemand mit diesem Namen ausscheiden: { $found }
        [record] hier sollte genau eine Aufzeichnung stehen: { $found }
       *[note] diese Anmerkung stimmt nicht: { $found }
    }
analysis-expected =
    { $what ->
        [sign] das Zeichen { $sign }
        [end] das Ende
        [number] eine ganze Zahl
        [fewer] eine kleinere Zahl
        [seat] der Buchstabe einer Seite
        [point] ein Punkt wie (3,-1)
        [board] ein Punkt auf dem Brett
        [tile] das Kürzel eines Spielsteins
        [accent] das Kürzel eines Aktionssteins (R W K B M P T)
        [turn] ein Zug
        [rules] der Name eines Regelwerks
        [version] eine bekannte Version
        [rows] 17 Reihen, so lang wie die des Bretts
        [empty] ein leerer Punkt
       *[stage] der Abschnitt der Partie
    }
analysis-found = Erwartet: { $what }; gefunden: { $found }
analysis-found-end = Erwartet: { $what }; aber der Text endet dort.
analysis-link-unknown = Dieser Link stammt aus einer neueren Version. Lade die Seite neu und versuch es noch einmal.
analysis-link-damaged = Dieser Link ist beschädigt: Zeichen fehlen oder sind verändert. Kopiere ihn noch einmal ganz.
analysis-link-long = Dieser Link ist zu lang.
analysis-link-empty = In diesem Link steckt keine Partie.
analysis-link-other = Dieser Link führt zu einem anderen Spiel als Skud Pai Sho.
analysis-link-rules = Die Partie in diesem Link wurde mit der Option { $option } gespielt, die die Regeln ändert. Sie lässt sich hier nicht nachspielen.
analysis-warning =
    { $what ->
        [option] Unbekannt, daher weggelassen: { $text }
        [bonus] Ein Bonus, der nicht fällig war, wurde weggelassen: { $text }
       *[late] Züge nach dem Ende der Partie wurden weggelassen: { $text }
    }

# Der Editor
analysis-edit = Stellung aufbauen
analysis-edit-done = Diese Stellung analysieren
analysis-edit-brush = Beim Antippen
analysis-edit-move = Spielsteine versetzen
analysis-edit-erase = Wegnehmen
analysis-edit-clear = Leeres Brett
analysis-edit-start = Anfang einer Partie
analysis-edit-fill = Hände auffüllen
analysis-edit-to-move = Am Zug
analysis-edit-rules = Regeln
analysis-edit-tiles = Spielsteine: { TERM($seat) }
analysis-edit-more = Mehr: { TERM($tile) }
analysis-edit-less = Weniger: { TERM($tile) }
analysis-edit-fine = Die Stellung ist gültig.
analysis-edit-problems = Die Stellung ist noch nicht gültig:
analysis-edit-move-hint = Tippe auf einen Spielstein und dann auf den Punkt, auf den er soll.
analysis-edit-put-hint = Tippe auf Punkte, um den Spielstein dorthin zu setzen; er kommt von der Hand. Noch einmal tippen nimmt ihn zurück.
analysis-edit-in-hand = Auf der Hand: { TERM($tile) }
