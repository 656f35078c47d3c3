// A game that is over, looked at again: the slider, and moves that follow each other by themselves.

import { pick } from "./forms.js"

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
  document.addEventListener("click", event => event.target.closest(".reel .play") && play(!timer))
  document.addEventListener("change", ({ target }) => {
    if (target.matches(".reel [type=range]")) pick(new URLSearchParams({ eyes: target.dataset.eyes, at: target.value }))
    if (target.matches(".reel .speed") && timer) play(true)
  })
}
