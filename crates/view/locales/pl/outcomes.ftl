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
        [one] Posadzono ostatni Podstawowy Kwiat: { $winners } wygrywa, bo ma więcej niewykorzystanych Płytek Akcentujących.
       *[other] Posadzono ostatni Podstawowy Kwiat: { $winners } dzielą się zwycięstwem, bo mają najwięcej niewykorzystanych Płytek Akcentujących.
    }
outcome-last-flower-harmonies =
    { $count ->
        [one] Posadzono ostatni Podstawowy Kwiat: { $winners } wygrywa, bo ma więcej Harmonii.
       *[other] Posadzono ostatni Podstawowy Kwiat: { $winners } dzielą się zwycięstwem, bo mają najwięcej Harmonii.
    }
outcome-last-flower-midlines =
    { $count ->
        [one] Posadzono ostatni Podstawowy Kwiat: { $winners } wygrywa, bo ma więcej Harmonii przecinających linie środkowe.
       *[other] Posadzono ostatni Podstawowy Kwiat: { $winners } dzielą się zwycięstwem, bo mają najwięcej Harmonii przecinających linie środkowe.
    }
outcome-last-flower-nothing =
    { $result ->
        [draw] Posadzono ostatni Podstawowy Kwiat: remis, bo wszystkiego jest po równo.
        [shared] Posadzono ostatni Podstawowy Kwiat: { $winners } dzielą się zwycięstwem, bo mają ten sam najlepszy wynik.
       *[win] Posadzono ostatni Podstawowy Kwiat: { $winners } wygrywa.
    }

## Gdy nikt nie ma ruchu

outcome-stuck-accents =
    { $count ->
        [one] Nikt nie ma już dozwolonego ruchu: { $winners } wygrywa, bo ma więcej niewykorzystanych Płytek Akcentujących.
       *[other] Nikt nie ma już dozwolonego ruchu: { $winners } dzielą się zwycięstwem, bo mają najwięcej niewykorzystanych Płytek Akcentujących.
    }
outcome-stuck-harmonies =
    { $count ->
        [one] Nikt nie ma już dozwolonego ruchu: { $winners } wygrywa, bo ma więcej Harmonii.
       *[other] Nikt nie ma już dozwolonego ruchu: { $winners } dzielą się zwycięstwem, bo mają najwięcej Harmonii.
    }
outcome-stuck-midlines =
    { $count ->
        [one] Nikt nie ma już dozwolonego ruchu: { $winners } wygrywa, bo ma więcej Harmonii przecinających linie środkowe.
       *[other] Nikt nie ma już dozwolonego ruchu: { $winners } dzielą się zwycięstwem, bo mają najwięcej Harmonii przecinających linie środkowe.
    }
outcome-stuck-nothing =
    { $result ->
        [draw] Nikt nie ma już dozwolonego ruchu: remis, bo wszystkiego jest po równo.
        [shared] Nikt nie ma już dozwolonego ruchu: { $winners } dzielą się zwycięstwem, bo mają ten sam najlepszy wynik.
       *[win] Nikt nie ma już dozwolonego ruchu: { $winners } wygrywa.
    }

## Inne zakończenia

outcome-repetition = Remis: ta sama pozycja pojawiła się po raz trzeci.
outcome-agreement = Gracze zgadzają się na remis.
outcome-resignation =
    { $count ->
        [one] { $winners } wygrywa przez poddanie się przeciwnika.
       *[other] { $winners } dzielą się zwycięstwem po poddaniu się przeciwnika.
    }
outcome-gift =
    { $count ->
        [one] { $winners } wygrywa: podarunek uznano za wart zwycięstwa.
       *[other] { $winners } dzielą się zwycięstwem: podarunek uznano za wart wygranej.
    }
outcome-time =
    { $count ->
        [one] { $winners } wygrywa na czas.
       *[other] { $winners } dzielą się zwycięstwem, bo przeciwnikowi skończył się czas.
    }
outcome-draw = Gra kończy się remisem.
outcome-other =
    { $result ->
        [shared] Zwycięstwem dzielą się { $winners }.
       *[win] { $winners } wygrywa.
    }
