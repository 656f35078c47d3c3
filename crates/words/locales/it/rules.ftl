# The rules pages: what all three games share.

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
