# The pages: what stands around the games.

# Every page.
page-house = Site
page-skip = Skip to content
page-options = Options
page-rules = Rules

# A table's page.
page-title-mine = Your turn · { $game }
page-title-others = { $game }
page-skip-to-dock = Skip to your options
page-tools = Table
page-hint = Hint
page-hurry = Skip to my turn
page-hint-chance = Chance of winning: about { $percent }%.
page-hinted = The bot suggests: { $deed }.
page-do-it = Do it
page-hint-back = Back
page-tips-off = No more tips
page-undo = Undo
page-menu = Menu
page-watching = Watching
page-log = Game log
page-offline = Connection lost. Reconnecting…
page-log-since = Since your last turn
page-log-earlier = Earlier
page-log-all = Full log
page-log-undone = { $you ->
    [name] You took back a move.
   *[other] { $name } took back a move.
  }
page-log-hinted = { $you ->
    [name] You asked for a hint.
   *[other] { $name } asked for a hint.
  }
page-you = You
page-mark-bot = bot
page-mark-away = away
page-mark-replaced = bot playing
page-rule = Rule { $rule }
# Players who are gone, look elsewhere, or are back. After `-until` comes a clock, or `page-minute`.
page-mark-gone = offline
page-mark-gone-until = offline, bot in
page-minute = a minute
page-gone-later = If the game waits a minute for this player, a bot can take over.
page-mark-elsewhere = elsewhere
page-gone = { $name } is offline, and the game is waiting.
page-back = { $name } is back.
page-back-you = Welcome back!
# Ending a game by agreement.
page-vote = { $name } proposes ending the game.
page-vote-mine = You have proposed ending the game. It ends once everyone agrees.
page-vote-end = End the game
page-vote-go-on = Keep playing
page-wants-end = wants to end it
# Without a script the page does not change by itself.
page-look-again = Refresh

# The first page.
home-title = Stay at the table a while.
home-sentence = Card games to play solo against bots, or with friends by sharing a link.
home-skip = Skip to the games
home-games = Games
home-tables = Tables
home-play-now = Play now
home-learn = Learn it in three minutes
home-invite = Invite friends
home-mine = My games
home-none-mine = None yet. Start one!
home-all-mine = All my games
home-public = Public tables
home-none-public = No tables are open right now.
home-seated = { $seated } of { $players } seated
home-your-turn = Your turn
home-running = In progress
home-finished = Finished
home-won = Won
home-lost = Lost
home-given-up = Ended early
home-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
games-any = All
games-which = Which games
games-result = Result
games-running = In progress
games-over = Finished
games-older = Older games
upload-title = Saved games
upload-how = Watch a game from a file saved here or by another program. Only you and people who have its link can see it. After 30 days it is deleted.
upload-file = A file with one game
upload-watch = Watch it
upload-delete = Delete
upload-too-long = It has more than { $most } moves.
upload-too-large = A saved game can be at most 1 MiB.
upload-no-moves = It has no moves.
upload-unknown-game = The game “{ $game }” isn’t played here.
upload-player = Player { $number }
reel-leave = Leave
games-none = No games here yet.
games-points = { $points ->
    [one] { $figure } point
   *[other] { $figure } points
  }
home-join = Join
home-go-on = Continue
home-watch = Watch
home-look = View
home-new = A new game
home-hello = Welcome back, { $name }.
home-hello-guest = Welcome back.
home-waits-none = What shall we play?
home-waits-mine = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
  }
home-waits-others = { $count ->
    [one] One of your games is still open.
   *[other] { $count } of your games are still open.
  }
home-lesson = Learn it
home-with-bots = With bots
home-ask = Invite
games-game = Game
games-with = With
games-when = When
games-ever = Any time
games-week = Past week
games-month = Past month
games-year = Past year

# Running games, those first that wait for the reader.
turns-title = Where it’s my turn
turns-link = { $count ->
    [0] Where it’s my turn
   *[other] Where it’s my turn ({ $count })
  }
turns-none = No game is waiting for you.
turns-others = Waiting for others
turns-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
  }
turns-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
  }
turns-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
  }

