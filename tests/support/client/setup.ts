import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'
import { closeError } from '#client/ui/dialog/error-dialog.ts'
import { renewClients } from '#tests/support/client/render.tsx'

/** More than any test leaves open. */
const ERRORS = 20

// a busy machine takes its time
configure({ asyncUtilTimeout: 3_000 })

/** What jsdom lacks for the kit's components. */
Object.assign(globalThis, {
  scrollTo: () => {},
  matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
})

if (globalThis.Element) Element.prototype.scrollIntoView = () => {}

// what is drawn anew when a font has come
if (globalThis.document) {
  const fonts = Object.assign(new EventTarget(), { ready: Promise.resolve() })
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts })
}

/** What a page tells the console of, unless the test listens for it. */
const complaints: unknown[][] = []
console.error = (...words) => void complaints.push(words)
console.warn = (...words) => void complaints.push(words)

/** What a page meant to do seconds later, as telling of an event: it would reach the next test's server. */
const later = new Set<ReturnType<typeof setTimeout>>()
const LATER_MS = 1_000
const startTimer = globalThis.setTimeout
globalThis.setTimeout = Object.assign((...args: Parameters<typeof startTimer>) => {
  const timer = startTimer(...args)
  if ((args[1] ?? 0) >= LATER_MS) later.add(timer)
  return timer
}, startTimer)

/** All files share one page, as all screens of a visit do; the next test finds it as a new visitor would. */
afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  for (const timer of later) clearTimeout(timer)
  later.clear()
  // calls that were about to go out in a batch reach nobody, least of all the next test's server
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    init?.method === 'HEAD' ? new Response() : new Promise(() => {}),
  )
  globalThis.window?.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve))
  for (let open = ERRORS; open > 0; open -= 1) closeError()
  notifications.clean()
  renewClients()
  // a test of what is drawn in Node has neither
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  expect(complaints.splice(0), 'told to the console').toEqual([])
})
