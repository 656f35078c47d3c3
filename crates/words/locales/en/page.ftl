# The pages: what stands around the games.

level10-name = Level 10
linko-name = Linko
level8-name = Level 8
level10-kind = Together · 1 to 5
linko-kind = Each for oneself · 2 to 5
level8-kind = Each for oneself · 2 to 6
level10-sentence = Fill five worlds, ten columns, without telling a single number.
linko-sentence = Lay cards, rob the layers on top, and end with many on the table and few in hand.
level8-sentence = Runs, sets and colors: be the first through eight levels.

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
bot-search = Bot: expert
bot-heuristic = Bot: good
bot-simple = Bot: simple
bot-random = Bot: random
bot-name = { $kind ->
    [search] Expert bot
    [heuristic] Good bot
    [simple] Simple bot
   *[random] Random bot
  } { $number }
setup-options = The game
setup-pauses = Pauses
setup-pauses-2 = Two: as usual
setup-pauses-3 = Three: easier
setup-pauses-1 = One: harder
setup-pauses-0 = None: hardest
setup-scoring = Scoring
setup-scoring-victory = Higher bonus for any win
setup-scoring-strict = Higher bonus only for a grid without pauses
setup-variant = Variant
setup-variant-base = Base
setup-variant-advanced = Advanced
setup-variant-expert = Expert
setup-stars = Level card
setup-stars-1 = One star
setup-stars-2 = Two stars, with our own levels
setup-levels = Levels of your own
setup-levels-help = Eight levels with commas between them. A level is one to four combinations with + between them: run4 is a run of 4, set3 a set of 3, colour5 five cards of one color. Leave the field empty to play the card’s levels.
setup-levels-example = The levels of one star:
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
