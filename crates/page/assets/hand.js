// One's own order of a hand: by dragging cards, by mouse or finger, or with two buttons.

const SLIP = 8   // a hand that presses may tremble by this many pixels

const main = document.querySelector("main")
const orderKey = () => `order-${main.dataset.table}`
const order = () => JSON.parse(sessionStorage.getItem(orderKey()) ?? "[]")

/** Puts a hand that is sorted by hand into the order that its owner gave it. New cards come last. */
export function arrange(page) {
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

/**
 * Gives each card of a hand an id: what it is, and which one among equals. By that it stays the same
 * element wherever it comes to stand, so that a press or the focus is not led astray.
 */
export function number(page) {
  const copies = {}
  for (const item of page.querySelectorAll("[data-card]")) {
    const { card } = item.dataset
    copies[card] = (copies[card] ?? 0) + 1
    item.id = `card-${card}-${copies[card]}`
  }
}

/** Lets the reader drag cards, or move a picked one by the buttons. */
export function watchHand() {
  document.addEventListener("click", move)
  document.addEventListener("pointerdown", take)
  document.addEventListener("pointermove", drag)
  document.addEventListener("pointerup", drop)
  document.addEventListener("pointercancel", putBack)
}

function keep(list) {
  const cards = [...list.children].map(item => item.dataset.card)
  sessionStorage.setItem(orderKey(), JSON.stringify(cards))
}

function move(event) {
  const mover = event.target.closest("[data-move]")
  const list = mover && document.querySelector("[data-sortable]")
  const item = list?.querySelector(".selected")?.closest("[data-sortable] > *")
  if (!item) return
  event.preventDefault()
  if (mover.dataset.move === "left") item.previousElementSibling?.before(item)
  else item.nextElementSibling?.after(item)
  keep(list)
}

/** The card that is dragged, and where that began. */
let held

const isDragged = () => !!held && "dragged" in held.item.dataset

function take(event) {
  const item = event.isPrimary && event.button === 0 && event.target.closest("[data-sortable] > *")
  held = item ? { item, x: event.clientX, y: event.clientY } : null
}

function drag(event) {
  if (!held) return
  const [x, y] = [event.clientX - held.x, event.clientY - held.y]
  if (Math.hypot(x, y) > SLIP) held.item.dataset.dragged = ""
  if (isDragged()) held.item.style.translate = `${x}px ${y}px`
}

function drop(event) {
  if (!isDragged()) return
  const { item } = held
  const other = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-sortable] > *")
  putBack()
  if (!other) return
  const { x, width } = other.getBoundingClientRect()
  if (event.clientX < x + width / 2) other.before(item)
  else other.after(item)
  keep(item.parentElement)
}

function putBack() {
  if (!held) return
  delete held.item.dataset.dragged
  held.item.style.translate = ""
  held = null
}
