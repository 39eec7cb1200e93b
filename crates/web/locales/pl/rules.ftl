## Wybór zasad i zasady partii.

rules-which = Jakie zasady?
rules-silent = Tam, gdzie instrukcja milczy, obowiązują wspólne zasady.
rules-own = Własny zestaw zasad
rules-fine = Zasady szczegółowe
rules-of-game = Zasady tej partii
rules-common = W tej partii obowiązują wspólne zasady.
rules-differ = Różnice względem wspólnych zasad:

rules-choice-seats = Liczba graczy
rules-choice-oasis = Płytki
rules-choice-accents = Wybór płytek akcentujących
rules-choice-opening = Pierwsze kwiaty
rules-choice-double = Liczba płytek akcentujących
rules-choice-wheels = Koła
rules-choice-specials = Zbite specjalne kwiaty
rules-choice-last-flower = Ostatni podstawowy kwiat
rules-choice-tally = Kto wygrywa po ostatnim kwiecie
rules-choice-repetition = Powtórzenie
rules-choice-gift = Podarunki
rules-choice-bamboo = Bambus
rules-choice-turtle = Lwi Żółw
rules-choice-walk = Jak daleko idą podstawowe kwiaty
rules-choice-gardens = Ogrody drugiego koloru
rules-choice-borders = Granice ogrodów
rules-choice-gates = Bramy po drodze
rules-choice-trap-owners = Czyje kwiaty więzi Orchidea
rules-choice-trap-stages = Rosnące kwiaty obok Orchidei
rules-choice-lotus = Zbijanie Białego Lotosu
rules-choice-idle-orchid = Zbijanie Orchidei bez Lotosu
rules-choice-orchid-hunters = Zbijanie Orchidei z Lotosem
rules-choice-boat = Co usuwa Łódka
rules-choice-wheel = Co obraca Koło
rules-choice-wheel-rock = Koło przy Kamieniu
