// The link to a table: copied, handed to the phone's own way of sharing, or at least selected by one press.

const TOLD_FOR = 2_000

const link = () => document.querySelector("[data-copy]")

/** Shows the buttons that this browser has the means for, and lets them work. */
export function offerLink() {
  const { classList } = document.documentElement
  classList.toggle("copies", !!navigator.clipboard)
  classList.toggle("shares", !!navigator.share)
  document.addEventListener("click", event => {
    if (event.target.matches("[data-copy]")) event.target.select()
    const button = event.target.closest(".to-copy, .to-share")
    if (button?.matches(".to-copy")) navigator.clipboard.writeText(link().value).then(() => tellDone(button))
    // Whoever closes the sheet has changed their mind.
    if (button?.matches(".to-share")) navigator.share({ title: document.title, url: link().value }).catch(() => {})
  })
}

function tellDone(button) {
  const label = button.querySelector("span")
  const text = label.textContent
  if (text === button.dataset.done) return
  label.textContent = button.dataset.done
  setTimeout(() => { label.textContent = text }, TOLD_FOR)
}
