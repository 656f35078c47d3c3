// Cards fly as the events tell: each names its cards, the place that they leave and the place that they go to, and one
// event follows the other. They fly over the page, so that no fan is in their way and those that are on the page on
// one side only can be seen, too. Cards that only make room glide. Nobody waits for it: a press ends it.

import { card as slide } from "./sounds.js"

const FLY = 320, APART = 40, LONGEST = 400, LIFT = 180, HOLD = 3000
const MOST_ROWS = 3   // whoever is further behind sees everything at its place at once
const ON_TOKEN = .4, LEAST = 16   // how large a card is on the token of a player who holds it, and its least width
const STATES = /\b(selected|proposed|playable|unplayable|last|new)\b/g
const EASING = "cubic-bezier(.25, .9, .3, 1.04)"

const main = document.querySelector("main")
const air = Object.assign(document.createElement("div"), { className: "flying", ariaHidden: "true" })
const calm = matchMedia("(prefers-reduced-motion: reduce)")

const faceOf = card => card.querySelector("use")?.getAttribute("href").slice(1)
const rowsOf = page => [...page.querySelectorAll("#flights > li")]
const flightsOf = steps => steps.flatMap(step => [...step.children])

/** The steps of rows that the page does not show yet. */
function newSteps(pages) {
  const shown = Math.max(0, ...rowsOf(document).map(row => Number(row.dataset.row)))
  const page = pages.findLast(page => page.querySelector("#flights"))
  const rows = page ? rowsOf(page).filter(row => Number(row.dataset.row) > shown) : []
  return rows.length > MOST_ROWS || document.hidden ? [] : rows.flatMap(row => [...row.children])
}

/** Ends what is running. */
let end = () => {}
/** Whether what is running still happens on the old page, and what hides the cards that have left it. */
let isOld = false
const veils = []

/** A press ends what is running; what it would do on a page that is about to go is not done. */
export function watchPresses() {
  let swallows = false
  const swallow = event => {
    if (swallows) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    swallows = false
  }
  const press = event => {
    swallows = isOld
    end()
    if (event.type === "keydown" && !event.ctrlKey && !event.metaKey && !event.altKey) swallow(event)
  }
  addEventListener("pointerdown", press, true)
  addEventListener("keydown", press, true)
  addEventListener("click", swallow, true)
  document.addEventListener("visibilitychange", () => document.hidden && end())
}

/**
 * Changes the page, and lets the cards fly that its news name; returns when they lie, or nothing if none flies.
 * While the old page is collected, only what is quiet on it changes.
 */
export function change(pages, put, putQuiet) {
  for (const marked of document.querySelectorAll(".moved, .lost")) marked.classList.remove("moved", "lost")
  let steps = main ? newSteps(pages) : []
  let next = steps.findLastIndex(step => step.dataset.step === "collect") + 1
  // In a replay the end of a round is a position like any other, and was looked at as long as one liked.
  if (next && document.body.matches(".replay")) [steps, next] = [steps.slice(next), 0]
  const renewCalmly = () => {
    put()
    mark(flightsOf(steps.filter(step => step.dataset.step === "fly")))
  }
  if (!steps.length || calm.matches && !next) return renewCalmly()
  if (next) putQuiet()
  if (calm.matches) {
    isOld = true
    return until(HOLD, []).then(() => { isOld = false; renewCalmly() })
  }
  document.body.append(air)
  const names = new Set(flightsOf(steps).flatMap(({ dataset: { from, to } }) => [from, to]))
  const before = look(names)
  const renew = () => {
    const question = questionNow()
    put()
    air.replaceChildren()
    for (const veil of veils.splice(0)) veil.cancel()
    const after = look(names)
    // What is dealt leaves the pile where it lies on the new page.
    if (next) before.spots = after.spots
    const plans = plan(steps.slice(next), before, after)
    const gliding = glide(before, after)
    const time = Math.max(timeOf(plans), gliding.length && FLY)
    const moving = [...gliding, ...fly(plans)]
    if (question !== questionNow()) moving.push(fadeIn(time))
    return until(time, moving)
  }
  if (!next) return renew()
  isOld = true
  const plans = plan(steps.slice(0, next), before)
  return until(timeOf(plans), fly(plans)).then(() => { isOld = false; return renew() })
}

