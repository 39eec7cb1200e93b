## The analysis board: lines of the engine, reviews, the editor, what people bring and take along.

analysis-title = Analysis
analysis-editor-title = Set up a position
analysis-turns = Turns
analysis-engine = Engine
analysis-review = Review
analysis-notes = Notes
analysis-panels = Analysis panels

# The tree of turns
analysis-start = Start
analysis-no-turns = No turns yet. Play on the board, or open a game.
analysis-keys = Keys: ← → step through the turns, ↑ ↓ choose between variations, Home and End jump.
analysis-undo = Undo
analysis-promote = Move the variation up
analysis-make-main = Make it the main line
analysis-cut = Delete what follows
analysis-delete = Delete from here
analysis-comment = Comment on this position
analysis-draw = Draw on the board
analysis-draw-hint = Tap a point to highlight it; drag from one point to another to draw an arrow. Repeat to remove it.
analysis-wipe = Clear drawings
analysis-games = Games in this collection
analysis-game = { $number }. { $players }
analysis-nameless = Game without names

# The engine
analysis-engine-on = Start engine
analysis-engine-off = Stop engine
analysis-engine-hint = The engine is off. It runs on your device.
analysis-engine-busy = The engine is reviewing the game. Its lines come after that.
analysis-engine-none = The engine has no suggestion here.
analysis-engine-gone = Couldn’t load the engine. Everything else still works; press the button to try again.
analysis-lines = Lines
analysis-depth = Depth { $depth }, { $nodes } positions
analysis-thinking = Thinking…
analysis-engine-over = The game is over – nothing to analyse.
analysis-play-line = Play up to { $turn }
analysis-bar = Evaluation
analysis-percent = { $number }%
analysis-chance = { TERM($seat) }: { $percent }
analysis-ring-in = { TERM($seat) }: ring in { $turns }
analysis-win-in = { TERM($seat) }: win in { $turns }
analysis-loses-in = { TERM($seat) }: loses in { $turns }
analysis-over = Game over