# Telling a device that a game waits.
push-sentence = When a slow game is waiting for you and you’re away, this device can let you know. The message names the game and nothing else.
push-on = Notify this device
push-off = Stop notifying this device
push-denied = Your browser blocks notifications from this site. You can change that in its settings.
push-failed = That didn’t work. Please try again later.
push-turn = It’s your turn.

# Deals of the day.
day-title = Deal of the day
day-deals = Deals of the day
day-open-for = ends in
day-packet = The sealed deck
day-same = The same for everyone
day-same-text = The same cards, the same seat and the same bots.
day-one-try = One try
day-one-try-text = It begins with your first card. You can leave and come back until midnight UTC. There are no hints and no undo.
day-counts = What counts
day-counts-points = Your points when the game is over.
day-counts-wins = How far you come by the end of the game; winning is best.
day-no-contest = No contest
day-no-contest-text = Anyone can come back as a new guest, so play for fun, for yourself and your friends. One address gets at most { $count } tries a day.
day-play = Play my try
day-own-table = My table
day-before = The day before
day-hidden = Results appear once your own try is over.
day-seal = Sealed before anyone played
day-seal-why = What is this?
day-seal-text = A fingerprint of the shuffle. When the day is over, the shuffle is shown here, and anyone can check that it has this fingerprint: it was fixed before the day began.
day-next = The fingerprint of tomorrow’s shuffle:
day-opened = The seal is open. Secret and salt together give the fingerprint above, and the cards follow from them.
day-secret = Secret
day-salt = Salt
day-mine = My try
day-place = { $count ->
    [one] The only result so far
   *[other] Place { $place } of { $count }
  }
day-uncounted = Your try has no result: it was ended early, or ran past midnight.
day-nobody = Nobody has finished this deal yet.
day-results = Results
day-bars = { $count ->
    [one] One result.
   *[other] { $count } results.
  }
day-bar = { $result }: { $count }
day-caption = Points below the bars; above them, how many players
day-caption-far = Below the bars, how far players came; above them, how many
day-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
  }
day-best-streak = Longest: { $days }
day-unplayed = Not played yet
day-look = Have a look
day-told = Deal of { $date }

# Setting up a table.
setup-title = A table for { $game }
setup-seats = Seats
setup-you = The first seat is yours.
setup-seat = Seat { $number }
setup-friend = A friend with the link
setup-closed = Closed
# Bots by character, the weakest first: names of its family, and what it is like to play with.
bot-names-pepo = Pepo, Nico, Tito, Lolo, Paco
bot-temper-pepo = playing for the first time
bot-names-luna = Luna, Alba, Clara, Vera, Noa
bot-temper-luna = easygoing, here for the fun
bot-names-bruno = Bruno, Hugo, Simón, Tomás, Iván
bot-temper-bruno = solid, knows the usual tricks
bot-names-marta = Marta, Elena, Olga, Rosa, Inés
bot-temper-marta = patient, hard to surprise
bot-names-ramiro = Ramiro, Octavio, Gonzalo, Leandro, Fausto
bot-temper-ramiro = weighs every card, forgives nothing
bot-strength = strength { $strength } of 5
bot-told = { $strength }/5, { $temper }
bot-thinks-pepo = Misses many of the possible moves, forgets what was shown, and grabs what looks good.
bot-thinks-luna = Plays by feel: overlooks a good deal and soon forgets who took what.
bot-thinks-bruno = Knows what counts, but now and then misses a move or loses track.
bot-thinks-marta = Hardly misses anything and knows the odds.
bot-thinks-ramiro = Imagines how the hidden cards may lie, plays on in his head, and picks the move that does best.
bot-about-pepo = Somebody had to bring the chairs, so he stayed. Asks whose turn it is even when it is his.
bot-about-luna = Came for the coffee and the talk. Wins now and then, and is the most surprised of all.
bot-about-bruno = Has sat at this table every Thursday for years. You will get a decent game, and no speeches.
bot-about-marta = Says little and sees a lot. If you think she has overlooked it, look again.
bot-about-ramiro = Learned from his grandfather, and has not lost to him since. Polite to the last card.
bots-meet = Meet the bots
bots-title = The bots
bots-sentence = They sit down at any game. Each sees only what its seat may see.
bots-mine = My games with this bot
bots-all = All bots
bots-none = Nobody has finished a game with this bot yet.
bots-counted = Only games that someone played to the end count. Practice and today’s deals don’t.
setup-options = Game
setup-table = Table
setup-clock = Time per decision
setup-clock-none = No limit
setup-clock-minute = 1 minute
setup-clock-minutes = 3 minutes
setup-clock-day = 1 day
setup-clock-days = 3 days
setup-pace = Bot speed
setup-pace-normal = Normal
setup-pace-instant = Instant
setup-pace-slow = Slow
setup-public = List this table publicly
setup-spectators = Allow spectators
setup-hints = Allow hints: everyone sees who asks
waiting-hints = hints allowed
setup-make = Create table

