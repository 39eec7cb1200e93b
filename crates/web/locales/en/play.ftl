## Games on this device, and the companion for a real board.

play-new-game = New game
play-with-whom = Who’s playing?
play-company-computer = You and the computer
play-company-friends = Players on this device
play-company-mixed = Set up each seat
play-level = Computer level
play-level-1 = First game
play-level-1-about = Knows how the tiles move. Never sees a ring coming.
play-level-2 = Sprout
play-level-2-about = Collects harmonies, but forgets that you do too.
play-level-3 = Seedling
play-level-3-about = Closes a ring when it sees one.
play-level-4 = Bud
play-level-4-about = Blocks most rings in time.
play-level-5 = Blossom
play-level-5-about = Plans two turns ahead.
play-level-6 = Gardener
play-level-6-about = Builds and breaks rings, and rarely misjudges.
play-level-7 = Expert
play-level-7-about = Makes no obvious mistakes.
play-level-8 = Master
play-level-8-about = Plays as well as it can.
play-side = Your seat
play-side-chance = Random
play-start = Start the game
play-more = More options
play-names = Names
play-name-of = Name of { TERM($seat) }
play-seats = Seats
play-at-seat = { TERM($seat) }
play-person = Person
play-clock = Clock
play-clock-none = No clock
play-clock-pace = { $minutes } min + { $seconds } s
play-follow = Rotate the board for each player

play-in-progress = Games in progress
play-finished = Finished games
play-nothing-yet = No games yet. The first one is a click away.
play-continue = Continue
play-open = Open
play-review = Review the game
play-delete = Delete
play-delete-really = Delete this game for good?
play-delete-yes = Yes, delete it
play-cancel = Cancel
play-turn-count = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
play-picture = The board after { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
play-not-here = This game no longer exists.
play-all-games = All games

play-you = You
play-computer = Computer ({ $level })
play-your-turn = Your turn
play-turn-of = { $who } to move
play-turn-of-seat = { TERM($seat) } to move
play-chooses-for = First flower for { $whose }: { $who } to choose
play-choose-for = Choose the first flower for { $whose }.
play-chooses-yours = { $who } chooses your first flower.
play-chooses-secretly = { $who } chooses in secret. Everyone else, look away.
play-is-thinking = { $who } is thinking…
play-past = Viewing an earlier position.
play-to-present = Back to the current position
play-hint = Hint
play-hint-is =
    { $kind ->
        [plant] Hint: plant { TERM($tile, form: "a") } at { $to }.
        [arrange] Hint: arrange the { TERM($tile) } from { $from } to { $to }.
        [bonus] Hint: arrange the { TERM($tile) } from { $from } to { $to }. Bonus: { TERM($bonus, form: "a") } at { $at }.
       *[other] Hint: { $turn }
    }
play-no-hint = There is no hint for this position.
play-accents-given = For a start, you have one of each accent. In later games, you choose them yourself.
play-looking = Looking for a hint…
play-take-back = Take back
play-resign = Resign
play-draw = Draw
play-pause = Pause
play-resume = Resume
play-paused = Clocks paused.
play-beginning = Start of the game
play-draw-declined = The computer would rather play on.
play-gift-declined = The computer thanks you for the gift, but keeps the win.
play-engine-gone = The computer isn’t responding. Your game is saved – try again now or continue later.
play-try-again = Try again
play-resign-really = Resign this game?
play-resign-as = Resign: { $who }
play-gift = Resign with a gift: { $who }
play-gift-own = Resign with a gift
play-gift-hint = A gift is a song, a cup of tea, a good story. If your opponent thinks it’s worth the win, you win instead.
play-gift-offered = { $who } resigns with a gift. Is it worth the win?
play-gift-accept = Accept the gift
play-gift-decline = Keep the win
play-draw-really = Does everyone agree to a draw?
play-draw-offer-really = Offer a draw?
play-draw-yes = Yes, a draw
play-play-on = Play on
play-over = The game is over
play-you-lost = Not this time.
play-lost =
    { $ending ->
        [resignation] You resigned.
        [time] Your time ran out.
        [left] You left the game.
       *[gift] You accepted the gift as worth the win.
    }
play-you-won = You won!
play-you-closed-ring = You closed the ring!
play-won =
    { $ending ->
        [ring] You win with a Harmony Ring.
        [resignation] { $name } resigned.
        [time] { $name } ran out of time.
        [left] { $name } left the game.
        [gift] Your gift was accepted as worth the win.
        [accents] The final count decides: you have more unused accent tiles.
        [harmonies] The final count decides: you have more harmonies.
        [midlines] The final count decides: you have more harmonies across the midlines.
       *[last] You’re the last player left.
    }
play-won-shared = You share the win with { $names }.
play-rematch = Play again, swap sides
play-copy = Copy game record
play-copied = Copied.
play-save = Save as file
play-time-left = Time left: { $time }

play-table-clocks = Clocks
play-table-tiles = Tiles
play-table-record = Record
play-table-parts = What do you need at the table?
play-press-to-start = Tap to start
play-tap-when-done = Tap when your turn is done
play-time-is-up = Time is up
play-clock-reset = Reset
play-your-own-time = Time per player
play-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
play-tile-basic = In harmony with { TERM($one) } and { TERM($two) }; clashes with { TERM($other) }.
play-tile-lotus = In harmony with every basic flower of any player.
play-tile-orchid = Traps the opponents’ blooming flowers around it. While your White Lotus blooms, it captures any flower, and any flower captures it.
play-tile-rock = No harmony anywhere in its row or column.
play-tile-wheel = Turns all tiles around it by one step, clockwise.
play-tile-knotweed = The flowers around it have no harmony.
play-tile-boat = Moves a flower one point in any direction and takes its place, or leaves the board together with an accent tile.
play-tile-bamboo = Returns the tiles around it to their owners. While it stands, tiles beside it can’t be captured.
play-tile-pond = Empty points around it are open for planting, like gates.
play-tile-turtle = The flowers around it are in harmony with every basic flower.
play-tiles-basic = Basic flowers
play-tiles-special = Special flowers
play-tiles-accents = Accent tiles
play-tiles-more = The whole rulebook
play-record-hint = Enter each turn here as you play it on the board. Nothing is lost when you close the page.
play-record-new = New record
play-record-new-really = Start a new record? This one stays in the list below.
play-record-next = Next: { TERM($seat) }, turn { $label }
play-record-all = All records
play-record-typed = Turn in notation
play-record-write = Add
play-record-back = Delete last entry
play-record-clash = There’s a clash on the board that no one noticed in time.
play-record-repair = Return the clashing tiles
play-record-anyway = Record it anyway
play-record-returned = Returned to hand: { $tiles }
play-record-tile-at = { TERM($tile) } { $point }
play-record-empty = No turns recorded yet.
