import type { Handler } from 'hono'
import type { AppEnv } from '#worker/http/observe.ts'

/** The build says what is kept: a new one is seen by its code. */
const ON = "importScripts('/offline-worker.js')\n"

/** Takes itself and everything it kept away; pages go on from the network as if there had never been one. */
const OFF = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
)
`

/** What browsers run before our pages' requests, or, with OFFLINE_PAGES off, what ends it in every browser that has it. */
export const serviceWorkerScript = (isOn: boolean): string =>
  // never the same twice: what a page has just registered again ends again
  isOn ? ON : `// ${crypto.randomUUID()}\n${OFF}`

/** It must never be older than the deployment: it is what switches the rest off. */
export const sendServiceWorker: Handler<AppEnv> = (c) =>
  c.body(serviceWorkerScript(c.var.ctx.env.OFFLINE_PAGES === 'on'), 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
