### How a game ended.

# An item of the list of winners.
winner = { TERM($seat) }

outcome-ring =
    { $result ->
        [draw] The game is drawn: both players have closed a Harmony Ring.
        [shared] { $winners } share the win: each of them has closed a Harmony Ring.
       *[win] { $winners } wins with a Harmony Ring.
    }

## After the last basic flower

outcome-last-flower-accents =
    { $count ->
        [one] The last basic flower is planted, and { $winners } wins with more unused accent tiles.
       *[other] The last basic flower is planted, and { $winners } share the win with the most unused accent tiles.
    }
outcome-last-flower-harmonies =
    { $count ->
        [one] The last basic flower is planted, and { $winners } wins with more harmonies.
       *[other] The last basic flower is planted, and { $winners } share the win with the most harmonies.
    }
outcome-last-flower-midlines =
    { $count ->
        [one] The last basic flower is planted, and { $winners } wins with more harmonies across the midlines.
       *[other] The last basic flower is planted, and { $winners } share the win with the most harmonies across the midlines.
    }
outcome-last-flower-nothing =
    { $result ->
        [draw] The last basic flower is planted, and the game is drawn: a tie on every count.
        [shared] The last basic flower is planted, and { $winners } share the win: a tie on every count.
       *[win] The last basic flower is planted, and { $winners } wins.
    }

## When no one can move

outcome-stuck-accents =
    { $count ->
        [one] No one can move any more, and { $winners } wins with more unused accent tiles.
       *[other] No one can move any more, and { $winners } share the win with the most unused accent tiles.
    }
outcome-stuck-harmonies =
    { $count ->
        [one] No one can move any more, and { $winners } wins with more harmonies.
       *[other] No one can move any more, and { $winners } share the win with the most harmonies.
    }
outcome-stuck-midlines =
    { $count ->
        [one] No one can move any more, and { $winners } wins with more harmonies across the midlines.
       *[other] No one can move any more, and { $winners } share the win with the most harmonies across the midlines.
    }
outcome-stuck-nothing =
    { $result ->
        [draw] No one can move any more, and the game is drawn: a tie on every count.
        [shared] No one can move any more, and { $winners } share the win: a tie on every count.
       *[win] No one can move any more, and { $winners } wins.
    }

## Other endings

outcome-repetition = The game is drawn: the same position has occurred for the third time.
outcome-agreement = The players agree to a draw.
outcome-resignation =
    { $count ->
        [one] { $winners } wins by resignation.
       *[other] { $winners } share the win by resignation.
    }
outcome-gift =
    { $count ->
        [one] { $winners } wins: the gift was accepted as worth the win.
       *[other] { $winners } share the win: the gift was accepted as worth the win.
    }
outcome-time =
    { $count ->
        [one] { $winners } wins on time.
       *[other] { $winners } share the win on time.
    }
outcome-draw = The game is drawn.
outcome-other =
    { $result ->
        [shared] { $winners } share the win.
       *[win] { $winners } wins.
    }
