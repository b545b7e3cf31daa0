/** Put before this code by the build: its own files, and a name that changes with them. */
declare const BUILD: { version: string; files: readonly string[] }
declare const self: ServiceWorkerGlobalScope

export {}

/**
 * Lets the product's pages start without a connection. It keeps the build's own files and nothing else: no answer of the
 * worker's, nobody's data. What is read offline lies with the page (features/offline), where a sign-out reaches it.
 */

/** The one that fits every address (dev/pages). */
const PAGE = '/404'
/** Navigations that end at no page of the app: ways of signing in, other documents. */
const NOT_OURS = /^\/auth\/|\.\w+$/
const PREFIX = 'build '
const CACHE = PREFIX + BUILD.version
/** Whether the server was when it was last asked for a page. */
let isAway = false

self.addEventListener('install', (event) => event.waitUntil(keepBuild()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // with a connection the browser's own cache has them: it would not use what a page preloads for what comes from here
  if (pathname.startsWith('/assets/')) {
    if (isAway || !navigator.onLine) event.respondWith(keptFirst(request))
    return
  }
  // anything else comes from the network first: a new deployment is never hidden
  if (request.mode === 'navigate' && !NOT_OURS.test(pathname)) event.respondWith(networkFirst(request, PAGE))
  else if (BUILD.files.includes(pathname)) event.respondWith(networkFirst(request, pathname))
})

async function keepBuild(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(
    BUILD.files.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })),
  )
  await self.skipWaiting()
}

/** Pages of the build before this one may still be open and load their later parts. */
async function takeOver(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

const keptFirst = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

async function networkFirst(request: Request, path: string): Promise<Response> {
  try {
    const response = await fetch(request)
    isAway = false
    return response
  } catch (failure) {
    isAway = true
    const kept = await (await caches.open(CACHE)).match(path, { ignoreVary: true })
    if (kept) return kept
    throw failure
  }
}
