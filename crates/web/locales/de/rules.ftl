## Die Wahl der Regeln und die Regeln einer Partie.

rules-which = Welche Regeln?
rules-silent = Wozu ein Regelbuch nichts sagt, gelten die gemeinsamen Regeln.
rules-own = Eigene Mischung
rules-fine = Feinheiten
rules-of-game = Regeln dieser Partie
rules-common = Diese Partie folgt den gemeinsamen Regeln.
rules-differ = Das ist anders als in den gemeinsamen Regeln:

rules-choice-seats = Personen
rules-choice-oasis = Spielsteine
rules-choice-accents = Wahl der Aktionssteine
rules-choice-opening = Eröffnung
rules-choice-double = Anzahl der Aktionssteine
rules-choice-wheels = Räder
rules-choice-specials = Geschlagene Spezialblumen
rules-choice-last-flower = Letzte Standardblume
rules-choice-tally = Schlusswertung
rules-choice-repetition = Wiederholung
rules-choice-gift = Geschenke
rules-choice-bamboo = Bambus
rules-choice-turtle = Löwenschildkröte
rules-choice-walk = Wie weit Standardblumen gehen
rules-choice-gardens = Gärten der anderen Farbe
rules-choice-borders = Grenzen der Gärten
rules-choice-gates = Gatter auf dem Weg
rules-choice-trap-owners = Wessen Blumen die Orchidee festhält
rules-choice-trap-stages = Wachsende Blumen neben der Orchidee
rules-choice-lotus = Schlagen des Weißen Lotus
rules-choice-idle-orchid = Schlagen einer Orchidee ohne Lotus
rules-choice-orchid-hunters = Schlagen einer Orchidee mit Lotus
rules-choice-boat = Was ein Boot vom Brett nimmt
rules-choice-wheel = Was ein Rad dreht
rules-choice-wheel-rock = Rad neben einem Stein
