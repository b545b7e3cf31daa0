import type { Env } from '#worker/env.ts'
import { type Bounds, boundedFetch } from './bounded-fetch.ts'
import { assertPublicHost } from './link-probe.ts'
import { isPublicLink } from './public-link.ts'

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** How an address is asked for: without following. */
type Ask = (address: string) => Promise<Response>

/**
 * What a link that others wrote leads to: public addresses alone, three redirects at most, each looked at anew (SEC-06).
 * @throws Error where it leads inside, on and on, or to what is late or too large
 */
export async function publicFetch(env: Env, link: string, headers: Record<string, string>, bounds: Bounds) {
  await assertPublicLink(env, link)
  return followPublic(env, link, (address) => boundedFetch(address, { headers, redirect: 'manual' }, bounds))
}

/** Follows the redirects of an address of our own choice, each to a public address only. */
export async function followPublic(env: Env, address: string, ask: Ask): Promise<Response> {
  let current = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await ask(current)
    const location = response.headers.get('location')
    if (!REDIRECTS.has(response.status) || location === null) return response
    current = new URL(location, current).href
    await assertPublicLink(env, current)
  }
  throw new Error('It leads on and on.')
}

async function assertPublicLink({ DNS_URL }: Env, link: string): Promise<void> {
  if (!isPublicLink(link)) throw new Error('It leads to no public address.')
  await assertPublicHost({ dnsUrl: DNS_URL }, new URL(link).hostname)
}
