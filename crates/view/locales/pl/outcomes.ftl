### Jak skończyła się gra.

# Element listy zwycięzców.
winner = { TERM($seat) }

outcome-ring =
    { $result ->
        [draw] Remis: obie strony zamknęły Pierścień Harmonii.
        [shared] Zwycięstwem dzielą się { $winners }: każda strona zamknęła Pierścień Harmonii.
       *[win] { $winners } wygrywa dzięki Pierścieniowi Harmonii.
    }

## Po ostatnim Podstawowym Kwiecie

outcome-last-flower-accents =
    { $count ->
        [one] Zasadzono ostatni Podstawowy Kwiat: { $winners } wygrywa, bo ma więcej niewykorzystanych Płytek Akcentujących.
       *[other] Zasadzono ostatni Podstawowy Kwiat: { $winners } dzielą się zwycięstwem, bo mają najwięcej niewykorzystanych Płytek Akcentujących.
    }
outcome-last-flower-harmonies =
    { $count ->
        [one] Zasadzono ostatni Podstawowy Kwiat: { $winners } wygrywa, bo ma więcej Harmonii.
       *[other] Zasadzono ostatni Podstawowy Kwiat: { $winners } dzielą się zwycięstwem, bo mają najwięcej Harmonii.
    }
outcome-last-flower-midlines =
    { $count ->
        [one] Zasadzono ostatni Podstawowy Kwiat: { $winners } wygrywa, bo ma więcej Harmonii przez linie środkowe.
       *[other] Zasadzono ostatni Podstawowy Kwiat: { $winners } dzielą się zwycięstwem, bo mają najwięcej Harmonii przez linie środkowe.
    }
outcome-last-flower-nothing =
    { $result ->
        [draw] Zasadzono ostatni Podstawowy Kwiat: remis, wszystko jest równe.
        [shared] Zasadzono ostatni Podstawowy Kwiat: { $winners } dzielą się zwycięstwem, bo wszystko jest równe.
       *[win] Zasadzono ostatni Podstawowy Kwiat: { $winners } wygrywa.
    }

## Gdy nikt nie ma ruchu

outcome-stuck-accents =
    { $count ->
        [one] Nikt nie ma już ruchu: { $winners } wygrywa, bo ma więcej niewykorzystanych Płytek Akcentujących.
       *[other] Nikt nie ma już ruchu: { $winners } dzielą się zwycięstwem, bo mają najwięcej niewykorzystanych Płytek Akcentujących.
    }
outcome-stuck-harmonies =
    { $count ->
        [one] Nikt nie ma już ruchu: { $winners } wygrywa, bo ma więcej Harmonii.
       *[other] Nikt nie ma już ruchu: { $winners } dzielą się zwycięstwem, bo mają najwięcej Harmonii.
    }
outcome-stuck-midlines =
    { $count ->
        [one] Nikt nie ma już ruchu: { $winners } wygrywa, bo ma więcej Harmonii przez linie środkowe.
       *[other] Nikt nie ma już ruchu: { $winners } dzielą się zwycięstwem, bo mają najwięcej Harmonii przez linie środkowe.
    }
outcome-stuck-nothing =
    { $result ->
        [draw] Nikt nie ma już ruchu: remis, wszystko jest równe.
        [shared] Nikt nie ma już ruchu: { $winners } dzielą się zwycięstwem, bo wszystko jest równe.
       *[win] Nikt nie ma już ruchu: { $winners } wygrywa.
    }

## Inne zakończenia

outcome-repetition = Remis: ta sama pozycja pojawiła się po raz trzeci.
outcome-agreement = Gracze zgadzają się na remis.
outcome-resignation =
    { $count ->
        [one] { $winners } wygrywa przez poddanie.
       *[other] { $winners } dzielą się zwycięstwem przez poddanie.
    }
outcome-gift =
    { $count ->
        [one] { $winners } wygrywa: podarunek uznano za wart zwycięstwa.
       *[other] { $winners } dzielą się zwycięstwem: podarunek uznano za wart wygranej.
    }
outcome-time =
    { $count ->
        [one] { $winners } wygrywa na czas.
       *[other] { $winners } dzielą się zwycięstwem na czas.
    }
outcome-draw = Gra kończy się remisem.
