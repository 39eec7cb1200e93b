### Jak skończyła się partia.

# Element listy zwycięzców.
winner = { TERM($seat) }

outcome-ring =
    { $result ->
        [draw] Remis: obie strony zamknęły Pierścień Harmonii.
        [shared] Zwycięstwem dzielą się { $winners }: każda strona zamknęła Pierścień Harmonii.
       *[win] { $winners } wygrywa dzięki Pierścieniowi Harmonii.
    }

## Po ostatnim podstawowym kwiecie

outcome-last-flower-accents =
    { $count ->
        [one] Posadzono ostatni podstawowy kwiat: { $winners } wygrywa, bo ma więcej niewykorzystanych płytek akcentujących.
       *[other] Posadzono ostatni podstawowy kwiat: { $winners } dzielą się zwycięstwem, bo mają najwięcej niewykorzystanych płytek akcentujących.
    }
outcome-last-flower-harmonies =
    { $count ->
        [one] Posadzono ostatni podstawowy kwiat: { $winners } wygrywa, bo ma więcej harmonii.
       *[other] Posadzono ostatni podstawowy kwiat: { $winners } dzielą się zwycięstwem, bo mają najwięcej harmonii.
    }
outcome-last-flower-midlines =
    { $count ->
        [one] Posadzono ostatni podstawowy kwiat: { $winners } wygrywa, bo ma więcej harmonii przecinających linie środkowe.
       *[other] Posadzono ostatni podstawowy kwiat: { $winners } dzielą się zwycięstwem, bo mają najwięcej harmonii przecinających linie środkowe.
    }
outcome-last-flower-nothing =
    { $result ->
        [draw] Posadzono ostatni podstawowy kwiat: remis, bo wszystkiego jest po równo.
        [shared] Posadzono ostatni podstawowy kwiat: { $winners } dzielą się zwycięstwem, bo mają ten sam najlepszy wynik.
       *[win] Posadzono ostatni podstawowy kwiat: { $winners } wygrywa.
    }

## Gdy nikt nie ma ruchu

outcome-stuck-accents =
    { $count ->
        [one] Nikt nie ma już dozwolonego ruchu: { $winners } wygrywa, bo ma więcej niewykorzystanych płytek akcentujących.
       *[other] Nikt nie ma już dozwolonego ruchu: { $winners } dzielą się zwycięstwem, bo mają najwięcej niewykorzystanych płytek akcentujących.
    }
outcome-stuck-harmonies =
    { $count ->
        [one] Nikt nie ma już dozwolonego ruchu: { $winners } wygrywa, bo ma więcej harmonii.
       *[other] Nikt nie ma już dozwolonego ruchu: { $winners } dzielą się zwycięstwem, bo mają najwięcej harmonii.
    }
outcome-stuck-midlines =
    { $count ->
        [one] Nikt nie ma już dozwolonego ruchu: { $winners } wygrywa, bo ma więcej harmonii przecinających linie środkowe.
       *[other] Nikt nie ma już dozwolonego ruchu: { $winners } dzielą się zwycięstwem, bo mają najwięcej harmonii przecinających linie środkowe.
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
        [one] { $winners } wygrywa: przeciwnik się poddał.
       *[other] { $winners } dzielą się zwycięstwem: przeciwnik się poddał.
    }
outcome-gift =
    { $count ->
        [one] { $winners } wygrywa: podarunek uznano za wart zwycięstwa.
       *[other] { $winners } dzielą się zwycięstwem: podarunek uznano za wart zwycięstwa.
    }
outcome-time =
    { $count ->
        [one] { $winners } wygrywa na czas.
       *[other] { $winners } dzielą się zwycięstwem, bo przeciwnikowi skończył się czas.
    }
outcome-draw = Partia kończy się remisem.
outcome-other =
    { $result ->
        [shared] Zwycięstwem dzielą się { $winners }.
       *[win] { $winners } wygrywa.
    }
