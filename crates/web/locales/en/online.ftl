## Playing with others over the network.

online-loading = Loading…
online-connecting = Connecting…
online-broken = The connection broke. Trying again…
online-unsent = What you did is kept and sent as soon as we are back.
online-unreachable = The server can’t be reached at the moment.
online-outdated = The server has a newer version. Load the page again to go on.
online-reload = Load again
online-later = Later
online-cancel = Cancel
online-understood = All right
online-began = A game of yours has begun.
online-left = Your game goes on.
online-open-game = Open
online-home-quick = Play somebody now
online-home-friend = Invite a friend by link
online-home-more = All games being played

## Lobby

online-lobby = Play online
online-no-account = You need no account to play.
online-as-guest = You play as { $name }, a guest.
online-quick = Quick pairing
online-quick-hint = One press, and you play whoever comes next.
online-waiting = Waiting for somebody… press again to stop
online-open-seeks = Open games
online-no-seeks = Nobody is waiting right now. Begin, and others will see you here.
online-join = Join
online-withdraw = Withdraw
online-free-seats = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
online-rated = Rated
online-casual = Casual
online-my-games = Your games
online-next-game = To the game that waits for you
online-your-turn = Your turn
online-their-turn = Their turn
online-after-turns = { $n ->
    [0] Just begun
    [one] One turn played
   *[other] { $n } turns played
}
online-speed-quick = Quick
online-speed-steady = Steady
online-speed-slow = Slow
online-speed-correspondence = Correspondence
online-time-live = { $clock }
online-time-per-turn = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
}
online-time-bank = { $days ->
    [0] A bank of { $bank } days
    [one] One day a turn and { $bank } in the bank
   *[other] { $days } days a turn and { $bank } in the bank
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
online-form-public = Anybody
online-form-private = Whoever has the link
online-form-time = Time
online-form-live = In one sitting
online-form-per-turn = Days for each turn
online-form-bank = Days for each turn, and a bank
online-form-minutes = Minutes for each player
online-form-increment = Seconds added after each turn
online-form-days = Days for each turn
online-form-bank-days = Days in the bank
online-form-players = Players
online-form-side = You play
online-side-random = By lot
online-form-rated-hint = The result changes your ratings.
online-form-within = Opponent’s rating
online-form-anybody = Any
online-form-within-n = Within { $n } of yours
online-form-computers = Seats for computers
online-form-senseless = Nobody could play with such a time.
online-form-submit = Create the game

## Invitations

online-invitation = Invitation to a game
online-invitation-gone = This invitation is not open any more.
online-invited-by = { $name } invites you to a game.
online-accept-invitation = Accept and play
online-learn-first = New to the game? Learn it in a few minutes.
online-send-link = Send this link to the one you want to play with. The game begins as soon as it is accepted.
online-pace = How much time?
online-link = The link
online-copy = Copy
online-copied = Copied
online-waiting-for = { $n ->
    [one] Waiting for your opponent…
   *[other] Waiting for { $n } players…
}

## At the table

online-game = Game
online-turn-of = { $name } is to move
online-others-choose = Your accent tiles are chosen. The others are still choosing.
online-there = is here
online-not-there = is not here
online-on-vacation = on vacation
online-watching = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
online-begins-soon = Without a turn the game is called off in { $time }.
online-gone = { $name } is away.
online-claim-in = You may claim the game in { $time }.
online-review = Review the game
online-record = Download the record
online-to-next-game = To the next game
online-sure = – really?

online-do-abort = Call off
online-do-draw = Offer a draw
online-do-takeback = Ask to take back
online-do-resign = Resign
online-do-gift = Resign with a gift
online-do-withdraw = Take the offer back
online-do-decline = Decline
online-do-accept-draw = Agree to the draw
online-do-accept-takeback = Allow it
online-do-accept-gift = The gift is worth the win
online-do-decline-gift = No, the win is mine
online-do-claim-win = Claim the win
online-do-claim-draw = Call it a draw
online-do-rematch = Rematch
online-do-vacation = Go on vacation
online-do-end-vacation = Return from vacation

online-offer-draw = { $name } offers a draw.
online-offer-draw-own = You offer a draw.
online-offer-takeback = { $name } would like to take back a turn.
online-offer-takeback-own = You would like to take back your last turn.
online-offer-gift = { $name } resigns with a gift. If you find it worth the win, { $name } wins; if not, you do.
online-offer-gift-own = You resigned with a gift. The answer is on its way.
online-offer-rematch = { $name } would like another game.
online-offer-rematch-own = You would like another game. Waiting for the answer.

online-end-aborted = The game was called off and does not count.
online-end-abandoned = { TERM($seat) } wins: the opponent has left the table.
online-end-abandoned-draw = The game is drawn: a player has left the table.

online-chat = Chat
online-chat-empty = Nobody has said anything yet.
online-chat-write = Say something kind
online-chat-send = Send
online-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
online-chat-come-in = Come in as a guest to chat

## Replies in advance

online-plan = Replies in advance
online-plan-hint = Try on the board what your opponent may play and how you reply. If it comes so, your reply is played at once.
online-plan-begin = Enter a reply
online-plan-theirs = Play the turn you expect from your opponent.
online-plan-ours = Now play your reply.
online-plan-enter = Enter the line
online-plan-undo = One back
online-plan-remove = Remove

## Games to watch

online-watch = Games being played
online-nothing-to-watch = Nobody is playing in public right now.

## Refusals

online-no-too-fast = { $seconds ->
    [one] Too fast. Try again in a second.
   *[other] Too fast. Try again in { $seconds } seconds.
}
online-no-not-your-turn = It is not your turn.
online-no-moved-on = The game has moved on in the meantime.
online-no-time-over = Your time was over.
online-no-game-over = The game is over.
online-no-not-over = The game is not over yet.
online-no-not-a-player = Only those who play this game may do that.
online-no-out-of-game = You are out of this game.
online-no-nothing-offered = There is no such offer any more.
online-no-already-offered = That has been offered already.
online-no-gift-pending = A resignation with a gift waits for an answer first.
online-no-gifts = Gifts belong to casual games of two.
online-no-already-chosen = Your accent tiles are chosen already.
online-no-nothing-to-take-back = There is nothing to take back.
online-no-too-late-to-abort = The game has begun and can’t be called off any more.
online-no-not-gone = Your opponent is here, or has not been gone for long.
online-no-not-correspondence = This belongs to games by correspondence.
online-no-vacation-left = Your vacation for this game is used up.
online-no-vacation-unchanged = There is no vacation to begin or end.
online-no-other-rules = This game was begun under another version of the rules, so it can’t be played on here. A game of two can be resigned.
online-no-such-game = There is no such game, or it is not yours to see.
online-no-such-seek = Somebody was faster: this game is not open any more.
online-no-trouble = The server could not do it. Nothing has changed.
online-no-other = That is not possible at the moment.
online-no-unreadable = The server did not understand that.
online-no-games = You are playing as many games as one may at once. Finish one first.
online-no-seeks-left = You have as many open games waiting as one may. Withdraw one first.
online-no-computers = This house has no such computer opponent.
online-no-seats-left = There are more computers than seats.
online-no-range = No rating lies within that range.
online-no-guests-rated = Guests play casual games only. With an account you can play rated ones.
online-no-rated-for-two = Rated games are games of two people.
online-no-rated-clock = Rated games need a clock.
online-no-silence = Write something first.
online-no-length = The game is too long to go on. It can only be ended.
online-no-hardly-begun = The game has hardly begun. Call it off instead.
online-no-claim-for-two = A draw can be claimed only in games of two.
online-no-replies-for-two = Replies in advance are for games of two.
online-no-replies-now = Replies in advance are entered while your opponent is to move.
online-no-lines = You have entered as many lines as one may. Remove one first.
online-no-own-seek = You are waiting for this game already.
online-no-rating = Your rating is outside the range that was asked for.
online-no-blocked = You and a player of this game do not play each other.
online-no-nameless = Come in first, as a guest or with your account.
online-no-muted = A moderator keeps you from chatting at the moment.
online-no-line-illegal = This line can’t be entered: one of its turns is not legal.
online-no-line-pairs = A line consists of pairs, a turn of your opponent and your reply, at most ten of them.
online-no-line-contradicts = Another line replies differently to the same turn.
online-new-game = New game
online-seek-range = Rating { $min } to { $max }
online-your-side = Your side: { TERM($seat) }
online-form-opponent = Opponent
online-form-level = How strong they are
online-chat-spectators = Spectators talk among themselves. The players read it after the game.
online-do-gift-hint = Your opponent decides whether your gift is worth the win.
online-form-computer = A computer of this house
