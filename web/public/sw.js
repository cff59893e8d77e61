// Shows push messages and opens what they are about. It stores nothing and answers no requests.

self.addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data.json();
  } catch {
    // not from this server: nothing is known but that something happened
  }
  event.waitUntil(
    self.registration.showNotification(said.title || "Rondel", {
      body: said.body || "",
      tag: said.tag || undefined,
      data: { url: said.url || "" },
    }),
  );
});

// The page that shows it already, else a new one. Never another site.
async function open(url) {
  const wanted = new URL(url || "", self.registration.scope);
  const target = wanted.href.startsWith(self.registration.scope) ? wanted.href : self.registration.scope;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((page) => page.url.split("#")[0] === target.split("#")[0]);
  if (shown) return shown.focus();
  return self.clients.openWindow(target);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data && event.notification.data.url));
});
