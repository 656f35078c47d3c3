# The pages: what stands around the games.

# Every page.
page-house = House
page-skip = Go to the content
page-options = Options
page-rules = Rules

# A table's page.
page-title-mine = Your turn · { $game }
page-title-others = { $game }
page-skip-to-dock = Go to what you can do now
page-tools = Table
page-hint = Hint
page-hint-chance = Chance to win: about { $percent }%.
page-undo = Undo
page-menu = Menu
page-log = What happened
page-log-since = Since your last turn
page-log-earlier = Earlier
page-you = You
page-mark-bot = bot
page-mark-away = away
page-mark-replaced = a bot plays
page-offline = The line to the table is lost. Trying again.
page-rule = Rule { $rule }
page-open-hand = Left in hand
# Ending a game by agreement.
page-vote = { $name } wants to end the game.
page-vote-mine = You want to end the game. It ends when all agree.
page-vote-end = End it
page-vote-go-on = Play on
page-wants-end = wants to stop
# Without a script the page does not change by itself.
page-look-again = Look again

# The first page.
home-title = Stay at the table a while.
home-sentence = Three card games to play alone with bots, or with friends by a link.
home-skip = Go to the games
home-games = Three games
home-tables = Tables
home-play-now = Play now
home-invite = Invite friends
home-mine = My games
home-none-mine = None yet. Play one.
home-public = Public tables
home-none-public = None is open now.
home-seated = { $seated } of { $players } seated
home-your-turn = Your turn
home-running = Being played
home-finished = Finished
home-given-up = Given up
home-join = Join
home-go-on = Go on
home-watch = Look
home-look = Look

# Setting up a table.
setup-title = A table for { $game }
setup-seats = Seats
setup-you = You sit on the first seat.
setup-seat = Seat { $number }
setup-friend = A friend, by the link
setup-closed = Nobody
bot-expert = Bot: expert
bot-good = Bot: good
bot-simple = Bot: simple
bot-random = Bot: random
bot-name = { $kind ->
    [expert] Expert bot
    [good] Good bot
    [simple] Simple bot
   *[random] Random bot
  } { $number }
setup-options = The game
setup-table = The table
setup-clock = Time for a decision
setup-clock-none = As long as one likes
setup-clock-minute = One minute
setup-clock-minutes = Three minutes
setup-clock-day = A day
setup-pace = Bots play
setup-pace-normal = So that one can follow
setup-pace-instant = At once
setup-pace-slow = Slowly
setup-public = Show it in the list of public tables
setup-spectators = Others may look on
setup-make = Set up the table

# A table before its game.
waiting-title = The table waits
waiting-open = Free seat
waiting-closed = Nobody
waiting-you-ready = You, ready
waiting-ready = Ready
waiting-you = You
waiting-not-ready = Not ready yet
waiting-bot = Bot
waiting-free = For a friend
waiting-unused = Not used
waiting-sit = Sit down
waiting-close = Nobody here
waiting-free-seat = Free the seat
waiting-get-up = Get up
waiting-send-away = Send away
waiting-look = Sit down to play, or stay and look on.
waiting-begin = Begin
waiting-be-ready = I am ready
waiting-missing = { $count ->
    [one] One seat is free or not ready.
   *[other] { $count } seats are free or not ready.
  }
waiting-fair = Why nobody can choose the cards
waiting-fair-sentence = Before anyone sat down the server fixed a secret, and this is its seal. Everyone who plays adds a number of chance. The cards follow from all of them together, and after the game everything is shown, so that anyone can check it.
waiting-invite = Invite friends
waiting-invite-sentence = Whoever has this link can sit down.
waiting-link = Link
waiting-qr = The link as a square code for a phone's camera

# A table's menu.
menu-back = Back to the table
menu-say = Say something
menu-leave = Leaving
menu-return = Come back and play
menu-go = Leave the table
menu-play-on = Play on after all
menu-give-up = Give up together
menu-leave-sentence = When you leave, a bot plays on for you after a minute, and you can come back. The game is given up when all people at the table want it.
menu-host = For the host
menu-replace = Let a bot play
menu-mute = Mute
menu-unmute = Hear again
menu-block = Block
menu-link = The link to this table
menu-report = Report { $name }
menu-report-text = What happened?
menu-report-send = Send to who runs the server

# Options.
options-language = Language
options-theme = Theme
options-theme-system = As the system has it
options-theme-light = By day
options-theme-dark = By night
options-cards = Cards
options-cards-small = Small
options-cards-medium = Medium
options-cards-large = Large
options-confirm = Ask before a card is played
options-sounds = Sounds
options-keys = Single keys are shortcuts
options-notify = Allow this browser to tell me when it is my turn
options-keep = Keep

# Shortcuts.
keys-title = Shortcuts
keys-arrows = Go along the hand
keys-enter = Pick or play
keys-esc = Put back
keys-act = Do what is proposed
keys-hint = Hint
keys-undo = Undo
keys-menu = Menu
keys-dock = Go to the question
keys-help = These shortcuts
keys-close = Close

