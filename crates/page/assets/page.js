// The page's script. Every page works without it; with it, changes come by themselves and cards move.
//
// The server sends regions: elements with an id, as HTML. They are morphed into the page, so that the
// focus stays where it is, and cards that changed their place travel there.

const root = document.documentElement
const main = document.querySelector("main")
const calm = matchMedia("(prefers-reduced-motion: reduce)")
const MOVE = 320, STAGGER = 40, LONGEST_STAGGER = 400
const SLIP = 8   // a hand that presses may tremble by so many pixels
const SILENCE = 20_000, RETRY = 5_000, FLICKER = 2_000, HIDDEN_FOR_LONG = 30 * 60_000

// ---- regions ----

/** Puts regions into the page, and lets cards travel if `moves`. */
function show(html, moves) {
  const fresh = new DOMParser().parseFromString(html, "text/html").body
  arrange(fresh)
  tellDates(fresh)
  tellClocks(fresh)
  const wasInDock = !!document.activeElement?.closest("#dock")
  const before = moves && !calm.matches ? boxes() : null
  for (const region of [...fresh.children]) {
    const old = document.getElementById(region.id)
    if (old) morph(old, region)
  }
  if (before) travel(before)
  // What was pressed may be gone; who plays by keyboard goes on beside it.
  if (wasInDock && document.activeElement === document.body) keyTarget("d")?.focus({ preventScroll: true })
  noticeTurn()
}

/** Makes `old` equal to `fresh` with as few changes as possible. */
function morph(old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || old.id !== fresh.id) {
    old.replaceWith(fresh)
    return
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data
    return
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  }
  morphChildren(old, [...fresh.childNodes])
}

/** What a node is known by among its siblings. */
const keyOf = node => node.id || node.dataset?.key || node.dataset?.card || node.firstElementChild?.id || ""

/** Nodes with a key stay the same ones wherever they come to stand, so that a press or the focus is not led astray. */
function morphChildren(old, wanted) {
  const keys = new Set(wanted.map(keyOf))
  for (const node of [...old.childNodes]) if (!keys.has(keyOf(node)) && keyOf(node)) node.remove()
  wanted.forEach((child, index) => {
    const key = keyOf(child)
    const kept = key && [...old.childNodes].slice(index).find(node => keyOf(node) === key)
    while (kept && old.childNodes[index] !== kept) old.childNodes[index].remove()
    const there = old.childNodes[index]
    if (there && keyOf(there) === key) morph(there, child)
    else old.insertBefore(child, there ?? null)
  })
  while (old.childNodes.length > wanted.length) old.lastChild.remove()
}

// ---- motion ----

const faceOf = card => card.querySelector("use")?.getAttribute("href")

/** Where every card lies now, and where its region does. */
const boxes = () => new Map([...main.querySelectorAll(".card")].map(card =>
  [card, { face: faceOf(card), box: card.getBoundingClientRect(), region: card.closest("main > *").getBoundingClientRect() }]))

/** Cards start where they were: the same card, else one of the same face that is gone, else the place they come from. */
function travel(before) {
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
    card.animate(
      [{ translate: `${x}px ${y}px`, scale, transformOrigin: "0 0", zIndex: 40 }, { translate: "0 0", scale: 1, transformOrigin: "0 0", zIndex: 40 }],
      { duration: MOVE, delay, fill: "backwards", easing: "cubic-bezier(.25, .9, .3, 1.04)" },
    )
    delay = Math.min(delay + STAGGER, LONGEST_STAGGER)
  }
  if (delay) play([[180, 0]], .05)
}

// ---- the stream ----

let stream, silence, version = main?.dataset.version

function listen() {
  stream?.close()
  const url = new URL(main.dataset.events, location)
  url.searchParams.set("since", version)
  stream = new EventSource(url)
  stream.onopen = hear
  stream.onerror = () => expect(FLICKER)
  stream.addEventListener("ping", hear)
  stream.addEventListener("reload", () => location.reload())
  stream.addEventListener("regions", event => {
    hear()
    const moves = Number(event.lastEventId) - Number(version) === 1
    version = event.lastEventId
    if (location.search) return look(moves)
    looks++
    show(event.data, moves)
  })
}

/** Something came: the line stands. */
function hear() {
  setOffline(false)
  expect(SILENCE)
}

/** If nothing comes for so long, the line is cut: the page says so and tries again. */
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

