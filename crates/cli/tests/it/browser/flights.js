// Feeds pages of a game through the page's own stream, and asks where each card flies from and to.
// For a reader who wants nothing to move it asks for the marks instead. Returns a sentence for each fault, and how many
// cards flew or places were marked.
const [rows, isCalm] = arguments, done = arguments[arguments.length - 1]
const faults = []
let flown = 0

const say = data => window.stream.heard.regions({ data, lastEventId: "1" })
const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }))
const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
/**
 * Resolves when nothing is being done any more, and all faces of type are there, which move what they are in. A face
 * that is new on the page is asked for only when a frame is drawn.
 */
const settled = () => frame().then(() => document.fonts.ready).then(frame)
const faceOf = card => card.querySelector("use")?.getAttribute("href").slice(1)
const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
const isNear = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 3
const holds = (box, [x, y]) => x > box.left - 3 && x < box.right + 3 && y > box.top - 3 && y < box.bottom + 3

/** Where every place is, and what lies in it. */
function look() {
  const places = new Map()
  for (const place of document.querySelectorAll("main [data-place]")) {
    const box = place.getBoundingClientRect()
    if (box.width && !places.has(place.dataset.place)) places.set(place.dataset.place, { box, cards: [] })
  }
  for (const card of document.querySelectorAll("main [data-place] .card, main .card[data-place]")) {
    const box = card.getBoundingClientRect()
    const place = places.get(card.closest("[data-place]").dataset.place)
    if (box.width && place) place.cards.push({ face: faceOf(card), at: middle(box) })
  }
  return places
}

/** Every card that flies: its face, its places, and the middles of the boxes where it starts and stops. */
function flyers() {
  return [...document.querySelectorAll(".flying > .card")].map(card => {
    const flight = card.getAnimations().find(({ effect }) => effect.getKeyframes()[0].translate)
    const [{ translate, scale }] = flight.effect.getKeyframes()
    const [left, top] = [card.style.left, card.style.top].map(parseFloat)
    const [width, height] = [card.offsetWidth, card.offsetHeight]
    const [x, y = 0] = translate.split(" ").map(parseFloat)
    return {
      face: faceOf(card), ...card.dataset, stop: [left + width / 2, top + height / 2],
      start: [left + x + width * scale / 2, top + y + height * scale / 2],
    }
  })
}

/** A card starts or stops at an equal card of its place, if one lies there, or else within the place. */
function isThere(places, name, face, at) {
  const place = places.get(name)
  const equal = place?.cards.filter(card => card.face === face) ?? []
  const found = equal.findIndex(card => isNear(card.at, at))
  if (found >= 0) place.cards.splice(place.cards.indexOf(equal[found]), 1)
  return equal.length ? found >= 0 : !!place && holds(place.box, at)
}

function check(what, flights, before, after) {
  const flying = flyers()
  for (const { from, to, cards } of flights) {
    const leaves = before.get(from), comes = after.get(to) ?? before.get(to)
    if (!leaves || !comes) continue
    const faces = cards ?? leaves.cards.map(card => card.face)
    for (const face of faces) {
      const shown = from === "pile" ? "back" : face
      const index = flying.findIndex(card => card.from === from && card.to === to && card.face === shown)
      if (index < 0) { faults.push(`${what}: no ${face} from ${from} to ${to}`); continue }
      const [{ start, stop }] = flying.splice(index, 1)
      flown++
      if (!isThere(before, from, face, start)) faults.push(`${what}: ${face} from ${from} to ${to} starts at ${start}`)
      const reached = isThere(after, to, face, stop) || holds(comes.box, stop) && !after.get(to)?.cards.some(card => card.face === face)
      if (!reached) faults.push(`${what}: ${face} from ${from} to ${to} stops at ${stop}`)
    }
  }
  const backs = flying.filter(card => !flights.some(({ from, to, cards }) => !cards && card.from === from && card.to === to))
  for (const { face, from, to } of backs) faults.push(`${what}: ${face} flies from ${from} to ${to}, and nobody said so`)
}

function checkMarks(what, flights) {
  if (document.querySelector(".flying > .card")) faults.push(`${what}: something flies`)
  for (const { to } of flights.filter(({ cards }) => cards?.length)) {
    const place = document.querySelector(`main [data-place="${to}"]`)
    if (!place) continue
    flown++
    if (!place.matches(".moved") && !place.querySelector(".moved")) faults.push(`${what}: nothing is marked at ${to}`)
  }
}

async function run() {
  for (const { what, before, after, collected, flown: flights } of rows) {
    for (let tries = 0; tries < 3; tries++) { say(tries ? "" : before); press(); await settled() }
    let old = look()
    say(after)
    if (collected) {
      if (!isCalm) check(`${what}, collected`, collected, look(), look())
      press()
      // The deal begins before the next frame.
      for (let turn = 0; turn < 9; turn++) await null
      old = look()
    }
    // After a round everything is new, and nothing is marked.
    if (isCalm) checkMarks(what, collected ? [] : flights)
    else check(what, flights, old, look())
    for (let tries = 0; tries < 2; tries++) { press(); await settled() }
    if (document.querySelector(".flying > .card")) faults.push(`${what}: it does not end`)
  }
  return { faults, flown }
}
run().then(done, error => done({ faults: [String(error.stack)], flown }))
