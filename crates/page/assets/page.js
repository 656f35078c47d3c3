// The page's script. Every page works without it; with it, changes come by themselves and cards move.
//
// Each file beside this one has one concern, and this one starts them all:
// - stream.js: the line to the table; regions.js: what comes over it is put into the page; motion.js: cards fly there
// - forms.js: what is pressed goes to the server; keys.js: the same by keyboard; hand.js: one's own order of a hand
// - drawer.js: rules, options, menu and log over the table; share.js: what is passed on to others
// - fair.js: the seal of a deal
// - replay.js: a game that is over, move by move; lesson.js: a first game, step by step
// - turn.js: says that it is one's turn; push.js: has it said without a page; sounds.js: cards and wood; time.js: clocks and dates

import { watchDrawers } from "./drawer.js"
import { remember, watchForms } from "./forms.js"
import { arrange, watchHand } from "./hand.js"
import { watchKeys } from "./keys.js"
import { watchPresses } from "./motion.js"
import { watchHolds } from "./regions.js"
import { watchReel } from "./replay.js"
import { watchShares } from "./share.js"
import { watchTable } from "./stream.js"
import { tellClocks, tellDates, watchClocks } from "./time.js"
import { noticeTurn, offerNotifications } from "./turn.js"

const main = document.querySelector("main")

arrange(document)
tellClocks(document)
tellDates(document)
noticeTurn()
watchClocks()
watchDrawers()
watchForms()
watchHand()
watchKeys()
watchHolds()
watchPresses()
watchReel()
watchShares()
offerNotifications()
if (main?.dataset.events) watchTable(main)
remember("commitment", document.querySelector("[data-commitment]")?.dataset.commitment)
const seal = document.querySelector("details[data-record]")
if (seal) import("./fair.js").then(({ checkSeal }) => checkSeal(seal), () => {})
// Without a line a page of ours says so. Browsers that do not offer this have a page of their own.
navigator.serviceWorker?.register("/worker.js").catch(() => {})
// Few pages are lessons, or offer to tell of turns: only these load what they need.
if (document.getElementById("coach")) import("./lesson.js").then(lesson => lesson.watchLesson())

if (document.querySelector("[data-push]")) import("./push.js").then(push => push.offerPush())

// Alone with bots there is nobody to wait for: the game begins, with a share of chance from here.
const begins = document.querySelector("form[data-auto]")
begins?.requestSubmit(begins.elements.begin)
