import { vi } from 'vitest'
import type { Env } from '#worker/env.ts'

/** What a page of the outside world answers; the path is the link's. */
export type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>

/** As it is before any test: one stand-in may follow another. */
const real = globalThis.fetch

/** A host that cannot be reached; the real network would have workerd print why. */
const nobody: Answer = () => Promise.reject(new TypeError('Network connection lost.'))

/** The stand-ins and the database are on this machine; nothing that a test does asks anybody outside. */
const isHere = ({ hostname }: URL) => hostname === '127.0.0.1' || hostname === 'localhost'

/**
 * Stands at the edge of the network for hosts that exist only in a test; of others, only those of this machine are there.
 * @returns the links that were asked for, in order
 */
export function standInForHosts(hosts: Record<string, Answer>): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    const answer = hosts[url.host]
    if (answer) asked.push(url.href)
    else if (isHere(url)) return real(input, init)
    return (answer ?? nobody)(url, init)
  })
  return asked
}

/** Settings of a deployment whose database behaves like this until the end of the test; nobody is there unless said. */
export function withDatabase(answer: Answer = nobody): Partial<Env> {
  standInForHosts({ 'database.test': answer })
  return { NEON_HTTP_URL: 'https://database.test/sql' }
}

/** The next answer to a POST at this path is lost on its way, after its work was done. */
export function loseAnswerOf(path: string): void {
  let isLost = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    const answer = await real(input, init)
    if (isLost || init.method !== 'POST' || pathname !== path) return answer
    isLost = true
    await answer.arrayBuffer()
    throw new TypeError('Network connection lost.')
  })
}