# Reviews
analysis-review-begin = Review the game
analysis-review-again = Review again
analysis-review-stop = Stop the review
analysis-review-hint = The engine looks at every turn of the main line and finds the turning points.
analysis-review-empty = There’s no game to review yet.
analysis-review-progress = { $done } of { $total } positions
analysis-graph = Winning chance of { TERM($seat) } over the game
analysis-graph-none = With more than two players the engine can’t compare the players’ chances, so there’s no graph.
analysis-turning-points = Turning points
analysis-no-turning-points = No turning points.
analysis-well-played = No turning points: a well-played game.
analysis-slow-win = No single turning point: { TERM($seat) } got ahead little by little.
analysis-inaccuracies =
    { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
analysis-accuracy = { TERM($seat) }: accuracy { $percent }, best choice in { $best } of { $turns } turns
analysis-mark =
    { $mark ->
        [only] only turn
        [inaccuracy] inaccuracy
        [mistake] mistake
        [blunder] blunder
       *[missed] missed win
    }
analysis-better = Better: { $turn }
analysis-loss = It cost { $percent } of winning chance.
analysis-reason-only = Everything else would have lost a lot.
analysis-reason-none = No single reason – the engine simply prefers the other position.
analysis-reason-missed-ring =
    { $turns ->
        [one] { TERM($seat) } could have closed a Harmony Ring immediately.
       *[other] { TERM($seat) } could have closed a Harmony Ring in { $turns } turns.
    }
analysis-reason-missed-win =
    { $turns ->
        [one] { TERM($seat) } could have won immediately.
       *[other] { TERM($seat) } could have won in { $turns } turns.
    }
analysis-reason-allowed-ring =
    { $turns ->
        [0] This turn closes a Harmony Ring for { TERM($seat) }.
        [one] Now { TERM($seat) } can close a Harmony Ring immediately.
       *[other] Now { TERM($seat) } closes a Harmony Ring in { $turns } turns, whatever happens.
    }
analysis-reason-allowed-win =
    { $turns ->
        [0] This turn ends the game, and { TERM($seat) } wins.
        [one] Now { TERM($seat) } can win immediately.
       *[other] Now { TERM($seat) } wins in { $turns } turns, whatever happens.
    }
analysis-reason-lost-tile = Now { TERM($seat) } captures a tile: { TERM($tile) } at { $at }, by { $turn }.
analysis-reason-missed-capture = There was a tile to capture: { TERM($tile) } at { $at }.
analysis-reason-missed-bonus = There was a Harmony Bonus to earn.
analysis-reason-other-bonus = A better bonus: { $bonus }
analysis-reason-no-bonus = It was better to skip the bonus.
analysis-reason-allowed-bonus = Now { TERM($seat) } earns a Harmony Bonus: { $turn }

# Opening and taking along
analysis-open = Open
analysis-open-title = Open a game or a position
analysis-open-hint = Paste turns, a position text, a record, or a link from here or from The Garden Gate.
analysis-open-text = Text or link
analysis-open-rules = Rules (if not in the text)
analysis-open-file = Choose a file
analysis-open-repair = Fix it in the editor
analysis-new = New game
analysis-cancel = Cancel
analysis-share = Share
analysis-share-title = Share and download
analysis-share-link = Link to this game
analysis-share-long = The game is too long for a link; download the record instead.
analysis-copy = Copy
analysis-copy-position = Copy position text
analysis-copied = Copied
analysis-not-copied = Your browser doesn’t allow copying. Select the text and copy it yourself.
analysis-download-record = Download record
analysis-download-svg = Picture (SVG)
analysis-download-png = Picture (PNG)
analysis-site-link = Copy the game for The Garden Gate

# Trouble with what people bring
analysis-nothing-to-read = Paste something first.
analysis-file-unreadable = Couldn’t read this file, or it’s too large.
analysis-not-found = Couldn’t find this game.
analysis-wrong-turn = Turn no. { $number }, { $text }: { $trouble }
analysis-wrong-label = Expected { $expected } here, found { $found }.
analysis-wrong-place = Line { $line }, column { $column }: { $trouble }
analysis-wrong-record =
    { $what ->
        [tag] this tag can’t be right: { $found }
        [result] this result doesn’t match the game: { $found }
        [open] not closed: { $found }
        [escape] this character needs no backslash before it: { $found }
        [variation] this variation can’t be right: { $found }
        [leave] this player can’t leave the game here: { $found }
        [record] expected one record here: { $found }
       *[note] this note can’t be right: { $found }
    }
analysis-expected =
    { $what ->
        [sign] the sign { $sign }
        [end] the end
        [number] a whole number
        [fewer] a smaller number
        [seat] the letter of a player
        [point] a point such as (3,-1)
        [board] a point of the board
        [tile] the code of a tile
        [accent] the code of an accent tile (R W K B M P T)
        [turn] a turn
        [rules] the name of a ruleset
        [version] a known version
        [rows] 17 rows, each as long as on the board
        [empty] an empty point
       *[stage] the stage of the game
    }
analysis-found = Expected { $what }, found { $found }
analysis-found-end = Expected { $what }, but the text ends there.
analysis-link-unknown = This link is from a newer version. Try reloading the page.
analysis-link-damaged = This link is damaged: some characters are missing or changed. Copy the whole link again.
analysis-link-long = This link is too long.
analysis-link-empty = There’s no game in this link.
analysis-link-other = This link is for a game other than Skud Pai Sho.
analysis-link-rules = The game in this link was played with the option { $option }, which changes the rules. It can’t be replayed here.
analysis-warning =
    { $what ->
        [option] Unknown, so ignored: { $text }
        [bonus] Ignored a bonus that wasn’t due: { $text }
       *[late] Ignored turns after the end of the game: { $text }
    }

# The editor
analysis-edit = Set up a position
analysis-edit-done = Analyse this position
analysis-edit-brush = On tap
analysis-edit-move = Move tiles
analysis-edit-erase = Erase
analysis-edit-clear = Empty board
analysis-edit-start = Start of a game
analysis-edit-fill = Fill hands
analysis-edit-to-move = To move
analysis-edit-rules = Rules
analysis-edit-tiles = Tiles of { TERM($seat) }
analysis-edit-more = One more: { TERM($tile) }
analysis-edit-less = One fewer: { TERM($tile) }
analysis-edit-fine = This position is valid.
analysis-edit-problems = Fix these first:
analysis-edit-move-hint = Tap a tile, then the point it should go to.
analysis-edit-put-hint = Tap points to put the tile there; it comes from the hand. Tap again to take it back.
analysis-edit-in-hand = In the hand: { TERM($tile) }
