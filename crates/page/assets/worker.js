// What the browser shows of the house when no page is open, or no line: that a game waits, and one page that says so. Tables are never kept, so that no
// old game looks like the present one. The server writes VERSION and SHELL above this.

addEventListener("install", event => event.waitUntil(keep()))
addEventListener("activate", event => event.waitUntil(forget()))
addEventListener("fetch", event => {
  const { request } = event
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(fetch(request).catch(() => caches.match(SHELL[0])))
  else if (SHELL.includes(new URL(request.url).pathname)) event.respondWith(kept(request))
})

// A new one waits until the pages of the one before are gone, so that no page waits for it.
async function keep() {
  const cache = await caches.open(VERSION)
  await cache.addAll(SHELL)
}

async function forget() {
  const others = (await caches.keys()).filter(name => name !== VERSION)
  await Promise.all(others.map(name => caches.delete(name)))
}

const kept = async request => await caches.match(request) ?? fetch(request)

// A message says which game waits and where, and nothing else.
addEventListener("push", event => {
  const { title = "Sobremesa", body, path = "/turns" } = event.data?.json() ?? {}
  event.waitUntil(registration.showNotification(title, { body, tag: path, icon: "/icon/192", data: path }))
})
addEventListener("notificationclick", event => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data, location.origin)))
})

// The page of that game, if it is open somewhere.
async function open(url) {
  if (url.origin !== location.origin) return
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true })
  const page = pages.find(page => new URL(page.url).pathname === url.pathname)
  return page ? page.focus() : clients.openWindow(url.href)
}
