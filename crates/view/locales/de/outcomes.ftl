### Wie ein Spiel ausgegangen ist.

# Ein Glied der Aufzählung der Gewinner.
winner = { TERM($seat, form: "nominative") }

outcome-ring =
    { $result ->
        [draw] Unentschieden: Beide haben einen Harmonie-Ring geschlossen.
        [shared] Mit je einem Harmonie-Ring teilen sich { $winners } den Sieg.
       *[win] Mit einem Harmonie-Ring gewinnt { $winners }.
    }

## Nach der letzten Standardblume

outcome-last-flower-accents =
    { $count ->
        [one] Die letzte Standardblume ist gepflanzt, und { $winners } gewinnt mit mehr übrigen Aktionssteinen.
       *[other] Die letzte Standardblume ist gepflanzt, und { $winners } teilen sich den Sieg mit den meisten übrigen Aktionssteinen.
    }
outcome-last-flower-harmonies =
    { $count ->
        [one] Die letzte Standardblume ist gepflanzt, und { $winners } gewinnt mit mehr Harmonien.
       *[other] Die letzte Standardblume ist gepflanzt, und { $winners } teilen sich den Sieg mit den meisten Harmonien.
    }
outcome-last-flower-midlines =
    { $count ->
        [one] Die letzte Standardblume ist gepflanzt, und { $winners } gewinnt mit mehr Harmonien über die Mittellinien.
       *[other] Die letzte Standardblume ist gepflanzt, und { $winners } teilen sich den Sieg mit den meisten Harmonien über die Mittellinien.
    }
outcome-last-flower-nothing =
    { $result ->
        [draw] Die letzte Standardblume ist gepflanzt, und bei Gleichstand endet das Spiel unentschieden.
        [shared] Die letzte Standardblume ist gepflanzt, und { $winners } teilen sich den Sieg bei völligem Gleichstand.
       *[win] Die letzte Standardblume ist gepflanzt, und { $winners } gewinnt.
    }

## Wenn niemand mehr ziehen kann

outcome-stuck-accents =
    { $count ->
        [one] Niemand kann mehr ziehen, und { $winners } gewinnt mit mehr übrigen Aktionssteinen.
       *[other] Niemand kann mehr ziehen, und { $winners } teilen sich den Sieg mit den meisten übrigen Aktionssteinen.
    }
outcome-stuck-harmonies =
    { $count ->
        [one] Niemand kann mehr ziehen, und { $winners } gewinnt mit mehr Harmonien.
       *[other] Niemand kann mehr ziehen, und { $winners } teilen sich den Sieg mit den meisten Harmonien.
    }
outcome-stuck-midlines =
    { $count ->
        [one] Niemand kann mehr ziehen, und { $winners } gewinnt mit mehr Harmonien über die Mittellinien.
       *[other] Niemand kann mehr ziehen, und { $winners } teilen sich den Sieg mit den meisten Harmonien über die Mittellinien.
    }
outcome-stuck-nothing =
    { $result ->
        [draw] Niemand kann mehr ziehen, und bei Gleichstand endet das Spiel unentschieden.
        [shared] Niemand kann mehr ziehen, und { $winners } teilen sich den Sieg bei völligem Gleichstand.
       *[win] Niemand kann mehr ziehen, und { $winners } gewinnt.
    }

## Andere Enden

outcome-repetition = Unentschieden: Dieselbe Stellung ist zum dritten Mal entstanden.
outcome-agreement = Die Spieler einigen sich auf unentschieden.
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
outcome-draw = Das Spiel endet unentschieden.