if (main?.dataset.events) {
  listen()
  expect(SILENCE)
  // A browser has few connections: a tab that nobody looks at for long gives its one back.
  let hiding
  document.addEventListener("visibilitychange", () => {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(() => { clearTimeout(silence); stream.close() }, HIDDEN_FOR_LONG)
    else if (stream.readyState === EventSource.CLOSED) expect(0)
    noticeTurn()
  })
}

// ---- forms ----

let looks = 0

/**
 * Fetches the regions of the page as it stands in the address bar, with what is picked or the hint that
 * was asked for. What came in between is newer.
 */
async function look(moves) {
  const mine = ++looks
  try {
    const answer = await fetch(location.href, { headers: { "x-regions": "1" } })
    const regions = await answer.text()
    if (answer.ok && mine === looks) show(regions, moves)
  } catch {
    expect(0)
  }
}

document.addEventListener("submit", async event => {
  const { target: form, submitter } = event
  fillNonce(form)
  if (form.id === "pick") {
    event.preventDefault()
    const query = new URLSearchParams(new FormData(form, submitter))
    if (!query.get("pick")) query.delete("pick")
    history.replaceState(null, "", query.size ? `?${query}` : location.pathname)
    submitter?.classList.toggle("selected", submitter.matches(".hand .card"))
    await look(false)
  } else if (form.id === "act") {
    event.preventDefault()
    const body = new URLSearchParams(new FormData(form, submitter))
    body.set("id", random())
    // What a game keeps picked, such as the order of a hand.
    const kept = body.get("pick")
    history.replaceState(null, "", kept ? `?${new URLSearchParams({ pick: kept })}` : location.pathname)
    await send(form.getAttribute("action"), body)
  }
})

/** Sends a command; the stream, or else the page that comes again, shows what it did. What is refused is said. */
async function send(url, body) {
  try {
    const answer = await fetch(url, { method: "post", body, headers: { "x-regions": "1" } })
    if (answer.redirected) location.href = answer.url
    else if (answer.ok && !stream) location.reload()
    else if (answer.ok) tell("")
    else tell((await answer.json()).message)
    if (!answer.ok) await look(false)
  } catch {
    expect(0)
  }
}

function tell(sentence) {
  const note = document.getElementById("note")
  if (!note) return
  note.textContent = sentence
  note.hidden = !sentence
}

/** One's own share of the shuffle, which nobody else can choose. */
function fillNonce(form) {
  const nonce = form.elements.nonce
  if (nonce && !nonce.value) nonce.value = random()
}

/** 32 random digits. In the house's own network there is no TLS, and without it no `crypto.randomUUID`. */
function random() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("")
}

// ---- keys ----

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, select, textarea")) return
  const hand = [...document.querySelectorAll(".hand ul button")]
  const at = hand.indexOf(document.activeElement)
  if (at >= 0 && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
    const step = event.key === "ArrowRight" ? 1 : hand.length - 1
    hand[(at + step) % hand.length].focus()
    event.preventDefault()
    return
  }
  if (root.dataset.keys === "off" && event.key.length === 1) return
  const key = letterOf(event)
  const target = key === "?" ? null : keyTarget(key)
  if (event.key === "?") document.getElementById("keys")?.showModal()
  if (!target || document.querySelector("dialog[open]")) return
  event.preventDefault()
  target.focus()
  if (key !== "d") target.click()
})

/** What a key does: the deed that is proposed, putting back, the question, or what names the key itself. */
function keyTarget(key) {
  if (key === "d") return document.querySelector("#dock .hand ul button") ?? document.querySelector("#dock button")
  const known = { a: "#dock .btn.primary", escape: '#dock [name="pick"][value=""]' }
  return document.querySelector(known[key] ?? `[data-key="${CSS.escape(key)}"]`)
}

/** The key as Latin keyboards have it, whatever letters this one writes. */
function letterOf({ key, code }) {
  const isForeign = key.length === 1 && key > "\x7f" && code.startsWith("Key")
  return isForeign ? code.slice(3).toLowerCase() : key.toLowerCase()
}

// ---- whose turn ----

let wasTurn = isTurn()

function isTurn() {
  return document.getElementById("act")?.dataset.turn === "mine"
}

/** Says that it has become the viewer's turn: in the title, the icon, by a sound and a notification. */
function noticeTurn() {
  const act = document.getElementById("act")
  if (!act) return
  const title = act.dataset.title
  document.title = isTurn() && document.hidden ? `● ${title}` : title
  const icon = document.querySelector("link[rel=icon]")
  icon.href = icon.href.replace(/icon(-turn)?\.svg/, isTurn() ? "icon-turn.svg" : "icon.svg")
  if (act.dataset.class) document.body.className = act.dataset.class + (document.body.classList.contains("offline") ? " offline" : "")
  if (isTurn() && !wasTurn) {
    play([[523, 0], [659, .12]], .5)
    if (document.hidden && window.Notification?.permission === "granted") new Notification(title, { tag: main.dataset.table })
  }
  wasTurn = isTurn()
}

