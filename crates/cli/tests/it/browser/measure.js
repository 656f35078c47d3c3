// What does not fit on a page of a table: returns a sentence for each fault.
() => {
  const faults = []
  const { innerWidth: width, innerHeight: height } = window
  const page = document.scrollingElement
  const name = element => {
    const id = element.id ? `#${element.id}` : ""
    const classes = [...element.classList].map(one => `.${one}`).join("")
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30)
    return `${element.localName}${id}${classes} "${text}"`
  }
  const isShown = element => {
    if (element.closest(".sr, [hidden], .sprite, dialog:not([open]), .to-main")) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    const isSpoken = part => getComputedStyle(part).clipPath.startsWith("inset(50")
    return width > 1 && height > 1 && !isSpoken(element) && !isSpoken(element.parentElement)
  }
  // The log scrolls, and the seats of six players may; in a replay whatever does not steer it may, too.
  const scrolls = element => {
    const [seats, reel] = [element.closest(".seats"), element.closest(".replay .dock")]
    if (element.closest(".replay.over main") && getComputedStyle(element.closest("main")).overflowY === "auto") return !element.closest(".controls")
    if (reel && getComputedStyle(reel).overflowY === "auto") return !element.closest(".controls, .hand li:first-child, .hands > li:first-child")
    return element.closest(".log ol") || seats && seats.querySelectorAll(".seat").length > 3 && getComputedStyle(seats).overflowY === "auto"
  }
  const shown = [...document.querySelectorAll("body *")].filter(isShown)

  if (page.scrollHeight > height + 1) faults.push(`scroll: the page is ${page.scrollHeight - height} px too high`)
  if (page.scrollWidth > width + 1) faults.push(`scroll: the page is ${page.scrollWidth - width} px too wide`)

  const solid = shown.filter(element => element.matches(".card, button, a, h1, h2, h3, p, li, .plate, .token, .mark, .lamp, .dock, .piles, input, select, td, th") && (!scrolls(element) || element.matches(".dock")))
  for (const element of solid) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const out = Math.max(-left, right - width, -top, bottom - height)
    if (out > 1.5) faults.push(`outside: ${name(element)} by ${Math.round(out)} px`)
  }

  // Text that is cut: only players' names may be.
  for (const element of shown) {
    const style = getComputedStyle(element)
    const hides = side => style[`overflow${side}`] !== "visible"
    const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())
    if (!hasText || element.closest("[title], .log ol")) continue
    if (hides("X") && element.scrollWidth > element.clientWidth + 1) faults.push(`cut: ${name(element)} by ${element.scrollWidth - element.clientWidth} px`)
    if (hides("Y") && element.scrollHeight > element.clientHeight + 2) faults.push(`cut: ${name(element)} in height`)
  }
  // … also by a box further out.
  const texts = shown.filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()) && !element.closest("[title], .log ol, svg"))
  for (const element of texts) {
    const range = document.createRange()
    // its own text, and not what is only spoken
    const own = [...element.childNodes].filter(node => node.nodeType === 3 && node.data.trim())
    range.setStartBefore(own[0])
    range.setEndAfter(own.at(-1))
    const text = range.getBoundingClientRect()
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.overflowX === "visible" && style.overflowY === "visible") continue
      if (scrolls(box)) break
      const edge = box.getBoundingClientRect()
      if (text.right > edge.right + 2 || text.left < edge.left - 2 || text.bottom > edge.bottom + 3) faults.push(`cut: ${name(element)} by ${name(box)}`)
      break
    }
  }

  // What stands beside each other must not lie on each other.
  const overlaps = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return x > 2 && y > 2 ? Math.round(Math.min(x, y)) : 0
  }
  const apart = (elements) => {
    for (let i = 0; i < elements.length; i++) for (let j = 0; j < i; j++) {
      if (elements[i].contains(elements[j]) || elements[j].contains(elements[i])) continue
      const by = overlaps(elements[i], elements[j])
      if (by) faults.push(`overlap: ${name(elements[j])} and ${name(elements[i])} by ${by} px`)
    }
  }
  const find = (selector, root = document) => [...root.querySelectorAll(selector)].filter(isShown)
  apart([...find(".bar"), ...find("main > *").filter(it => getComputedStyle(it).display !== "contents"), ...find(".seats .seat").filter(it => !scrolls(it))])
  // A card that is not asked for lies on nothing.
  for (const box of find(".vote")) for (const it of solid) {
    const by = box.contains(it) || it.contains(box) ? 0 : overlaps(box, it)
    if (by) faults.push(`overlap: ${name(box)} and ${name(it)} by ${by} px`)
  }
  for (const dock of find(".dock")) {
    apart([...find(".ask > *", dock), ...find(".hand", dock), ...find(".tell", dock), ...find(".handbar", dock)])
    // Marks on a curve lie where they lie; a list has the same moves.
    apart([...find("button, a", dock)].filter(it => !it.closest(".hand, .curve")))
  }
  for (const seat of find(".seat")) apart([...seat.children].filter(it => isShown(it) && getComputedStyle(it).position !== "absolute"))
  apart(find(".tools > *"))
  // texts of one plate, unless they are sentences of one paragraph
  for (const plate of find(".seat, .ask, .bar")) {
    const lines = texts.filter(it => plate.contains(it) && it.closest(".seat, .ask, .bar") === plate && !it.closest(".card, .judged") && getComputedStyle(it).position !== "absolute")
    apart(lines.filter(it => !lines.some(other => other !== it && other.contains(it))))
  }

  // What is touched is at least 44 px large.
  if (width < 1000 || height <= 480) {
    for (const element of find("main button, main a, main summary, .bar button, .bar a").filter(it => !it.closest(".replay .hand, .curve"))) {
      const box = element.getBoundingClientRect()
      let [w, h] = [box.width, box.height]
      const after = getComputedStyle(element, "::before")
      if (after.content !== "none" && after.position === "absolute") { w = Math.max(w, parseFloat(after.width) || 0); h = Math.max(h, parseFloat(after.height) || 0) }
      if (Math.min(w, h) < 43.5) faults.push(`small: ${name(element)} is ${Math.round(w)} × ${Math.round(h)} px`)
    }
  }

  // Text is at least 12 px high.
  for (const element of texts) {
    const size = parseFloat(getComputedStyle(element).fontSize)
    if (size < 11.9) faults.push(`tiny: ${name(element)} has ${size} px`)
  }

  // No empty band across the table.
  const log = find(".log")[0]?.getBoundingClientRect()
  const rows = [...shown.filter(it => !scrolls(it) || it.closest(".replay") && !it.closest(".log ol")), ...find(".log ol, .seats:has(.seat)")].filter(element => element.matches(".card, button, h2, h3, p, .plate, .token, .mark, .lamp, td, th, li, .log ol, .seats") && !(log && width >= 1000 && element.getBoundingClientRect().left >= log.left)).map(element => element.getBoundingClientRect())
    .map(({ top, bottom }) => [top, bottom]).filter(([top]) => top < height).sort((a, b) => a[0] - b[0])
  let end = find(".bar")[0]?.getBoundingClientRect().bottom ?? 0
  if (height <= 480) end = 0
  for (const [top, bottom] of [...rows, [height, height]]) {
    if (top - end > height / 5) faults.push(`empty: ${Math.round(top - end)} px from ${Math.round(end)}`)
    end = Math.max(end, bottom)
  }
  return [...new Set(faults)]
}