# Oneself.
person-title = You
person-name = Name that others read
person-rename = Take this name
person-link-title = Another device
person-link-sentence = A link that works once, for ten minutes, makes you yourself there.
person-link = Make a link
person-link-made = Open this on the other device
person-recovery-title = If this browser forgets you
person-recovery-sentence = A code brings you back. Write it down: it is shown once, and a new one replaces the old one.
person-recovery = Make a code
person-recovery-made = Your code
person-recover-title = Come back with a code
person-code = Code
person-recover = Come back
person-programs = Programs and devices
person-programs-sentence = A program can play for you with a token. What it can do:
person-revoke = Revoke
person-device = A browser
person-token-name = Name of the program
person-token = Make a token
person-token-made = The token, shown once
person-delete-title = Go for good
person-delete-sentence = Your name, devices and tokens are deleted; in old games you become anonymous. This cannot be undone.
person-delete-sure = I am sure
person-delete = Delete me
link-title = Be yourself on this device?
link-sentence = The link works once.
link-yes = Yes, use it now

# What went wrong.
problem-title = That did not work
problem-back = Back

# The rules pages: what all games share.

rules-contents = Contents
rules-play = Play { $game }
rules-other = Rules of { $game }
rules-ruling = Our ruling
rules-independent = This page tells the rules in our own words. It is no publisher's text, and no publisher has checked it. Where the printed rules are silent or unclear we had to decide; those places are marked as our rulings.
rules-ids = Every rule has an id. The table names it whenever something is not allowed.
rules-table = The table itself
rule-REC = Some things are refused although no rule of the game speaks of them: for example, a game that is over takes no more moves. The table then says what is wrong, and nothing changes.
rules-ana = Ana
rules-ben = Ben
rules-cleo = Cleo
rules-dan = Dan
rules-eva = Eva
rules-yes = Yes
rules-no = No

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
problem-unknown-game = There is no such game here: the games are { $games }.
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

# What the command line prints.

show-players = Players: { $names }
show-name = { $name } ({ $seat })
show-unfinished = The record ends here; the game is not over.

sim-heading = { $games ->
    [one] one game
   *[other] { $games } games
  }, { $title }
sim-bots = Bots
sim-seed = Seed
sim-win-rate = Games won
sim-rate = { $rate } %  (95 % interval { $low } to { $high } %; { $wins } of { $games })
sim-mean-score = Mean score
sim-mean = { $mean }  (95 % interval { $low } to { $high })
sim-length = Actions a game
sim-length-figures = { $mean } on average, { $least } to { $most }
sim-by-seat = By seat
sim-seat = Seat { $seat }
sim-ends = Endings
sim-share = { $share } %  ({ $count })
sim-cut-off = Cut off
sim-speed = Speed
sim-speed-figures = { $actions } actions in { $seconds } s

arena-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
arena-field = Field
arena-wins = Wins
arena-interval = 95 % interval
arena-par = Par
arena-score = Mean score
arena-blocks = Blocks
arena-games = Games
arena-proven = Proven
arena-open = not yet
arena-more = more
arena-less = less
arena-ceiling = open cards
arena-ceiling-figures = With open cards { $rate } of { $deals } deals can be won ({ $interval }); { $lost } are lost, { $unknown } not known.
arena-ratings = Ratings
arena-decisions = Decision times
arena-bot = Bot
arena-median = Median
arena-p99 = 99th percentile
arena-max = Maximum
arena-count = Decisions
arena-end = Seed { $seed }, { $games } games in { $seconds } s

verify-good = { $count ->
    [one] 1 record is good.
   *[other] { $count } records are good.
  }
verify-bad = { $bad } of { $count } records are bad.
verify-none = There was no record to read.

analyze-won = The game was won.
analyze-winnable = With open cards the game can still be won.
analyze-last-chance = With open cards the game could be won before move { $number }, and not after it:
analyze-last-known = With open cards a win was found from before move { $number }; { $count ->
    [one] of one later position it is not known whether it could be won
   *[other] of { $count } later positions it is not known whether they could be won
  }:
analyze-never = This deal could not be won, not even with open cards.
analyze-not-found = No way to win was found, not even with open cards; that there is none is not proved.
analyze-line = This would have won:
analyze-differences = { $count ->
    [0] { $bot } would have made all { $decisions } decisions in the same way.
   *[other] { $bot } would have made { $count } of { $decisions } decisions otherwise:
  }
analyze-difference = { $name }: { $played } ({ $bot }: { $preferred })
analyze-estimate = – { $preferred }% to win
analyze-estimates = – { $preferred }% to win instead of { $played }%
analyze-team = All together

serve-open = Sobremesa is open at { $link }
serve-lan = Phones on this network find it at { $link }
serve-no-network = This machine has no address on a network, so phones cannot find it.

admin-no-reports = There is no open report.
admin-report = Report { $report }, { $at }, by { $by }
admin-report-about = about { $about }
admin-report-table = at table { $table }
admin-person = { $name } (person { $person })
admin-person-gone = somebody who is gone (person { $person })
admin-resolved = Report { $report } is dealt with.
admin-banned = Person { $person } is banned.
admin-unbanned = Person { $person } may come again.
admin-purged = { $count ->
    [0] No table was old enough to delete.
    [one] One table is deleted.
   *[other] { $count } tables are deleted.
  }

# The page of a game that has none of its own.
plain-my-turn = Your turn
plain-awaits = Waiting for { $name }
plain-awaits-team = Waiting for the team
plain-over = The game is over
plain-given-up = The game was ended early
plain-hint = A bot would do this: { $deed }
plain-again = Play again
plain-record = Download the game