/** Where the cards lie that are in a place, and where the named places are. */
function look(names) {
  const lying = []
  for (const card of main.querySelectorAll("[data-place] .card, .card[data-place]")) {
    const box = card.getBoundingClientRect()
    if (!box.width) continue
    const place = card.closest("[data-place]").dataset.place
    const region = card.closest("main > *").getBoundingClientRect()
    lying.push({ card, box, region, place, face: faceOf(card), line: card.closest("[data-line]")?.dataset.line ?? place })
  }
  const spots = new Map()
  for (const name of names) {
    const place = main.querySelector(`[data-place="${name}"]`)
    const card = lying.find(lies => lies.place === name)
    const token = place?.querySelector(".token")
    const box = card?.box ?? (token ?? place)?.getBoundingClientRect()
    if (box?.width) spots.set(name, { box, isCard: !!card, isToken: !card && !!token })
  }
  return { lying, spots, landed: [] }
}

/** Takes a card out of those that lie in a place, or else in its line; of equal ones one that is marked so. */
function take(lying, place, face, marked) {
  const equal = lying.filter(lies => lies.face === face)
  const here = equal.filter(lies => lies.place === place)
  const line = lying.find(lies => lies.place === place)?.line ?? place
  const found = here.length ? here : equal.filter(lies => lies.line === line)
  const taken = found.findLast(({ card }) => card?.matches(marked)) ?? found.at(-1)
  if (taken) lying.splice(lying.indexOf(taken), 1)
  return taken
}

/** Which card flies from which box to which, and when. Without a page after the change all stays on the old one. */
function plan(steps, before, after) {
  const plans = []
  let time = 0
  for (const step of steps) {
    if (step.dataset.step === "hold") time += HOLD
    const cards = [...step.children].flatMap(flight => cardsOf(flight, before))
    const apart = Math.min(APART, LONGEST / cards.length)
    const planned = cards.map((card, index) => route(card, before, after, time + index * apart)).filter(Boolean)
    plans.push(...planned)
    time = Math.max(time, timeOf(planned))
  }
  return plans
}

const timeOf = plans => Math.max(0, ...plans.map(({ at, time }) => at + time))

/** The cards of a flight. */
function cardsOf({ dataset: { from, to, cards, but, lift } }, before) {
  const flight = { from, to, lift: lift !== undefined }
  const named = list => list.split(" ").filter(Boolean).map(card => card.split("/"))
  if (cards !== undefined) return named(cards).map(([face, glaze]) => ({ ...flight, face, glaze }))
  const stay = named(but).map(([face]) => face)
  const stays = face => stay.includes(face) && stay.splice(stay.indexOf(face), 1)
  const all = before.lying.filter(({ place, face }) => place === from && !stays(face))
  if (!all.length && before.spots.get(from)?.isToken) return [{ ...flight, face: "back", glaze: "back" }]
  return all.map(({ face, card }) => ({ ...flight, face, glaze: card.className.replace(STATES, "") }))
}

function route({ face, glaze, from, to, lift }, before, after, at) {
  const source = take(before.lying, from, face, ".selected") ?? take(before.landed, from, face)
  const target = after && take(after.lying, to, face, ".new, .last")
  const [leaves, comes] = [before.spots.get(from), (after ?? before).spots.get(to) ?? before.spots.get(to)]
  const model = source?.box ?? target?.box ?? [leaves, comes].find(spot => spot?.isCard)?.box ?? { width: 40, height: 56 }
  const start = source?.box ?? sized(leaves, model)
  const stop = target?.box ?? sized(comes, model)
  if (!start || !stop) return
  if (!target) before.landed.push({ place: to, face, box: stop })
  const layer = getComputedStyle((target ?? source)?.card ?? main).zIndex
  // What comes from the pile is turned up when it is there.
  const shown = from === "pile" ? { face: "back", glaze: "back" } : { face, glaze }
  return { ...shown, from, to, start, stop, source, target, lift, layer, at, time: FLY + (lift ? LIFT : 0), stays: !after }
}

