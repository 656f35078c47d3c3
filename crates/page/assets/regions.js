// Regions: elements with an id, which the server sends as HTML. They are morphed into the page, so that
// the focus stays where it is, and cards that changed their place can travel there.

import { arrange, number } from "./hand.js"
import { keyTarget } from "./keys.js"
import { boxes, travel } from "./motion.js"
import { tellClocks, tellDates } from "./time.js"
import { noticeTurn } from "./turn.js"
import { Idiomorph } from "./vendor/idiomorph.js"

let shown = 0

/** Puts regions into the page, and lets cards travel if `moves`. */
export function show(html, moves) {
  shown++
  const fresh = new DOMParser().parseFromString(html, "text/html").body
  arrange(fresh)
  tellClocks(fresh)
  tellDates(fresh)
  number(document)
  number(fresh)
  const wasInDock = !!document.activeElement?.closest("#dock")
  const before = moves ? boxes() : null
  for (const region of [...fresh.children]) {
    const old = document.getElementById(region.id)
    if (old) Idiomorph.morph(old, region, { callbacks: { beforeAttributeUpdated } })
  }
  if (before) travel(before)
  // What was pressed may be gone; who plays by keyboard goes on beside it.
  if (wasInDock && document.activeElement === document.body) keyTarget("d")?.focus({ preventScroll: true })
  noticeTurn()
}

/**
 * Fetches the regions of the page as it stands in the address bar, with what is picked or the hint that
 * was asked for. What came in between is newer.
 */
export async function look(moves) {
  const mine = ++shown
  const answer = await fetch(location.href, { headers: { "x-regions": "1" } })
  const regions = await answer.text()
  if (answer.ok && mine === shown) show(regions, moves)
}

/** What belongs to the reader: fields they write in or have changed, and details they opened. */
const readers = {
  open: () => true,
  checked: box => box.checked !== box.defaultChecked,
  value: field => "defaultValue" in field && (field === document.activeElement || field.value !== field.defaultValue),
}

/** Whether the morph may change an attribute. */
function beforeAttributeUpdated(name, element) {
  return !readers[name]?.(element)
}
