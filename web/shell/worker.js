// Opens the page without a net. Whatever is asked for while there is one comes from the server: only files whose names
// carry a hash of their content, which never change, are taken from the device first. Games and sockets never are.
// The build fills in what stands between underscores (shell.ts).

const SHELL = "tesno-shell-__STAMP__";
const WORDS = "tesno-words";
const PAGE = "/";
// What the page of this build asks for first: another page has another one.
const ENTRY = "__ENTRY__";
// With a hash in their names, and without.
const HASHED = __HASHED__;
const OTHERS = __OTHERS__;
const LANGUAGES = ["ru", "pl", "en"];
// What a proxy says when nobody stands behind it.
const NOBODY = [502, 504];

const fresh = (path) => new Request(path, { cache: "no-cache" });

async function install() {
  const shell = await caches.open(SHELL);
  await shell.addAll([...HASHED, ...OTHERS.map(fresh)]);
  const page = await fetch(fresh(PAGE));
  // Between two of our requests the server may have been brought up to date: then the next visit tries again.
  if (!page.ok || !(await page.clone().text()).includes(ENTRY)) throw new Error("another page than this build's");
  await shell.put(PAGE, page);
  const words = await caches.open(WORDS);
  await Promise.allSettled(LANGUAGES.map((language) => words.add(fresh(`/api/words/${language}`))));
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith("tesno-shell-") && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(cache, key) {
  return (await caches.open(cache)).match(key);
}

// From the server, or else what was kept; what comes from the server is kept only where `keep` says so.
async function fromServer(request, cache, key, keep = false) {
  try {
    const response = await fetch(request);
    if (!NOBODY.includes(response.status)) {
      if (keep && response.ok) await (await caches.open(cache)).put(key, response.clone());
      return response;
    }
    return (await kept(cache, key)) ?? response;
  } catch (error) {
    const response = await kept(cache, key);
    if (response) return response;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (HASHED.includes(pathname)) event.respondWith(kept(SHELL, pathname).then((response) => response ?? fetch(request)));
  else if (OTHERS.includes(pathname)) event.respondWith(fromServer(request, SHELL, pathname));
  else if (pathname.startsWith("/api/words/")) event.respondWith(fromServer(request, WORDS, pathname, true));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/") && !/\.\w+$/.test(pathname)) event.respondWith(fromServer(request, SHELL, PAGE));
});

// A game waits for somebody who is not here: the server has said so in words of their language.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { body, tag, icon: "/icons/any-192.png", data: { url } }),
      self.navigator.setAppBadge?.().catch(() => {}),
    ]),
  );
});

// The page that shows the game already, or else any, or a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = pages.find((page) => new URL(page.url).pathname === url);
      if (there) await there.focus();
      else await self.clients.openWindow(url);
    })(),
  );
});
