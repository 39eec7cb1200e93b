## Games on this device, and the companion for a real board.

play-new-game = New game
play-with-whom = Who plays?
play-company-computer = You and the computer
play-company-friends = People at this device
play-company-mixed = Choose for each seat
play-level = How strong is the computer?
play-level-1 = First game
play-level-1-about = Knows how tiles move, and is surprised by rings.
play-level-2 = Seedling
play-level-2-about = Collects Harmonies, but forgets that you do the same.
play-level-3 = Sprout
play-level-3-about = Closes a ring when it is there.
play-level-4 = Bud
play-level-4-about = Blocks most rings in time.
play-level-5 = Blossom
play-level-5-about = Plans two turns ahead.
play-level-6 = Gardener
play-level-6-about = Builds and breaks rings, and seldom misjudges.
play-level-7 = Expert
play-level-7-about = Makes no plain mistakes.
play-level-8 = Master
play-level-8-about = Plays as well as it can.
play-side = Your seat
play-side-chance = Leave it to chance
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
play-follow = Turn the board to whoever is to move

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
play-not-here = This game is not here any more.
play-all-games = All games

play-you = You
play-computer = Computer ({ $level })
play-your-turn = Your turn
play-turn-of = { $who } to move
play-chooses-for = { $who } chooses the first flower of { $whose }
play-chooses-secretly = { $who } chooses in secret. Everybody else looks away.
play-is-thinking = { $who } is thinking…
play-past = You are looking at an earlier position.
play-to-present = Back to the present
play-hint = Hint
play-hint-is = Hint: { $turn }
play-no-hint = There is no hint for this position.
play-looking = Looking for a hint…
play-take-back = Take back
play-resign = Resign
play-draw = Draw
play-pause = Pause
play-resume = Go on
play-paused = The clocks stand still.
play-beginning = The beginning of the game
play-draw-declined = The computer would rather play on.
play-gift-declined = The computer thanks you for the gift, but keeps the win.
play-engine-gone = The computer does not answer. Your game is kept: try again, or go on later.
play-try-again = Try again
play-resign-really = Do you really want to resign?
play-resign-as = { $who } resigns
play-gift = { $who } resigns with a gift
play-gift-hint = A gift is a song, a cup of tea, a good story. If it is accepted as worth the win, the giver has won.
play-gift-offered = { $who } resigns with a gift. Is it worth the win?
play-gift-accept = It is worth the win
play-gift-decline = Thank you, but no
play-draw-really = Does everybody agree to a draw?
play-draw-yes = Yes, a draw
play-play-on = Play on
play-over = The game is over
play-you-lost = You lost.
play-you-won = You won.
play-rematch = Play again, other side
play-copy = Copy the record
play-copied = Copied.
play-save = Save as a file
play-time-left = Time left: { $time }

play-table-clocks = Clocks
play-table-tiles = Tiles
play-table-record = Record
play-table-parts = What do you need at the table?
play-press-to-start = Whoever is ready first taps
play-tap-when-done = Tap when your turn is done
play-time-is-up = Time is up
play-clock-reset = Start anew
play-your-own-time = Time for each player
play-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
play-tile-basic = Harmony with { TERM($one) } and { TERM($two) }; clashes with { TERM($other) }.
play-tile-lotus = Harmonises with every basic flower, whoever owns it.
play-tile-orchid = Traps the opponents’ blooming flowers around it. While your White Lotus blooms, it captures any flower, and any flower captures it.
play-tile-rock = No Harmony anywhere on its row and column.
play-tile-wheel = Turns all tiles around it one step clockwise.
play-tile-knotweed = The flowers around it have no Harmony.
play-tile-boat = Moves a flower one point in any direction and takes its place, or leaves the board together with an accent tile.
play-tile-bamboo = Returns the tiles around it to their owners. While it stands, tiles beside it can’t be captured.
play-tile-pond = Empty points around it are open for planting, like Gates.
play-tile-turtle = Flowers around it harmonise with every basic flower.
play-tiles-basic = Basic flowers
play-tiles-special = Special flowers
play-tiles-accents = Accent tiles
play-tiles-more = The whole rulebook
play-record-hint = Play each turn here as it happens on the table. Nothing is lost when you close the page.
play-record-new = New record
play-record-new-really = Begin a new record? This one stays in the list below.
play-record-next = Next: { TERM($seat) }, turn { $label }
play-record-all = All records
play-record-typed = Turn in notation
play-record-write = Write down
play-record-back = Strike the last line
play-record-clash = There is a clash on the board that nobody noticed in time.
play-record-repair = We noticed it: the clashing tiles go back
play-record-anyway = It was played like this all the same
play-record-returned = Back to the hands: { $tiles }
play-record-tile-at = { TERM($tile) } { $point }
play-record-empty = Nothing is written down yet.
