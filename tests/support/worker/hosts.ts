import { vi } from 'vitest'
import type { Env } from '#worker/env.ts'

/** What a page of the outside world answers; the path is the link's. */
export type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>

/** As it is before any test: one stand-in may follow another. */
const real = globalThis.fetch

/**
 * Stands at the edge of the network for hosts that exist only in a test; every other request goes where it would.
 * @returns the links that were asked for, in order
 */
export function standInForHosts(hosts: Record<string, Answer>): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    const answer = hosts[url.host]
    if (!answer) return real(input, init)
    asked.push(url.href)
    return answer(url, init)
  })
  return asked
}

/** Settings of a deployment whose database behaves like this until the end of the test; nobody is there unless said. */
export function withDatabase(
  answer: Answer = () => Promise.reject(new TypeError('Network connection lost.')),
): Partial<Env> {
  standInForHosts({ 'database.test': answer })
  return { NEON_HTTP_URL: 'https://database.test/sql' }
}
