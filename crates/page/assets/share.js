// What is passed on to others: by the browser's own sheet, or over the clipboard. Where it has neither, what the
// button opens has the text, and one press selects it.

/** Lets buttons with `data-share` pass on their text and link; what has `data-copy` is selected by one press. */
export function watchShares() {
  document.addEventListener("focusin", ({ target }) => target.matches("[data-copy]") && target.select())
  document.addEventListener("click", event => {
    const button = event.target.closest("[data-share]")
    if (!button || !navigator.share && !navigator.clipboard) return
    event.preventDefault()
    pass(button)
  })
}

async function pass(button) {
  const { share: text, url, done } = button.dataset
  // Whoever closes the sheet wants nothing.
  if (navigator.share) return navigator.share({ text, url }).catch(() => {})
  await navigator.clipboard.writeText(`${text} ${url}`)
  button.lastElementChild.textContent = done
}
