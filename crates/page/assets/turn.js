// Says that it has become the reader's turn: in the title, the icon, by a sound and a notification.

import { knock } from "./sounds.js"

const isTurn = () => document.getElementById("act")?.dataset.turn === "mine"

let wasTurn = isTurn()

/** Lets title, icon and class follow the table; what has just become the reader's turn is heard and told. */
export function noticeTurn() {
  const act = document.getElementById("act")
  // A list of games says in the title how many of them wait.
  const list = document.getElementById("turns")?.dataset.title
  if (list) document.title = list
  if (!act) return
  const { title, class: classes } = act.dataset
  document.title = isTurn() && document.hidden ? `● ${title}` : title
  const icon = document.querySelector("link[rel=icon]")
  icon.href = icon.href.replace(/icon(-turn)?\.svg/, isTurn() ? "icon-turn.svg" : "icon.svg")
  if (classes) document.body.className = classes + (document.body.classList.contains("offline") ? " offline" : "")
  if (isTurn() && !wasTurn) {
    knock()
    const mayNotify = document.hidden && window.Notification?.permission === "granted"
    if (mayNotify) new Notification(title, { tag: document.querySelector("main").dataset.table })
  }
  wasTurn = isTurn()
}

/** The options' button that asks the browser for notifications. */
export function offerNotifications() {
  document.querySelector("[data-notify]")?.addEventListener("click", event => {
    event.preventDefault()
    window.Notification?.requestPermission()
  })
}