# A table before its game.
waiting-title = Waiting to start
waiting-open = Free seat
waiting-closed = Closed
waiting-you-ready = You, ready
waiting-ready = Ready
waiting-you = You
waiting-not-ready = Not ready yet
waiting-free = Waiting for a friend
waiting-sit = Sit down
waiting-join = Sit down and play
waiting-close = Close seat
waiting-free-seat = Free this seat
waiting-get-up = Leave seat
waiting-send-away = Remove
waiting-look = Sit down to play, or stay and watch.
waiting-begin = Start the game
waiting-be-ready = I’m ready
waiting-missing = { $count ->
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
  }
waiting-fair = Why nobody can rig the cards
waiting-fair-sentence = Before anyone sat down, the server picked a secret; this is its fingerprint. Every player can add a random number. The shuffle follows from all of them, and afterwards everything is shown, so anyone can check.
waiting-own-nonce = Type a few random letters. Without JavaScript, your seat adds nothing else to the shuffle
seal-unchecked = The seal of this deal
seal-good = Seal checked: nobody chose these cards
seal-alone = Seal fits, but no seat added anything: the server could have chosen these cards
seal-unseen = Seal fits, but this browser can’t tell whether anyone chose these cards
seal-bad = Broken seal: these cards don’t follow from what was fixed before the game
seal-how = Before anyone sits down, the server picks a secret and shows its fingerprint. Then every seat can add something random. The cards follow from both: as soon as one seat adds something, nobody can choose them alone.
seal-commitment = The secret fits this fingerprint:
seal-seen = It is the fingerprint that this browser saw before the deal.
seal-not-seen = This browser kept no fingerprint from before the deal to compare it with.
seal-nonces = The shuffle follows from the secret, the table, its rules and what each seat added:
seal-nonces-any = The shuffle follows from the secret and what each seat added, whatever the table:
seal-nothing = added nothing
seal-sent = What this browser added is among them.
seal-cards = Every card lies where this shuffle puts it:
seal-verify = Your browser has worked this out from the record. The command “sobremesa verify” checks a saved record in the same way.
waiting-invite = Invite friends
waiting-link = Link
waiting-qr = The link as a QR code
waiting-preview = Come and sit down: there is a seat for you.
waiting-name = Your name
waiting-takes = Who takes the free seat?
waiting-asks = friend or bot?
waiting-copy = Copy
waiting-copied = Copied
waiting-share = Share

# A table's menu.
menu-back = Back to the table
menu-say = Say something
menu-leave = Leave
menu-return = Come back and play
menu-go = Leave the table
menu-play-on = Keep playing
menu-give-up = Propose ending the game
menu-leave-sentence = If you leave, a bot takes over after a minute, and you can come back any time. The game only ends early if everyone at the table agrees.
menu-host = Host
menu-replace = Let a bot play
menu-mute = Mute
menu-unmute = Unmute
menu-block = Block
menu-link = Link to this table
menu-report = Report { $name }
menu-report-text = What happened?
menu-report-send = Send report

# Options.
options-language = Language
options-theme = Theme
options-theme-system = System
options-theme-light = Light
options-theme-dark = Dark
options-cards = Cards
options-cards-small = Small
options-cards-medium = Medium
options-cards-large = Large
options-confirm = Confirm before playing a card
options-sounds = Sounds
options-keys = Single-key shortcuts
options-tips = A tip each turn in my first games
options-notify = Notify me on my turn
options-keep = Save

