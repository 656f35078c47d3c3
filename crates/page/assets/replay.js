// A game that is over, looked at again: the slider, moves that follow each other by themselves, and how far
// its analysis is.

import { pick } from "./forms.js"
import { look } from "./regions.js"

const AGAIN = 1_500   // so often the page looks how far an analysis is

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
  document.addEventListener("click", event => event.target.closest(".reel .play") && play(!timer))
  document.addEventListener("change", ({ target }) => {
    if (target.matches(".reel [type=range]")) pick(new URLSearchParams({ eyes: target.dataset.eyes, at: target.value }))
    if (target.matches(".reel .speed") && timer) play(true)
  })
}
