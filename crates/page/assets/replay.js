// A game that is over, looked at again: the slider, moves that follow each other by themselves, and how far
// its analysis is.

import { pick } from "./forms.js"
import { look } from "./regions.js"

const AGAIN = 1_500   // so often the page looks how far an analysis is
const RETRY = 3_000   // after this long a line that was cut is tried again

/** Lets the reel of the page work. */
export function watchReel() {
  const find = selector => document.querySelector(`.reel ${selector}`)
  if (!find(".slide")) return
  document.documentElement.classList.add("plays")
  let timer
  const play = isOn => {
    clearInterval(timer)
    timer = isOn ? setInterval(step, Number(find(".speed").value)) : null
    find(".play").ariaPressed = isOn
  }
  const step = () => {
    const on = find("#reel-on")
    if (on && !on.disabled) on.click()
    else play(false)
  }
  const lookAgain = () => {
    const isAwaited = document.querySelector(".reel[data-study]")
    if (isAwaited && !document.hidden) look().catch(() => {})
    if (isAwaited) setTimeout(lookAgain, AGAIN)
  }
  setTimeout(lookAgain, AGAIN)
  watchLead(find)
  document.addEventListener("click", event => event.target.closest(".reel .play") && play(!timer))
  document.addEventListener("change", ({ target }) => {
    if (target.matches(".reel [type=range]")) pick(new URLSearchParams({ ...target.dataset, at: target.value }))
    if (target.matches(".reel .speed") && timer) play(true)
  })
}

/**
 * Looks again whenever those who watch together are led somewhere else. Whoever goes along has no position in the
 * address, and so sees the leader's.
 */
function watchLead(find) {
  const { events } = document.querySelector(".reel").dataset
  if (!events) return
  const listen = () => {
    const stream = new EventSource(events)
    stream.addEventListener("lead", () => look().catch(() => {}))
    stream.onerror = () => {
      if (stream.readyState !== EventSource.CLOSED) return
      // Nobody watches together any more, or the server comes back. A page that is being left must not look again: a
      // leader's would take everybody back to where it was.
      setTimeout(() => {
        look().catch(() => {})
        if (document.querySelector(".reel")?.dataset.events) listen()
      }, RETRY)
    }
    addEventListener("pagehide", () => stream.close())
  }
  listen()
  // One's own steps go on from what is seen now.
  document.addEventListener("shown", () => {
    const eyes = document.querySelector("#pick [name=eyes]")
    if (eyes) eyes.value = find("[type=range]").dataset.eyes
  })
}