# Shortcuts.
keys-title = Shortcuts
keys-arrows = Move through your hand
keys-enter = Pick or play
keys-esc = Put back
keys-act = Do the suggested move
keys-hint = Hint
keys-undo = Undo
keys-menu = Menu
keys-dock = Jump to the question
keys-help = Show these shortcuts
keys-close = Close

# Oneself.
person-title = Your profile
person-name = Name shown to others
person-rename = Save name
person-link-title = Another device
person-link-sentence = Open this one-time link on your other device within ten minutes to be recognized there.
person-link = Create a link
person-link-made = Open this on your other device
person-recovery-title = If this browser forgets you
person-recovery-sentence = A code gets you back in. Write it down: it is shown only once, and a new one replaces it.
person-recovery = Create a code
person-recovery-made = Your code
person-recover-title = Get back in with a code
person-code = Code
person-recover = Get back in
person-programs = Programs and devices
person-programs-sentence = A program can play for you with a token. Here is what it can do:
person-revoke = Revoke
person-device = Browser
person-token-name = Program name
person-token = Create a token
person-token-made = Your token, shown only once
person-token-account = Also let it manage my profile: name, devices and programs, my data, even deleting it all
person-token-sure = I’m sure: let it do everything
person-may-play = may play
person-may-all = may do everything
person-used = last used
person-data-title = My data
person-data-sentence = Everything kept about you here, as one file: your name, devices and programs, tables and results. The games themselves are in their records.
person-data = Download my data
person-delete-title = Delete your profile
person-delete-sentence = Your name, devices and tokens are deleted, and you become anonymous in past games. This can’t be undone.
person-delete-sure = I’m sure
person-delete = Delete my profile
link-title = Use your profile on this device?
link-sentence = The link works only once.
link-yes = Yes, use it here

# A person's results.
profile-mine = My results
profile-none = No results yet. Finished games show up here, except practice games.
profile-row = { $now ->
    [0] No winning streak right now; longest: { $most }
   *[other] Winning streak: { $now }; longest: { $most }
  }
profile-kind = Kind of game
profile-games = Games
profile-won = Won
profile-best = Best
profile-share = { $share }% ({ $low }–{ $high })
profile-chance = by chance { $chance }%
profile-lost = Lost
profile-by-game = Results by game
profile-bar = { $game }: { $won } won, { $lost } lost.
profile-how-often = Win rate
profile-how-often-text = Each line shows where the true rate lies, with 95% certainty. The diamond is what chance alone would give.
profile-against = Against
profile-against-people = people
profile-against-bots = bots up to { $name }
profile-against-unknown = not recorded
profile-most-row = Longest streak
profile-course = Over time
profile-rating = Rating
profile-rating-text = From games with two people or more, without practice. Everyone starts at 1500; 120 points more mean about two wins out of three. The band shows how sure the solid line is.
profile-rated = { $games ->
    [one] { $rating } ± { $half } after { $games } game
   *[other] { $rating } ± { $half } after { $games } games
  }
profile-provisional = provisional
profile-curve = { $share }% of the last { $games } games won
profile-share-title = Show my results
profile-share-sentence = Only you can see your results. If you share them, anyone with the link can see this page. You can stop at any time.
profile-link = The link to your page
profile-share-on = Share my page
profile-share-off = Stop sharing

# Without a line.
offline-title = No connection
offline-sentence = Sobremesa can’t be reached right now. Your tables are just as you left them.
offline-again = Try again

# What went wrong.
problem-title = That didn’t work
problem-missing = Nothing here
problem-home = To the games
problem-back = Back

# The rules pages: what all games share.