/** The box of a card in the middle of a spot; on a token it is small. */
function sized(spot, { width, height }) {
  if (!spot || spot.isCard) return spot?.box
  const { box, isToken } = spot, scale = isToken ? Math.max(ON_TOKEN, LEAST / width) : 1
  const [x, y] = [box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2]
  return { x, y, width: width * scale, height: height * scale }
}

/** Starts the flights; returns the animations. */
function fly(plans) {
  if (plans.length) slide()
  const flyers = plans.map(({ face, glaze, from, to, stop, layer }) => {
    const flyer = document.createElement("span")
    flyer.className = `card ${glaze}`
    flyer.innerHTML = `<svg viewBox="0 0 60 84"><use href="#${face}"></use></svg>`
    Object.assign(flyer.dataset, { from, to })
    Object.assign(flyer.style, { left: `${stop.x}px`, top: `${stop.y}px`, zIndex: layer })
    flyer.style.setProperty("--w", `${stop.width}px`)
    return flyer
  })
  air.append(...flyers)
  return plans.flatMap((plan, index) => launch(plan, flyers[index]))
}

function launch({ start, stop, source, target, lift, at, time, stays }, flyer) {
  const [x, y, scale] = [start.x - stop.x, start.y - stop.y, start.width / stop.width]
  const lifted = lift ? [{ translate: `${x}px ${y - 6}px`, scale, offset: LIFT / time }] : []
  const frames = [{ translate: `${x}px ${y}px`, scale }, ...lifted, { translate: "0 0", scale: 1 }]
  for (const frame of frames) frame.easing = EASING
  const flight = flyer.animate(frames, { duration: time, delay: at, fill: "both" })
  if (!stays) flight.onfinish = () => flyer.remove()
  const gone = { opacity: [0, 0] }
  const animations = [flight]
  // It is seen from the start only where it lay and lies no longer.
  if (at && (stays || !source)) animations.push(flyer.animate(gone, { duration: at }))
  if (stays && source?.card) veils.push(source.card.animate(gone, { duration: 1, delay: at, fill: "forwards" }))
  if (target) animations.push(target.card.animate(gone, { duration: at + time }))
  return animations
}

/** Cards that stay in their place, but lie elsewhere in it, glide there. */
function glide(before, after) {
  const animations = []
  for (const { card, box, region, face, line } of after.lying) {
    const index = before.lying.findIndex(lies => lies.face === face && lies.line === line)
    if (index < 0) continue
    const [was] = before.lying.splice(index, 1)
    const [x, y, scale] = [was.box.x - box.x, was.box.y - box.y, was.box.width / box.width]
    // What moves only together with its region keeps its place.
    const [ownX, ownY] = [x - was.region.x + region.x, y - was.region.y + region.y]
    if (Math.hypot(x, y) < 2 || Math.hypot(ownX, ownY) < 2) continue
    const there = { transformOrigin: "0 0" }
    const frames = [{ ...there, translate: `${x}px ${y}px`, scale }, { ...there, translate: "0 0", scale: 1 }]
    animations.push(card.animate(frames, { duration: FLY, easing: EASING }))
  }
  return animations
}

/** Resolves when this time is over, or when somebody presses. */
function until(time, animations) {
  return new Promise(resolve => {
    const timer = setTimeout(() => end(), time)
    end = () => {
      clearTimeout(timer)
      end = () => {}
      for (const animation of animations) animation.finish()
      if (!isOld) air.replaceChildren()
      resolve()
    }
  })
}

const questionNow = () => main.querySelector("#dock h2")?.textContent

/** A new question is read when the last card lies. */
function fadeIn(time) {
  const frames = { opacity: [0, 0, 1], offset: [0, .8, 1] }
  return (main.querySelector("#dock .ask") ?? main).animate(frames, { duration: time })
}

/** For readers who want nothing to move: marks on what came, and on those who lost something. */
function mark(flights) {
  const { lying } = look([])
  for (const { dataset: { from, to, cards = "", lift } } of flights) {
    for (const card of cards.split(" ").filter(Boolean)) {
      const came = take(lying, to, card.split("/")[0], ".new, .last")
      const place = came?.card ?? main.querySelector(`[data-place="${to}"]`)
      place?.classList.add("moved")
    }
    if (lift !== undefined) main.querySelector(`[data-place="${from}"]`)?.closest(".plate")?.classList.add("lost")
  }
}
