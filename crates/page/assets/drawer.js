// Drawers: rules, options, menu and log slide over the table. Each is a page of its own, to which readers without a
// script go; here it is fetched, and what it says is put into the drawer.

const drawer = document.getElementById("drawer")
/** The way back to the address before the drawer, while one is on it. */
let way

/** Lets links that are marked open over the table, and the way back close them. */
export function watchDrawers() {
  if (!drawer) return
  document.addEventListener("click", event => {
    const chapter = event.target.closest("#drawer a[href^='#']")
    const link = chapter ?? event.target.closest("a[data-drawer]")
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (chapter) named(drawer, chapter.hash)?.scrollIntoView()
    else open(link).catch(() => { location.href = link.href })
  })
  drawer.addEventListener("close", () => {
    drawer.querySelector(".column").replaceChildren()
    goBack()
  })
  addEventListener("popstate", () => drawer.close())
}

/** Closes the drawer: what is done in it is seen at the table. Returns when the address is the table's again. */
export function shut() {
  drawer?.close()
  return goBack()
}

function goBack() {
  if (history.state?.drawer && !way) {
    way = new Promise(done => addEventListener("popstate", done, { once: true })).then(() => { way = null })
    history.back()
  }
  return way
}

const named = (page, hash) => hash ? page.querySelector(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`) : null

/** Shows what a link leads to: all of it, or the part that it names if that is all that is wanted. */
async function open({ href, hash, dataset }) {
  const answer = await fetch(href)
  if (!answer.ok) throw answer
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  const wanted = named(page, hash)
  const isPart = dataset.drawer === "part"
  const parts = [...(isPart ? wanted : page.querySelector("main")).children]
  const title = isPart ? wanted.querySelector("h2").textContent : page.title.split(" · ")[0]
  drawer.querySelector("h2").textContent = title
  const content = drawer.querySelector(".column")
  content.tabIndex = isPart ? 0 : -1   // what has nothing to press is scrolled by keys all the same
  // The table's own form of actions serves the drawer's buttons, too.
  content.replaceChildren(...parts.filter(part => !part.matches("#act, .not-in-drawer")))
  // What the drawer is called is not shown twice.
  for (const heading of content.querySelectorAll("h2")) heading.classList.toggle("sr", heading.textContent === title)
  // In a replay one comes back to the position that one looks at.
  const back = content.querySelector("input[name=back]")
  if (back && document.body.matches(".replay")) back.value = location.pathname + location.search
  await dress(page)
  await way
  if (!drawer.open) {
    history.pushState({ drawer: true }, "")
    drawer.showModal()
  }
  if (!isPart) wanted?.classList.add("named")
  if (wanted && !isPart) wanted.scrollIntoView()
  else content.scrollTop = 0
}

/** Loads the styles that a page has and the table does not, and waits for them. */
function dress(page) {
  const sheets = [...page.querySelectorAll("link[rel=stylesheet]")].filter(sheet =>
    !document.querySelector(`link[rel=stylesheet][href="${sheet.getAttribute("href")}"]`))
  return Promise.all(sheets.map(sheet => new Promise(done => {
    const link = document.createElement("link")
    link.rel = "stylesheet"
    link.href = sheet.getAttribute("href")
    link.onload = link.onerror = done
    document.head.append(link)
  })))
}
