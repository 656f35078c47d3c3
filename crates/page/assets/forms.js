// What is pressed: picks ask for the same page with something picked, or with a hint; everything else is a
// command that is sent, and the stream shows what it did.

import { shut } from "./drawer.js"
import { look, show } from "./regions.js"
import { isWatching, retry } from "./stream.js"

const UNSEEN = 1_000   // after this long nothing will be seen of a command any more

/** Lets presses go to the server without loading the page again. */
export function watchForms() {
  document.addEventListener("submit", event => {
    const { target: form, submitter } = event
    fillNonce(form)
    if (form.id !== "pick" && form.id !== "act") return
    event.preventDefault()
    const fields = new URLSearchParams(new FormData(form, submitter))
    if (form.id === "pick") pick(fields, submitter)
    else act(form, fields, submitter)
  })
}

/** Shows the page with something picked. What is picked lives in the address. */
export async function pick(fields, submitter) {
  if (!fields.get("pick")) fields.delete("pick")
  await shut()
  setQuery(fields)
  // The press is seen before the server has answered.
  submitter?.classList.toggle("selected", submitter.matches(".hand .card"))
  await look().catch(retry)
}

/** Sends a command. The press is seen until it is answered; what is refused is said. */
async function act(form, body, submitter) {
  // A decision is made once: until the page shows what it did, it cannot be made again.
  if (body.has("action")) {
    if (form.ariaBusy) return
    form.ariaBusy = "true"
  }
  submitter?.setAttribute("aria-busy", "true")
  body.set("id", random())
  await shut()
  // What a game keeps picked, such as the order of a hand.
  const kept = body.get("pick")
  const isHint = body.has("hint")
  setQuery(new URLSearchParams({ ...kept && { pick: kept }, ...isHint && { hint: 1 } }))
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "post", body, headers: { "x-regions": "1" } })
    // The next step of a lesson, or the same one with an answer: there is no line over which it could come.
    if (answer.redirected && answer.ok && !isWatching() && document.getElementById("coach")) {
      history.replaceState(null, "", answer.url)
      show(await answer.text())
    } else if (answer.redirected) location.href = answer.url
    else if (answer.ok && !isWatching()) location.reload()
    else tell(answer.ok ? "" : (await answer.json()).message)
    if (!answer.ok || isHint) await look()
  } catch {
    retry()
  }
  submitter?.removeAttribute("aria-busy")
  setTimeout(() => form.removeAttribute("aria-busy"), UNSEEN)
}

function setQuery(fields) {
  history.replaceState(null, "", fields.size ? `?${fields}` : location.pathname)
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
  if (!nonce || nonce.value) return
  nonce.value = random()
  remember("nonce", nonce.value)
}

/** Keeps what was seen or sent first at this table: the seal of the deal is compared with it after the game. */
export function remember(what, value) {
  const key = `sobremesa ${what} ${location.pathname.split("/")[2]}`
  try {
    if (value && !localStorage.getItem(key)) localStorage.setItem(key, value)
  } catch {}
}

/** 32 random digits. In the house's own network there is no TLS, and without it no `crypto.randomUUID`. */
function random() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("")
}
