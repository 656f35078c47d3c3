# What the server says when something is not done.

denied-stale = This answers a decision that is over; decision { $decision } is due now.
denied-not-an-action = This is not an action: { $reason }
denied-bad-options = These options cannot be played: { $reason }
denied-no-such-bot = { $reason }
denied-no-such-seat = This table has no seat { $seat }.
denied-not-ready = { $count ->
    [one] Seat { $seats } is not ready yet.
   *[other] Seats { $seats } are not ready yet.
  }
denied-not-seated = Only people who sit at this table can do that.
denied-not-the-host = Only the host of this table can do that.
denied-already-seated = You sit at this table already.
denied-seat-taken = This seat is not free.
denied-no-free-seat = No seat is free at this table.
denied-is-blocked = The host does not let you in.
denied-not-a-person = No person sits there.
denied-not-to-oneself = You cannot do that to yourself.
denied-has-begun = The game has begun already.
denied-not-begun = The game has not begun yet.
denied-is-over = The game is over.
denied-not-over = The game is not over yet.
denied-no-spectators = Nobody may look on at this table.
denied-nothing-to-undo = Nothing can be taken back: others have acted since, something hidden was shown, or it is not your turn.
denied-no-phrases = At this game people say only what its rules let them.
denied-no-counts = This game has no counts to tell.
denied-is-muted = The host has muted you at this table.
denied-not-away = You are not away.
denied-is-away = You are away already; a bot plays on soon, unless you come back.
denied-still-plays = This person plays, and still has time.
denied-is-replaced = A bot plays for you; come back to your seat first.
denied-seat-changed = Someone else may sit there by now. Look again.
denied-nothing-changes = It is so already.
denied-too-much = You have done too much at this table. You can only play on.
denied-bad-budget = At a table a bot thinks about a decision for at most { $time } ms, or { $tries } tries.
denied-bad-clock = A clock has 5 seconds to 14 days for a decision.

# Who was deleted and is still in a table's record.
person-anonymous = Anonymous
# The first name of who has not chosen one.
person-guest = Guest { $number }

# What goes wrong before a table is asked.
problem-not-found = There is nothing here.
problem-wrong-method = This cannot be done here.
problem-internal = Something went wrong on our side. Try again in a moment.
problem-closing = The server is about to stop. Try again in a moment.
problem-banned = You may not use this server.
problem-foreign-origin = This change was asked for by another page; use a page of this server, or a program's token.
problem-unknown-visitor = Become a guest first, or send a program's token.
problem-too-many-requests = Too many requests. Wait a moment.
problem-too-many-streams = You follow too many tables at once. Close some first.
problem-too-large = A request has at most 16 KiB.
problem-too-slow = This request took too long to arrive.
problem-bad-form = This form is not complete. Go back and try again.
problem-too-many-tables = You have too many tables that are not finished. Finish some first.
problem-unknown-game = There is no such game here: the games are level10, linko and level8.
problem-bad-name = A name has 1 to 32 characters that can be seen.
problem-used-up = This link or code is used up or too old. Make a new one.
problem-bad-report = A report says in 1 to 1000 characters what happened.
problem-seat-without-table = Say at which table the seat is.

# What people say at a table.
phrase-hello = Hello!
phrase-well-played = Well played.
phrase-thinking = Thinking…
phrase-oops = Oops.
phrase-thanks = Thank you.
phrase-good-game = Good game.
