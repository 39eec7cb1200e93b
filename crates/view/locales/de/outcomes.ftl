### Wie eine Partie ausgegangen ist.

# Ein Glied der Aufzählung der Gewinner.
winner = { TERM($seat, form: "nominative") }

outcome-ring =
    { $result ->
        [draw] Unentschieden: Beide haben einen Harmonie-Ring.
        [shared] Mit je einem Harmonie-Ring teilen sich { $winners } den Sieg.
       *[win] Mit einem Harmonie-Ring gewinnt { $winners }.
    }

## Nach der letzten Standardblume

outcome-last-flower-accents =
    { $count ->
        [one] Die letzte Standardblume ist gepflanzt, und mit mehr ungenutzten Aktionssteinen gewinnt { $winners }.
       *[other] Die letzte Standardblume ist gepflanzt, und mit den meisten ungenutzten Aktionssteinen teilen sich { $winners } den Sieg.
    }
outcome-last-flower-harmonies =
    { $count ->
        [one] Die letzte Standardblume ist gepflanzt, und mit mehr Harmonien gewinnt { $winners }.
       *[other] Die letzte Standardblume ist gepflanzt, und mit den meisten Harmonien teilen sich { $winners } den Sieg.
    }
outcome-last-flower-midlines =
    { $count ->
        [one] Die letzte Standardblume ist gepflanzt, und mit mehr Harmonien über die Mittellinien gewinnt { $winners }.
       *[other] Die letzte Standardblume ist gepflanzt, und mit den meisten Harmonien über die Mittellinien teilen sich { $winners } den Sieg.
    }
outcome-last-flower-nothing =
    { $result ->
        [draw] Die letzte Standardblume ist gepflanzt, und bei Gleichstand endet die Partie unentschieden.
        [shared] Die letzte Standardblume ist gepflanzt, und bei völligem Gleichstand teilen sich { $winners } den Sieg.
       *[win] Die letzte Standardblume ist gepflanzt, und { $winners } gewinnt.
    }

## Wenn niemand mehr ziehen kann

outcome-stuck-accents =
    { $count ->
        [one] Niemand kann mehr ziehen, und mit mehr ungenutzten Aktionssteinen gewinnt { $winners }.
       *[other] Niemand kann mehr ziehen, und mit den meisten ungenutzten Aktionssteinen teilen sich { $winners } den Sieg.
    }
outcome-stuck-harmonies =
    { $count ->
        [one] Niemand kann mehr ziehen, und mit mehr Harmonien gewinnt { $winners }.
       *[other] Niemand kann mehr ziehen, und mit den meisten Harmonien teilen sich { $winners } den Sieg.
    }
outcome-stuck-midlines =
    { $count ->
        [one] Niemand kann mehr ziehen, und mit mehr Harmonien über die Mittellinien gewinnt { $winners }.
       *[other] Niemand kann mehr ziehen, und mit den meisten Harmonien über die Mittellinien teilen sich { $winners } den Sieg.
    }
outcome-stuck-nothing =
    { $result ->
        [draw] Niemand kann mehr ziehen, und bei Gleichstand endet die Partie unentschieden.
        [shared] Niemand kann mehr ziehen, und bei völligem Gleichstand teilen sich { $winners } den Sieg.
       *[win] Niemand kann mehr ziehen, und { $winners } gewinnt.
    }

## Andere Enden

outcome-repetition = Unentschieden: Dieselbe Stellung kam zum dritten Mal vor.
outcome-agreement = Unentschieden: So wurde es vereinbart.
outcome-resignation =
    { $count ->
        [one] Durch Aufgabe gewinnt { $winners }.
       *[other] Durch Aufgabe teilen sich { $winners } den Sieg.
    }
outcome-gift =
    { $count ->
        [one] Mit einem Geschenk, das den Sieg wert war, gewinnt { $winners }.
       *[other] Mit einem Geschenk, das den Sieg wert war, teilen sich { $winners } ihn.
    }
outcome-time =
    { $count ->
        [one] Durch Zeitüberschreitung gewinnt { $winners }.
       *[other] Durch Zeitüberschreitung teilen sich { $winners } den Sieg.
    }
outcome-draw = Die Partie endet unentschieden.
outcome-other =
    { $result ->
        [shared] Den Sieg teilen sich { $winners }.
       *[win] Es gewinnt { $winners }.
    }
