// Lets this device be told that a game waits while no page is open. The browser is asked only after a press, and one
// more press ends it.

const place = document.querySelector("[data-push]"), button = place?.querySelector("button"), note = place?.querySelector("[role=status]")

/** Offers it where the browser can do it. */
export async function offerPush() {
  if (!navigator.serviceWorker || !window.PushManager || !window.Notification) return
  tell(await subscription().catch(() => null))
  place.hidden = false
  button.addEventListener("click", async () => {
    button.disabled = true
    note.textContent = ""
    try {
      await change()
    } catch {
      note.textContent = Notification.permission === "denied" ? place.dataset.denied : place.dataset.failed
    }
    tell(await subscription().catch(() => null))
    button.disabled = false
  })
}

// What the house knows: this browser may have been told of somebody else's games before.
let isTold = !!place && "told" in place.dataset

const registration = () => navigator.serviceWorker.ready
const subscription = async () => (await registration()).pushManager.getSubscription()

async function change() {
  const old = await subscription()
  await old?.unsubscribe()
  if (old && isTold) {
    isTold = false
    await send("DELETE")
    return
  }
  if (await Notification.requestPermission() !== "granted") throw new Error("denied")
  const fresh = await (await registration()).pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: place.dataset.push })
  const answer = await send("POST", fresh)
  if (!answer.ok) {
    await fresh.unsubscribe()
    throw new Error(answer.status)
  }
  isTold = true
}

const send = (method, body) => fetch("/api/me/pushes", { method, headers: { "content-type": "application/json" }, body: body && JSON.stringify(body) })

function tell(subscription) {
  const subscribed = !!subscription && isTold
  button.textContent = subscribed ? button.dataset.off : button.dataset.on
  button.dataset.state = subscribed ? "told" : "untold"
}
