// Everything by keyboard: arrows in the hand, and single keys that `?` lists and the options switch off.

/** Lets keys press what is on the page. */
export function watchKeys() {
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, select, textarea")) return
    if (stepsInHand(event)) return event.preventDefault()
    if (document.documentElement.dataset.keys === "off" && event.key.length === 1) return
    if (event.key === "?") document.getElementById("keys")?.showModal()
    const key = letterOf(event)
    const target = key === "?" ? null : keyTarget(key)
    if (!target || document.querySelector("dialog[open]")) return
    event.preventDefault()
    target.focus()
    if (key !== "d") target.click()
  })
}

/** What a key does: the deed that is proposed, putting back, the question, or what names the key itself. */
export function keyTarget(key) {
  if (key === "d") return document.querySelector("#dock .hand ul button") ?? document.querySelector("#dock button")
  const known = { a: "#dock .btn.primary", escape: '#dock [name="pick"][value=""]' }
  return document.querySelector(known[key] ?? `[data-key="${CSS.escape(key)}"]`)
}

/** Whether an arrow leads the focus along the hand. */
function stepsInHand({ key }) {
  const hand = [...document.querySelectorAll(".hand ul button")]
  const at = hand.indexOf(document.activeElement)
  if (at < 0 || key !== "ArrowRight" && key !== "ArrowLeft") return false
  const step = key === "ArrowRight" ? 1 : hand.length - 1
  hand[(at + step) % hand.length].focus()
  return true
}

/** The key as Latin keyboards have it, whatever letters this one writes. */
function letterOf({ key, code }) {
  const isForeign = key.length === 1 && key > "\x7f" && code.startsWith("Key")
  return isForeign ? code.slice(3).toLowerCase() : key.toLowerCase()
}
