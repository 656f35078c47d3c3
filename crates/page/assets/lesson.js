// A first game: the coach's note lies beside the thing that it speaks of, and covers neither that nor the question.

import { look } from "./regions.js"

const GAP = 14, EDGE = 8, STEP = 12
/** From further away a beak would point at something else. */
const FAR = 56

/** Lets the note find its place, and its ways lead on without loading the page again. */
export function watchLesson() {
  place()
  addEventListener("resize", place)
  document.addEventListener("shown", place)
  document.fonts.ready.then(place)
  document.addEventListener("click", event => {
    const way = event.target.closest("#coach a[data-way]")
    if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.replaceState(null, "", way.href)
    look().catch(() => location.reload())
  })
}

/** Puts the note as near to what is lit as there is room. */
function place() {
  const note = document.getElementById("coach"), lit = document.querySelector("[data-lit]")
  note.style.cssText = ""
  delete note.dataset.at
  // A page that flows and scrolls has the note where it begins.
  if (getComputedStyle(note).position !== "fixed") return
  const room = roomFor(), { width, height } = note.getBoundingClientRect()
  const box = (lit ?? document.querySelector("main")).getBoundingClientRect()
  const boxes = selector => [...document.querySelectorAll(selector)].map(part => part.getBoundingClientRect())
  const parts = boxes("main :is(button, .card, h3)")
  // When it is over, the dock fills the page and asks nothing: then what it says is left free.
  const kept = boxes(document.body.matches(".over") ? "#dock :is(h2, p, li, button)" : "#dock")
  let best
  for (const x of steps(room.left, room.right - width, box.x + (box.width - width) / 2)) {
    for (const y of steps(room.top, room.bottom - height, box.y + (box.height - height) / 2)) {
      const spot = { left: x, top: y, right: x + width, bottom: y + height }
      const cover = boxes => boxes.reduce((sum, box) => sum + overlap(spot, box, 0), 0)
      const near = overlap(spot, box, 0) * 100 + overlap(spot, box, GAP)
      const cost = cover(kept) * 1e3 + near + cover(parts) / 50 + distance(spot, box)
      if (!best || cost < best.cost) best = { cost, spot }
    }
  }
  if (!best) return
  const { left, top } = best.spot
  Object.assign(note.style, { left: `${left}px`, top: `${top}px` })
  point(note, best.spot, box, lit?.closest("#dock"))
}

/** The window without the bar. */
function roomFor() {
  const bar = document.getElementById("bar").getBoundingClientRect(), isRail = bar.height > bar.width
  return { left: (isRail ? bar.right : 0) + EDGE, top: (isRail ? 0 : bar.bottom) + EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE }
}

function steps(from, to, middle) {
  const spots = [Math.max(from, Math.min(middle, to))]
  for (let spot = from; spot <= to; spot += STEP) spots.push(spot)
  return spots
}

function overlap(one, other, gap) {
  const width = Math.min(one.right, other.right + gap) - Math.max(one.left, other.left - gap)
  const height = Math.min(one.bottom, other.bottom + gap) - Math.max(one.top, other.top - gap)
  return width > 0 && height > 0 ? width * height : 0
}

const away = (from, to, start, end) => Math.max(0, start - to, from - end)

function distance(spot, box) {
  const [x, y] = [away(spot.left, spot.right, box.left, box.right), away(spot.top, spot.bottom, box.top, box.bottom)]
  // Of places that are equally near, the one whose middle is nearer.
  const middles = Math.abs(spot.left + spot.right - box.left - box.right) + Math.abs(spot.top + spot.bottom - box.top - box.bottom)
  return Math.hypot(x, y) + middles / 20
}

/** Lets the note's beak show where the thing is. */
function point(note, spot, box, isInDock) {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const isAbove = spot.bottom <= box.top, isBelow = spot.top >= box.bottom
  // Over the dock there is nothing else that it could mean.
  const isFar = !isInDock && Math.max(box.top - spot.bottom, spot.top - box.bottom, box.left - spot.right, spot.left - box.right) > FAR
  note.dataset.at = isFar ? "over" : isAbove ? "top" : isBelow ? "bottom" : spot.right <= box.left ? "left" : spot.left >= box.right ? "right" : "over"
  const along = isAbove || isBelow ? [x - spot.left, spot.right - spot.left] : [y - spot.top, spot.bottom - spot.top]
  note.style.setProperty("--beak", `${Math.max(24, Math.min(along[0], along[1] - 24))}px`)
}
