// What is passed on to others: by the browser's own sheet, over the clipboard, or at least selected by one press.

const TOLD_FOR = 2_000

/**
 * Shows the buttons that this browser has the means for, and lets them work: `to-copy` and `to-share` pass on the
 * link that stands on the page, and what has `data-share` its own text and link.
 */
export function watchShares() {
  const { classList } = document.documentElement
  classList.toggle("copies", !!navigator.clipboard)
  classList.toggle("shares", !!navigator.share)
  document.addEventListener("focusin", ({ target }) => target.matches("[data-copy]") && target.select())
  document.addEventListener("click", event => {
    if (event.target.matches("[data-copy]")) event.target.select()
    const button = event.target.closest(".to-copy, .to-share, [data-share]")
    if (!button || !navigator.share && !navigator.clipboard) return
    event.preventDefault()
    pass(button)
  })
}

async function pass(button) {
  const { share: text, url = document.querySelector("[data-copy]").value } = button.dataset
  if (navigator.share && !button.matches(".to-copy")) {
    // Whoever closes the sheet has changed their mind.
    return navigator.share(text ? { text, url } : { title: document.title, url }).catch(() => {})
  }
  // Whoever refuses it can still copy by hand what is selected.
  await navigator.clipboard.writeText(text ? `${text} ${url}` : url).then(() => tellDone(button), () => document.querySelector("[data-copy]")?.focus())
}

function tellDone(button) {
  const label = button.querySelector("span") ?? button
  const text = label.textContent
  if (text === button.dataset.done) return
  label.textContent = button.dataset.done
  setTimeout(() => { label.textContent = text }, TOLD_FOR)
}
