/** Put before this code by the build: its own files, and a name that changes with them. */
declare const BUILD: { version: string; files: readonly string[] }
declare const self: ServiceWorkerGlobalScope

export {}

/**
 * Lets the product's pages start without a connection. It keeps the build's own files and nothing else: no answer of the
 * worker's, nobody's data. What is read offline lies with the page (features/offline), where a sign-out reaches it.
 */

const PAGE = '/home'
const PREFIX = 'build '
const CACHE = PREFIX + BUILD.version

self.addEventListener('install', (event) => event.waitUntil(keepBuild()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // a build is named by its files, so that a file never changes
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  // anything else comes from the network first: a new deployment is never hidden
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request, PAGE))
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
    return await fetch(request)
  } catch (failure) {
    const kept = await (await caches.open(CACHE)).match(path, { ignoreVary: true })
    if (kept) return kept
    throw failure
  }
}
