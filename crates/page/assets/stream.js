// The line to a table, or to the list of tables: the server sends what has changed for this reader. If it
// falls silent, the page says so and tries again.

import { look, show } from "./regions.js"
import { noticeTurn } from "./turn.js"

const SILENCE = 14_000, RETRY = 3_000, FLICKER = 1_000, HIDDEN_FOR_LONG = 30 * 60_000

let events, version, stream, silence
// Of several pages of one reader, one in front is enough.
const tab = crypto.getRandomValues(new Uint32Array(1))[0]

/** Listens to what happens at the table that this part of the page shows. */
export function watchTable(main) {
  ({ events, version } = main.dataset)
  listen()
  expect(SILENCE)
  // A browser has few connections: a tab that nobody looks at for long gives its one back.
  let hiding, isLeft, isResting
  const tell = news => main.dataset.table && navigator.sendBeacon(`${location.pathname}/attention`, new URLSearchParams({ tab, hidden: document.hidden, ...news }))
  const rest = () => {
    if (isLeft) return
    isResting = true
    tell({ rest: "begins" })
    hangUp()
  }
  document.addEventListener("visibilitychange", () => {
    clearTimeout(hiding)
    isResting &&= document.hidden
    if (document.hidden) hiding = setTimeout(rest, HIDDEN_FOR_LONG)
    else if (stream.readyState === EventSource.CLOSED) expect(0)
    // A page that is left is hidden, too, but its reader may be looking at the next one.
    if (!isLeft) tell()
    noticeTurn()
  })
  // A page that the browser keeps for the way back has no reader.
  addEventListener("pagehide", () => {
    isLeft = true
    stream.close()
    if (isResting) tell({ rest: "ends" })
  })
  // The browser may know before the line falls silent.
  addEventListener("offline", () => setOffline(true))
  addEventListener("online", retry)
  addEventListener("pageshow", event => { isLeft = false; if (event.persisted) expect(0) })
}

/** Whether changes come by themselves. */
export const isWatching = () => !!stream

/** Something did not get through: the line is opened anew at once. */
export function retry() {
  if (stream) expect(0)
}

function listen() {
  const url = new URL(events, location)
  // Only a page that is fresh shows all there is: who comes and goes has no version.
  if (!stream) url.searchParams.set("since", version)
  url.searchParams.set("tab", tab)
  if (document.hidden) url.searchParams.set("hidden", true)
  stream?.close()
  stream = new EventSource(url)
  stream.onopen = hear
  stream.onerror = () => expect(FLICKER)
  stream.addEventListener("ping", hear)
  stream.addEventListener("reload", () => location.reload())
  stream.addEventListener("regions", event => {
    hear()
    version = event.lastEventId
    // With something picked, the page looks different from what the stream sends.
    if (location.search) look().catch(retry)
    else show(event.data)
  })
}

function hangUp() {
  clearTimeout(silence)
  stream.close()
}

/** Something came: the line stands. */
function hear() {
  setOffline(false)
  expect(SILENCE)
}

/** If nothing comes for this long, the line is cut: the page says so and tries again. */
function expect(millis) {
  clearTimeout(silence)
  silence = setTimeout(() => {
    setOffline(true)
    listen()
    expect(RETRY)
  }, millis)
}

function setOffline(is) {
  document.body.classList.toggle("offline", is)
  const note = document.getElementById("offline")
  if (note) note.hidden = !is
}
