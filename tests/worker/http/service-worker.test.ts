import { expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'

const read = async (OFFLINE_PAGES: 'on' | 'off') => {
  const response = await send('/service-worker.js', { env: { OFFLINE_PAGES } })
  return { response, code: await response.text() }
}

it('loads what the build keeps, and is asked for anew each time', async () => {
  const { response, code } = await read('on')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(code).toBe("importScripts('/offline-worker.js')\n")
})

it('switched off, takes itself and all that was kept away', async () => {
  const { code } = await read('off')
  expect(code).not.toContain('importScripts')
  expect(code).toContain('caches.delete')
  expect(code).toContain('registration.unregister')
})
