// Cards that changed their place travel there: their boxes are read before and after a change, and each
// starts where it was (FLIP). Nobody waits for it.

import { card as slide } from "./sounds.js"

const MOVE = 320, STAGGER = 40, LONGEST_STAGGER = 400

const main = document.querySelector("main")
const calm = matchMedia("(prefers-reduced-motion: reduce)")

const faceOf = card => card.querySelector("use")?.getAttribute("href")

/** Where every card lies now, and where its region does; nothing for readers who want nothing to move. */
export function boxes() {
  if (calm.matches) return null
  return new Map([...main.querySelectorAll(".card")].map(card => [card, {
    face: faceOf(card),
    box: card.getBoundingClientRect(),
    region: card.closest("main > *").getBoundingClientRect(),
  }]))
}

/** Cards start where they were: the same card, else one of the same face that is gone, else the place they come from. */
export function travel(before) {
  const after = boxes()
  const gone = [...before].filter(([card, { face }]) => after.get(card)?.face !== face).map(([, was]) => was)
  let delay = 0
  for (const [card, { face, box, region }] of after) {
    let from = before.get(card)
    if (from?.face !== face) {
      const index = gone.findIndex(was => was.face === face)
      const place = card.dataset.from && main.querySelector(`[data-place="${card.dataset.from}"]`)
      from = index >= 0 ? gone.splice(index, 1)[0] : place && { box: place.getBoundingClientRect() }
    }
    if (!from || !box.width) continue
    const [x, y] = [from.box.x - box.x, from.box.y - box.y]
    // What moves only together with its region keeps its place.
    const [shiftX, shiftY] = from === before.get(card) ? [from.region.x - region.x, from.region.y - region.y] : [0, 0]
    if (Math.hypot(x, y) < 2 || Math.hypot(x - shiftX, y - shiftY) < 2) continue
    const scale = card.dataset.from && from.face !== face ? 1 : from.box.width / box.width
    const there = { transformOrigin: "0 0", zIndex: 40 }
    card.animate(
      [{ ...there, translate: `${x}px ${y}px`, scale }, { ...there, translate: "0 0", scale: 1 }],
      { duration: MOVE, delay, fill: "backwards", easing: "cubic-bezier(.25, .9, .3, 1.04)" },
    )
    delay = Math.min(delay + STAGGER, LONGEST_STAGGER)
  }
  if (delay) slide()
}
