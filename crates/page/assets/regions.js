// Regions: elements with an id, which the server sends as HTML. They are morphed into the page, so that
// the focus stays where it is, and cards can fly to their new places.

import { arrange, number } from "./hand.js"
import { keyTarget } from "./keys.js"
import { change } from "./motion.js"
import { tellClocks, tellDates } from "./time.js"
import { noticeTurn } from "./turn.js"
import { Idiomorph } from "./vendor/idiomorph.js"

/** What has come and is not shown yet. */
const news = []
let asked = 0, isMoving = false, isPressed = false

/** Shows regions as soon as nothing moves and nothing is pressed: so what is dragged or clicked stays what it was. */
export function show(html) {
  asked++
  news.push(html)
  showNews()
}

/** Lets news wait while a button or a card is held down. */
export function watchHolds() {
  const release = () => { isPressed = false; setTimeout(showNews) }
  addEventListener("pointerdown", () => { isPressed = true }, true)
  for (const name of ["pointerup", "pointercancel", "blur"]) addEventListener(name, release)
  // Whoever lets go of a scroll bar is noticed only later.
  addEventListener("pointermove", event => isPressed && !event.buttons && release())
}

function showNews() {
  if (isMoving || isPressed || !news.length) return
  const pages = news.splice(0).map(parse)
  const regions = pages.flatMap(page => [...page.children])
  const motion = change(pages, () => put(regions), () => put(regions.filter(isQuiet)))
  if (!motion) return
  isMoving = true
  motion.finally(() => { isMoving = false; showNews() })
}

function parse(html) {
  const page = new DOMParser().parseFromString(html, "text/html").body
  arrange(page)
  tellClocks(page)
  tellDates(page)
  return page
}

/** Whether a region of the table has no cards and asks nothing. */
const isQuiet = region => !region.querySelector(".card, button") && document.querySelector(`main > #${region.id}`)

/** Morphs regions into the page. */
function put(regions) {
  number(document)
  const hadFocus = !!document.activeElement?.closest("main, #bar, #coach")
  for (const region of regions) {
    number(region)
    const old = document.getElementById(region.id)
    if (old) Idiomorph.morph(old, region.cloneNode(true), { callbacks: { beforeAttributeUpdated } })
  }
  // What was pressed may be gone; who plays by keyboard goes on beside it.
  if (hadFocus && document.activeElement === document.body) (keyTarget("d") ?? document.querySelector("#act .btn"))?.focus({ preventScroll: true })
  noticeTurn()
  document.dispatchEvent(new Event("shown"))
}

/**
 * Fetches the regions of the page as it stands in the address bar, with what is picked or the hint that
 * was asked for. What came in between is newer.
 */
export async function look() {
  const mine = ++asked
  const answer = await fetch(location.href, { headers: { "x-regions": "1" } })
  const regions = await answer.text()
  if (answer.ok && mine === asked) show(regions)
}

/** What belongs to the reader: fields they write in or have changed, and details they opened. */
const readers = {
  open: () => true,
  "aria-pressed": button => button.matches(".reel .play"),
  checked: box => box.checked !== box.defaultChecked,
  value: field => "defaultValue" in field && (field === document.activeElement || field.value !== field.defaultValue),
}

/** Whether the morph may change an attribute. */
function beforeAttributeUpdated(name, element) {
  return !readers[name]?.(element)
}
