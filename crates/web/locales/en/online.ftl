## Playing with others over the network.

online-loading = Loading…
online-connecting = Connecting…
online-broken = Connection lost. Reconnecting…
online-unsent = Your last action is saved and will be sent when you’re back online.
online-unsent-turn = Your turn is saved and will be sent when you’re back online.
online-clock-own = Your clock is running.
online-clock-of = { $name }’s clock is running.
online-unreachable = Can’t reach the server right now.
online-outdated = A new version is available. Reload to continue.
online-reload = Reload
online-later = Later
online-cancel = Cancel
online-understood = OK
online-began = Your game has started.
online-left = Your game is still in progress.
online-open-game = Open
online-home-quick = Find an opponent
online-home-friend = Invite a friend by link
online-home-more = All games in progress

## Lobby

online-lobby = Play online
online-no-account = No account needed.
online-as-guest = Playing as { $name } (guest)
online-quick = Quick pairing
online-quick-hint = One tap, and you play the next person who joins.
online-waiting = Looking for an opponent…
online-open-seeks = Open games
online-no-seeks = No one is waiting right now. Create a game, and others will see it here.
online-people = { $n ->
    [one] Only you are here right now
   *[other] { $n } people online
}
online-lookout = Tell me when someone comes
online-someone = Someone is looking for a game.
online-join = Join
online-withdraw = Withdraw
online-free-seats = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
online-rated = Rated
online-casual = Casual
online-my-games = Your games
online-next-game = Go to your next game
online-your-turn = Your turn
online-your-turns = { $n ->
    [one] Your turn in one game
   *[other] Your turn in { $n } games
}
online-their-turn = Opponent’s turn
online-after-turns = { $n ->
    [0] Just started
    [one] One turn played
   *[other] { $n } turns played
}
online-speed-quick = Quick
online-speed-steady = Steady
online-speed-slow = Slow
online-speed-correspondence = Correspondence
online-time-live = { $clock }
online-time-per-turn = { $days ->
    [one] One day per turn
   *[other] { $days } days per turn
}
online-time-bank = { $days ->
    [0] { $bank }-day reserve
    [one] One day per turn + { $bank }-day reserve
   *[other] { $days } days per turn + { $bank }-day reserve
}
online-time-unlimited = No clock
online-time-left = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
# In a list of own games: how long the player who is due has.
online-still = { $time } left

## A game with all settings

online-create = Create a game, or invite a friend
online-form-public = Anyone
online-form-private = Anyone with the link
online-form-time = Time
online-form-live = Live
online-form-per-turn = Days per turn
online-form-bank = Days per turn, plus a reserve
online-form-minutes = Minutes per player
online-form-increment = Seconds added per turn
online-form-days = Days per turn
online-form-bank-days = Days in reserve
online-form-players = Players
online-form-side = You play
online-side-random = Random
online-form-rated-hint = The result changes your ratings.
online-form-within = Opponent’s rating
online-form-anybody = Any
online-form-within-n = Within { $n } of yours
online-form-computers = Seats for computers
online-form-senseless = This time control isn’t playable. Choose another one.
online-form-submit = Create game

## Invitations

online-invitation = Invitation to a game
online-invitation-gone = This invitation is no longer open.
online-invited-by = { $name } invites you to a game of Skud Pai Sho.
online-accept-invitation = Accept and play
online-learn-first = New to the game? Learn it in a few minutes.
online-send-link = Send this link to your opponent. The game starts when they accept.
online-qr = Or let them scan this code.
online-clock-explained = { $seconds ->
    [0] Each player has { $minutes } min for the whole game.
   *[other] Each player has { $minutes } min for the whole game, plus { $seconds } s for every turn.
}
online-pace = How much time?
online-link = Link
online-copy = Copy
online-copied = Copied
online-waiting-for = { $n ->
    [one] Waiting for your opponent…
   *[other] Waiting for { $n } players…
}

## At the table

online-game = Game
online-turn-of = { $name } is to move
online-others-choose = You’ve chosen your accent tiles. The others are still choosing.
online-there = online
online-not-there = offline
online-on-vacation = on vacation
online-watching = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
online-begins-soon = If no turn is played within { $time }, the game is cancelled.
online-gone = { $name } has disconnected.
online-claim-in = You can claim the game in { $time }.
online-record = Download record
online-to-next-game = Go to the next game
online-sure = – sure?

online-do-abort = Cancel game
online-do-draw = Offer a draw
online-do-takeback = Request takeback
online-do-resign = Resign
online-do-gift = Resign with a gift
online-do-withdraw = Withdraw offer
online-do-decline = Decline
online-do-accept-draw = Accept the draw
online-do-accept-takeback = Allow takeback
online-do-accept-gift = Accept the gift
online-do-decline-gift = Keep the win
online-do-claim-win = Claim the win
online-do-claim-draw = Claim a draw
online-do-rematch = Rematch
online-do-vacation = Start vacation
online-do-end-vacation = End vacation

