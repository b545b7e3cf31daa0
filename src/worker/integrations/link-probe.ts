import * as z from 'zod'
import { youtubeIdOf } from '#shared/resources/rules.ts'
import type { LinkState } from '#shared/resources/schemas.ts'
import { fetchJson } from './fetch-json.ts'
import { isPublicAddress, isPublicLink } from './public-link.ts'

/** What one look at a link found; `movedTo` goes with `moved`. */
export interface Look {
  state: LinkState
  movedTo: string | null
}

export interface ProbeSettings {
  /** DNS over HTTPS, JSON form. */
  dnsUrl: string
  /** Says who looks, for whoever reads that server's log. */
  userAgent: string
  fetch?: typeof fetch
}

const TIMEOUT_MS = 5000
const MAX_REDIRECTS = 3
const PERMANENT = new Set([301, 308])
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const GONE = new Set([404, 410])
/** The server is there and does not want to be asked by a program; 999 is LinkedIn's own. */
const BLOCKED = new Set([401, 403, 405, 406, 429, 451, 999])

const found = (state: LinkState, movedTo: string | null = null): Look => ({ state, movedTo })

/**
 * Looks whether a link still leads somewhere, with a GET for its first 2 KB. Follows at most three redirects, each to a
 * public https address only (SEC-06). A name that does not exist is dead only if the DNS says so: a network that is
 * down makes nothing dead. Never throws.
 */
export async function probeLink(settings: ProbeSettings, link: string): Promise<Look> {
  const videoId = youtubeIdOf(link)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    if (!videoId) return await follow(settings, link, signal)
    // a page about a video that is gone answers 200 all the same
    const watch = `https://www.youtube.com/watch?v=${videoId}`
    const answer = await look(
      settings,
      `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(watch)}`,
      signal,
    )
    return found(answer.status === 400 ? 'dead' : stateOf(answer.status))
  } catch (failure) {
    return found(failure instanceof NoSuchHostError ? 'dead' : 'unknown')
  }
}

async function follow(settings: ProbeSettings, link: string, signal: AbortSignal): Promise<Look> {
  let current = link
  let movedTo: string | null = null
  let isPermanent = true
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, location } = await look(settings, current, signal)
    if (!REDIRECTS.has(status) || location === null) {
      const state = stateOf(status)
      return state === 'live' && movedTo !== null ? found('moved', movedTo) : found(state)
    }
    const next = new URL(location, current).href
    if (isFrontPageInstead(link, next)) return found('dead')
    isPermanent &&= PERMANENT.has(status)
    if (isPermanent) movedTo = next
    current = next
  }
  return found('unknown')
}

/** Many sites send what they no longer have to their front page; what stood right below it may just have become it. */
function isFrontPageInstead(link: string, next: string): boolean {
  const [from, to] = [new URL(link), new URL(next)]
  const nameOf = (url: URL) => url.hostname.replace(/^www\./, '')
  const isDeep = from.pathname.split('/').filter(Boolean).length > 1
  return isDeep && to.pathname === '/' && to.search === '' && nameOf(from) === nameOf(to)
}

function stateOf(status: number): LinkState {
  if (GONE.has(status)) return 'dead'
  if (BLOCKED.has(status)) return 'blocked'
  // 416: there is a page, but none of its bytes are the ones we asked for
  return (status >= 200 && status < 300) || status === 416 ? 'live' : 'unknown'
}

class NoSuchHostError extends Error {}

/** One request, without following; of the answer, only what its head says is of interest. */
async function look(settings: ProbeSettings, link: string, signal: AbortSignal) {
  if (!isPublicLink(link)) throw new Error('not a public link')
  await assertPublicHost(settings, new URL(link).hostname)
  const response = await (settings.fetch ?? fetch)(link, {
    redirect: 'manual',
    signal,
    headers: { 'user-agent': settings.userAgent, range: 'bytes=0-2047', accept: 'text/html,*/*;q=0.5' },
  })
  await response.body?.cancel()
  return { status: response.status, location: response.headers.get('location') }
}

const DnsReply = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
})
const NO_ERROR = 0
const NO_SUCH_NAME = 3
const A = 1
const AAAA = 28

/** @throws NoSuchHostError where the DNS knows no such name, Error where it leads inside or nowhere, or did not answer */
export async function assertPublicHost({ dnsUrl }: Pick<ProbeSettings, 'dnsUrl'>, name: string): Promise<void> {
  const answers = await Promise.all(
    ['A', 'AAAA'].map((type) =>
      fetchJson(new URL(`${dnsUrl}?${new URLSearchParams({ name, type })}`), DnsReply, {
        accept: 'application/dns-json',
      }),
    ),
  )
  if (answers.some(({ Status }) => Status === NO_SUCH_NAME)) throw new NoSuchHostError()
  const known = answers.filter(({ Status }) => Status === NO_ERROR)
  const records = known.flatMap(({ Answer }) => Answer ?? []).filter(({ type }) => type === A || type === AAAA)
  if (records.length === 0 || !records.every(({ data }) => isPublicAddress(data))) throw new Error('not a public host')
}