rules-glance = The rules at a glance
rules-all = All the rules
rules-allowed = Allowed
rules-not-allowed = Not allowed
rules-key = On the cards
rules-contents = Contents
rules-play = Play { $game }
rules-other = Rules of { $game }
rules-ruling = Our ruling
rules-independent = This page explains the rules in our own words. It is not a publisher’s text, and no publisher has checked it. Where the printed rules are silent or unclear, we had to decide; those places are marked as our rulings.
rules-ids = Every rule has an id. The table cites it whenever something isn’t allowed.
rules-table = The table itself
rule-REC = Some things are refused although no rule of the game mentions them: a finished game, for example, takes no more moves. The table says what is wrong, and nothing changes.
rules-ana = Ana
rules-ben = Ben
rules-cleo = Cleo
rules-dan = Dan
rules-eva = Eva
rules-yes = Yes
rules-no = No

# What the server says when something is not done.

denied-stale = The game has moved on. Look at the table again.
denied-not-an-action = That isn’t a move in this game.
denied-bad-options = This game can’t be played with these options.
denied-no-such-bot = There is no such bot for this game.
denied-no-such-seat = This table has no seat { $seat }.
denied-not-ready = { $count ->
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
  }
denied-not-seated = Only players at this table can do that.
denied-not-the-host = Only the host can do that.
denied-already-seated = You already have a seat at this table.
denied-seat-taken = That seat is taken.
denied-no-free-seat = This table is full.
denied-is-blocked = The host has blocked you from this table.
denied-not-a-person = Nobody is sitting there.
denied-not-to-oneself = You can’t do that to yourself.
denied-has-begun = The game has already started.
denied-not-begun = The game hasn’t started yet.
denied-is-over = The game is over.
denied-not-over = The game isn’t over yet.
denied-no-spectators = No spectators at this table.
denied-nothing-to-undo = You can’t undo that: someone has moved since, hidden cards were revealed, or it isn’t your turn.
denied-no-hints = Other people play here, so there are no hints. Whoever sets up a table can allow them.
denied-not-hinted = There is no hint. Ask for one when it’s your turn.
denied-not-your-turn = It’s not your turn.
denied-not-alone = You get tips only when you play alone with bots.
denied-no-phrases = In this game you may only say what its rules allow.
denied-no-counts = This game has no counts to tell.
denied-is-muted = The host has muted you.
denied-not-away = You aren’t away.
denied-is-away = You’re already away. A bot takes over soon unless you come back.
denied-still-plays = This player is still here and has time left.
denied-is-replaced = A bot is playing for you. Take your seat back first.
denied-seat-changed = Someone else may be sitting there by now. Look at the table again.
denied-nothing-changes = It’s already that way.
denied-too-much = You’ve reached this table’s limit for messages and changes. You can still play.
denied-bad-budget = At a table, a bot may think for at most { $time } ms or { $tries } tries per decision.
denied-bad-clock = Choose between 5 seconds and 14 days per decision.
denied-of-the-day = The deal of the day is the same for everyone: nothing can be changed or undone.
denied-sealed = The day’s cards stay sealed until midnight UTC.
denied-same-cards = The same cards need the same number of players.
denied-other-rules = This game was played by earlier rules, so it can’t be replayed here. Its result and its record are kept.

# Who was deleted and is still in a table's record.
person-anonymous = Anonymous
# The first name of who has not chosen one.
person-guest = Guest { $number }
list-names = { $most } and { $last }
number-point = .
number-percent = { $number }%

# What goes wrong before a table is asked.
problem-not-found = The link may be incomplete, or what it led to has been cleared away.
problem-no-such-step = This lesson has no such step. Start it from the first page.
problem-wrong-method = That can’t be done here.
problem-internal = Something went wrong on our side. Please try again in a moment.
problem-closing = The server is shutting down. Please try again in a moment.
problem-banned = You can’t use this server.
problem-foreign-origin = This request came from another website. Use a page of this server, or a program’s token.
problem-unknown-visitor = Join as a guest first, or send a program’s token.
problem-too-many-requests = Too many requests. Please wait a moment.
problem-too-many-streams = You’re following too many tables at once. Close some first.
problem-too-large = Requests can be at most 16 KiB.
problem-too-slow = This request took too long to arrive.
problem-bad-form = This form is incomplete. Go back and try again.
problem-bad-body = This request can’t be read. The details say why.
problem-bad-query = This address has a parameter that can’t be used. The details say why.
problem-too-many-tables = You have too many unfinished tables. Finish some first.
problem-too-many-tries = Today’s deal has been tried too often from your address. Come back tomorrow.
problem-too-many-analyses = Many games are waiting to be analyzed. Try again in a few minutes.
problem-too-many-records = You have too many saved games. Delete one first.
problem-too-many-together = Too many replays are being watched together. Try again later.
problem-bad-record = { $move ->
    [0] This file can’t be watched. { $reason }
   *[other] This game can’t be watched. Move { $move } breaks { $rule }. { $reason }
  }
