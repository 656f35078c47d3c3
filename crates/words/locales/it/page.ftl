# The pages: what stands around the games.

level10-name = Level 10
linko-name = Linko
level8-name = Level 8

page-title-table = Table
page-skip-to-dock = Go to what you can do now
page-tools = Table
page-hint = Hint
page-undo = Undo
page-rules = Rules
page-options = Options
page-menu = Menu
page-log = What happened
page-offline = The line to the table is lost. Trying again.
