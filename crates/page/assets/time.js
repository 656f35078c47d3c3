// Clocks that run down, and days as the reader's language writes them.

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

/** Writes days as the reader's language has them. */
export function tellDates(page) {
  for (const time of page.querySelectorAll("time[datetime]")) {
    time.textContent = new Date(time.dateTime).toLocaleDateString(document.documentElement.lang)
  }
}