problem-bad-endpoint = Notifications can’t be sent to this address.
problem-bad-key = This key can’t be used for notifications.
problem-too-many-pushes = Eight of your devices already get notifications. Turn one off first.
problem-storage = Nothing can be saved here at the moment. Please try again soon.
problem-damaged = The saved data of this table is damaged, so it can’t be shown. The people who run this server have been told; other tables are fine.
problem-only-plays = This token can only play. Use the browser, or a token for the whole profile.
problem-not-confirmed = A token for the whole profile can do everything, even delete it. Confirm that you want one.
problem-too-many-tokens = You have 20 tokens for programs. Revoke one first.
problem-unknown-game = There is no such game here. Choose one of { $games }.
problem-bad-name = Use 1 to 32 visible characters.
problem-used-up = This link or code has been used or has expired. Create a new one.
problem-bad-report = Tell us what happened in 1 to 1000 characters.
problem-seat-without-table = Say which table the seat is at.

# What people say at a table.
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thinking = Thinking…
phrase-oops = Oops!
phrase-thanks = Thanks!
phrase-good-game = Good game!

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
sim-rate = { $rate }  (95% interval { $low } to { $high }; { $wins } of { $games })
sim-mean-score = Mean score
sim-mean = { $mean }  (95% interval { $low } to { $high })
sim-length = Actions per game
sim-length-figures = { $mean } on average, { $least } to { $most }
sim-by-seat = By seat
sim-seat = Seat { $seat }
sim-ends = Endings
sim-share = { $share }  ({ $count })
sim-cut-off = Cut off
sim-speed = Speed
sim-speed-figures = { $actions } actions in { $seconds } s

arena-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
arena-field = Field
arena-wins = Wins
arena-interval = 95% interval
arena-par = Par
arena-score = Mean score
arena-blocks = Blocks
arena-games = Games
arena-proven = Proven
arena-open = not yet
arena-more = more
arena-less = less
arena-ceiling = all hands face up
arena-ceiling-figures = With all hands face up, { $rate } of { $deals } deals can be won ({ $interval }); { $lost } are lost, { $unknown } not known.
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
analyze-winnable = With all hands face up, the game can still be won.
analyze-last-chance = With all hands face up, the game could be won before move { $number }, but not after it:
analyze-last-known = With all hands face up, we found a win from just before move { $number }; { $count ->
    [one] one later position is unclear
   *[other] { $count } later positions are unclear
  }:
analyze-never = This deal could not be won, not even with all hands face up.
analyze-not-found = We found no way to win, even with all hands face up, but could not rule one out.
analyze-line = This would have won:
analyze-differences = { $count ->
    [0] { $bot } would have made all { $decisions } decisions the same way.
   *[other] { $bot } would have made { $count } of { $decisions } decisions differently:
  }
analyze-difference = { $name }: { $played } ({ $bot }: { $preferred })
analyze-estimate = – { $preferred } to win
analyze-estimates = – { $preferred } to win instead of { $played }
analyze-team = The team

insight-title = Chances of winning
insight-move = Move
insight-turnings = Turning points
insight-slips = The costliest moves
insight-change = { $name }: { $from } → { $to }
insight-same = The bot would have done the same.
insight-other = The bot would have chosen: { $deed } ({ $better } instead of { $chance }).
insight-noise = These chances are estimates: more tries would shift most of them by { $noise } at most.
insight-quiet = No single move changed much.
insight-course = { $name }: { $from } at first, { $to } at the end.
insight-alike = The bot would have chosen: { $deed }. That is about as good.
insight-at = Move { $number }: { $deed }
insight-chance = { $name }: { $chance }
insight-summary = What decided it
insight-still = With all hands face up, the game could still have been won when it ended early.
insight-last = With all hands face up, the game could be won just before move { $number }{ $count ->
    [0] , but not after it.
    [one] . One later position is unclear.
   *[other] . { $count } later positions are unclear.
  }

