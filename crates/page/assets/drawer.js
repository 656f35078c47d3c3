// Drawers: rules, options, menu and log slide over the table. Each is a page of its own, to which readers without a
// script go; here it is fetched, and what it says is put into the drawer.

const drawer = document.getElementById("drawer")

/** Lets links that are marked open over the table, and the way back close them. */
export function watchDrawers() {
  if (!drawer) return
  document.addEventListener("click", event => {
    const link = event.target.closest("a[data-drawer]")
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(link).catch(() => { location.href = link.href })
  })
  drawer.addEventListener("close", () => {
    drawer.querySelector(".column").replaceChildren()
    if (history.state?.drawer) history.back()
  })
  addEventListener("popstate", () => drawer.close())
}

/** Closes the drawer: what is done in it is seen at the table. */
export const shut = () => drawer?.close()

/** Shows what a link leads to: all of it, or the part that it names if that is all that is wanted. */
async function open({ href, hash, dataset }) {
  const answer = await fetch(href)
  if (!answer.ok) throw answer
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  const named = hash ? page.getElementById(decodeURIComponent(hash.slice(1))) : null
  const parts = dataset.drawer === "part" ? [named] : [...page.querySelector("main").children]
  drawer.querySelector("h2").textContent = page.title.split(" · ")[0]
  const content = drawer.querySelector(".column")
  // The table's own form of actions serves the drawer's buttons, too.
  content.replaceChildren(...parts.filter(part => !part.matches("#act, .not-in-drawer")))
  if (!drawer.open) {
    history.pushState({ drawer: true }, "")
    drawer.showModal()
  }
  named?.classList.add("named")
  if (named) named.scrollIntoView()
  else content.scrollTop = 0
}