noticeTurn()

document.querySelector("[data-notify]")?.addEventListener("click", event => {
  event.preventDefault()
  window.Notification?.requestPermission()
})

let audio

/** Soft tones: a frequency and a start in seconds each. */
function play(tones, length) {
  if (root.dataset.sounds !== "on") return
  audio ??= new AudioContext()
  for (const [frequency, start] of tones) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency })
    const volume = new GainNode(audio, { gain: 0 })
    const at = audio.currentTime + start
    volume.gain.linearRampToValueAtTime(.12, at + .01)
    volume.gain.exponentialRampToValueAtTime(.001, at + length)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + length)
  }
}

// ---- clocks ----

/** How much time is left. */
function tellClocks(page) {
  for (const clock of page.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.round((Number(clock.dataset.until) - Date.now()) / 1000))
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
    const two = number => String(number).padStart(2, "0")
    clock.textContent = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
  }
}
tellClocks(document)
setInterval(() => tellClocks(document), 1000)

// ---- one's own order of a hand ----

const orderKey = () => `order-${main.dataset.table}`
const order = () => JSON.parse(sessionStorage.getItem(orderKey()) ?? "[]")
const cardsOf = list => [...list.children].map(item => item.dataset.card)

/** Puts a hand that is sorted by hand into the order that its owner gave it. New cards come last. */
function arrange(page) {
  for (const movers of page.querySelectorAll(".movers")) movers.hidden = false
  for (const list of page.querySelectorAll("[data-sortable]")) {
    const ranks = order()
    const rank = item => {
      const index = ranks.indexOf(item.dataset.card)
      if (index >= 0) ranks[index] = null
      return index < 0 ? Infinity : index
    }
    const items = [...list.children].map(item => [rank(item), item])
    items.sort(([one], [other]) => one - other).forEach(([, item]) => list.append(item))
  }
}

const keep = list => sessionStorage.setItem(orderKey(), JSON.stringify(cardsOf(list)))

document.addEventListener("click", event => {
  const mover = event.target.closest("[data-move]")
  const list = mover && document.querySelector("[data-sortable]")
  const item = list?.querySelector(".selected")?.closest("[data-sortable] > *")
  if (!item) return
  event.preventDefault()
  if (mover.dataset.move === "left") item.previousElementSibling?.before(item)
  else item.nextElementSibling?.after(item)
  keep(list)
})

/** A card of one's own order that is dragged, by mouse or finger, and where that began. */
let drag

document.addEventListener("pointerdown", event => {
  const item = event.isPrimary && event.button === 0 && event.target.closest("[data-sortable] > *")
  drag = item ? { item, x: event.clientX, y: event.clientY } : null
})
document.addEventListener("pointermove", event => {
  if (!drag) return
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y]
  if (Math.hypot(x, y) > SLIP) drag.item.dataset.dragged = ""
  if ("dragged" in drag.item.dataset) drag.item.style.translate = `${x}px ${y}px`
})
document.addEventListener("pointerup", event => {
  if (!drag || !("dragged" in drag.item.dataset)) return
  const { item } = drag
  const other = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-sortable] > *")
  putBack()
  if (!other) return
  const { x, width } = other.getBoundingClientRect()
  if (event.clientX < x + width / 2) other.before(item)
  else other.after(item)
  keep(item.parentElement)
})
document.addEventListener("pointercancel", putBack)

function putBack() {
  if (!drag) return
  delete drag.item.dataset.dragged
  drag.item.style.translate = ""
  drag = null
}

if (main) arrange(document)

// ---- small things ----

/** Days as the reader's language writes them. */
function tellDates(page) {
  for (const time of page.querySelectorAll("time[datetime]")) {
    time.textContent = new Date(time.dateTime).toLocaleDateString(root.lang)
  }
}
tellDates(document)

for (const link of document.querySelectorAll("[data-copy]")) link.addEventListener("focus", () => link.select())

/** Alone with bots there is nobody to wait for: the game begins, with a share of chance from here. */
const begins = document.querySelector("form[data-auto]")
if (begins) begins.requestSubmit(begins.elements.begin)

root.classList.add("scripted")