serve-open = Sobremesa is open at { $link }
serve-lan = Phones on this network find it at { $link }
serve-no-network = This machine has no address on a network, so phones can’t find it.

admin-damaged = Table { $table } is damaged: { $why }
admin-checked = { $count ->
    [one] One table checked
   *[other] { $count } tables checked
  }, { $damaged ->
    [0] none is damaged.
    [one] one is damaged.
   *[other] { $damaged } are damaged.
  }
admin-carried = { $tables ->
    [0] No table
    [one] One table
   *[other] { $tables } tables
  } in { $rows ->
    [one] one row
   *[other] { $rows } rows
  }: everything arrived as it was{ $damaged ->
    [0] .
    [one] ; one table was damaged before.
   *[other] ; { $damaged } tables were damaged before.
  }
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
admin-purged-guests = { $count ->
    [0] No guest has been away long enough to delete.
    [one] One guest is deleted.
   *[other] { $count } guests are deleted.
  }
admin-purged-tokens = { $count ->
    [0] No token was unused long enough to delete.
    [one] One token is deleted.
   *[other] { $count } tokens are deleted.
  }

# The page of a game that has none of its own.
plain-my-turn = Your turn
plain-awaits = Waiting for { $name }
plain-awaits-team = Waiting for the team
plain-over = The game is over
plain-given-up = The game was ended early

# The end of a game, and the page that tells it.
end-sum = How it adds up
end-standing = Final standings
end-first = Your first game of this kind
end-new-best = A new best: { $points } was your best so far
end-best = Your best so far: { $points }
end-won-of = You have won { $won } of { $games } games like this
end-again = Play again
end-to-rematch = Go to the new game
end-look-back = Look back
end-share = Share
end-share-text = To copy and pass on
end-shared = Copied
end-told = { $game }: { $result }
end-to-day = The day’s results
end-same-cards = Same cards again
end-others = { $count ->
    [one] Another table had these cards: { $points }
   *[other] { $count } other tables had these cards: { $points }
  }
story-title = The game, move by move
story-record = Download the game
# A finished game that today's rules judge otherwise.
settled-note = This game was played by the rules of its time, and this is how it ended. Today’s rules would judge it differently, so there is no replay.

reel-title = Replay
reel-first = First position
reel-back = Back
reel-on = Forward
reel-last = Last position
reel-play = Play
reel-speed = Speed
reel-at = Move { $at } of { $last }
reel-landmarks = Jump to
reel-turn-back = Previous turn
reel-turn-on = Next turn
reel-eyes = Seen by
reel-open = All hands
reel-hands = Everyone’s hands
together-begin = Watch together
together-link = Link for the others
together-leading = You lead. Whoever opens this link sees what you see.
together-release = Let others lead
together-along = You follow { $name }, at move { $at } of { $last }.
together-alone = You’re looking around on your own. { $name } is at move { $at } of { $last }.
together-back = Back to { $name }
together-away = { $name } has left. Someone else can lead now.
together-nobody = Nobody leads right now.
together-lead = Lead
together-gone = Nobody is watching together here anymore. Go on alone, or invite the others again.
reel-story = As text

## A first game
lesson-title = First game
lesson-tab = First game · { $game }
lesson-leave = Leave the lesson
lesson-step = Step { $step } of { $last }
lesson-do = Your move:
lesson-back = Back
lesson-skip = Skip
lesson-next = Next
lesson-not-yet = You could do that. For this step, try: { $deed }.
lesson-read-on = You’ll get to do that soon. First press “Next”.
lesson-do-first = You could do that. For this step, try what the note says.
lesson-play = Play for real, with easy bots
reel-analyze = Analyze
reel-try = Try from here
page-practice = Practice
reel-waiting = Waiting to be analyzed
reel-analyzing = Analyzing: { $percent }
reel-look-again = Refresh
