import { vi } from 'vitest'

/** What a page of the outside world answers; the path is the link's. */
export type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>

/**
 * Stands at the edge of the network for hosts that exist only in a test; every other request goes where it would.
 * @returns the links that were asked for, in order
 */
export function standInForHosts(hosts: Record<string, Answer>): string[] {
  const asked: string[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    const answer = hosts[url.host]
    if (!answer) return real(input, init)
    asked.push(url.href)
    return answer(url, init)
  })
  return asked
}
