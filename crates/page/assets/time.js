// Clocks that run down, and how long ago things were, as the reader's language says it.

const AGES = [["minute", 60], ["hour", 3600], ["day", 86_400]], WEEK = 7 * 86_400

/** Says how much time is left. */
export function tellClocks(page) {
  for (const clock of page.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.round((Number(clock.dataset.until) - Date.now()) / 1000))
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
    const two = number => String(number).padStart(2, "0")
    clock.textContent = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
  }
}

/** Lets the page's clocks run. */
export function watchClocks() {
  setInterval(() => tellClocks(document), 1000)
}

/** Says of the last days how long ago they are, and writes others as the reader's language has them. */
export function tellDates(page) {
  const { lang } = document.documentElement
  const age = new Intl.RelativeTimeFormat(lang, { numeric: "auto" })
  for (const time of page.querySelectorAll("time[datetime]")) {
    const at = new Date(time.dateTime)
    if ("day" in time.dataset) {
      time.textContent = at.toLocaleDateString(lang, { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })
      continue
    }
    const seconds = Math.max(0, Date.now() - at) / 1000
    const [unit, length] = AGES.findLast(([, length]) => seconds >= length) ?? AGES[0]
    time.textContent = seconds < WEEK ? age.format(-Math.floor(seconds / length), unit) : at.toLocaleDateString(lang)
  }
}