online-offer-draw = { $name } offers a draw.
online-offer-draw-own = You’ve offered a draw. Waiting for the answer.
online-draw-declined = { $name } declined the draw. The game continues.
online-offer-takeback = { $name } would like to take back a turn.
online-offer-takeback-own = You’ve asked to take back your last turn. Waiting for the answer.
online-offer-gift = { $name } resigns with a gift. If you find it worth the win, { $name } wins; if not, you do.
online-offer-gift-own = You’ve resigned with a gift. Waiting for the answer.
online-offer-rematch = { $name } would like a rematch.
online-offer-rematch-own = You’ve asked for a rematch. Waiting for the answer.

online-end-aborted = The game was cancelled and doesn’t count.
online-end-abandoned = { $name } wins: the opponent left the game.
online-end-abandoned-draw = The game is drawn: a player left the game.

online-chat = Chat
online-chat-empty = No messages yet.
online-chat-write = Say something kind
online-chat-send = Send
online-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
online-chat-come-in = Join as a guest to chat

## Conditional replies

online-plan = Conditional replies
online-plan-hint = Try out on the board what your opponent might play and how you would reply. If it happens, your reply is played immediately.
online-plan-begin = Add a reply
online-plan-theirs = Play the turn you expect from your opponent.
online-plan-ours = Now play your reply.
online-plan-enter = Save line
online-plan-undo = Undo
online-plan-remove = Remove

## Games to watch

online-watch = Games in progress
online-nothing-to-watch = No public games right now.

## Refusals

online-no-too-fast = { $seconds ->
    [one] Too fast. Try again in a second.
   *[other] Too fast. Try again in { $seconds } seconds.
}
online-no-not-your-turn = It’s not your turn.
online-no-moved-on = The position has changed. Look again.
online-no-time-over = You ran out of time.
online-no-game-over = The game is over.
online-no-not-over = The game isn’t over yet.
online-no-not-a-player = Only the players of this game can do that.
online-no-out-of-game = You’re out of this game.
online-no-nothing-offered = This offer is no longer open.
online-no-already-offered = You’ve already offered that.
online-no-gift-pending = The gift must be answered first.
online-no-gifts = Gifts are for casual two-player games only.
online-no-already-chosen = You’ve already chosen your accent tiles.
online-no-nothing-to-take-back = There’s nothing to take back.
online-no-too-late-to-abort = The game has started and can’t be cancelled any more.
online-no-not-gone = Your opponent is here or has only just left. Wait a little.
online-no-not-correspondence = That’s only possible in correspondence games.
online-no-vacation-left = You’ve used up your vacation for this game.
online-no-vacation-unchanged = You’re already on vacation, or already back from it.
online-no-other-rules = This game was started under another version of the rules, so it can’t be continued here. A two-player game can be resigned.
online-no-such-game = This game doesn’t exist or is private.
online-no-such-seek = Someone was faster: this game is no longer open.
online-no-trouble = Server error. Nothing was changed – try again.
online-no-other = That isn’t possible right now.
online-no-unreadable = Something went wrong. Reload and try again.
online-no-games = You’ve reached the limit of simultaneous games. Finish one first.
online-no-seeks-left = You’ve reached the limit of open games. Withdraw one first.
online-no-computers = This computer level isn’t available on this server.
online-no-seats-left = There are more computers than seats.
online-no-range = No rating is within that range.
online-no-guests-rated = Guests can only play casual games. Sign in to play rated ones.
online-no-rated-for-two = Rated games are for two people, without computers.
online-no-rated-clock = Rated games need a clock.
online-no-silence = Type a message first.
online-no-length = This game has reached its maximum length. Agree to a draw or resign.
online-no-hardly-begun = The game has only just started. Cancel it instead.
online-no-claim-for-two = A draw can only be claimed in two-player games.
online-no-replies-for-two = Conditional replies are for two-player games only.
online-no-replies-now = You can add conditional replies while it’s your opponent’s turn.
online-no-lines = You’ve reached the limit of lines. Remove one first.
online-no-own-seek = You’re already waiting for this game.
online-no-rating = Your rating is outside the requested range.
online-no-blocked = You can’t join: one of you has blocked the other.
online-no-nameless = Sign in or continue as a guest first.
online-no-muted = You’ve been muted by a moderator.
online-no-line-illegal = This line can’t be saved: one of its turns isn’t legal.
online-no-line-pairs = A line is up to ten pairs: your opponent’s turn and your reply.
online-no-line-contradicts = Another line has a different reply to the same turn.
online-seek-range = Rating { $min } to { $max }
online-your-side = Your side: { TERM($seat) }
online-form-opponent = Opponent
online-form-level = Computer level
online-chat-spectators = Spectators talk among themselves. The players can read it after the game.
online-do-gift-hint = Your opponent decides whether your gift is worth the win.
online-form-computer = Computer
