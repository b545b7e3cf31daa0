import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { type Bounds, boundedFetch } from './bounded-fetch.ts'
import { followPublic } from './public-fetch.ts'

/** What a source said of its last answer. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

interface Asked {
  accept: string
  /** As we call ourselves there. */
  reader: string
  bounds: Bounds
  known?: Validators
}

/**
 * What somebody outside who is read on a schedule answers, or null where it is what they answered last. Three redirects at
 * most are followed, each to a public address (SEC-06). @param address of the source itself; where SOURCES_URL is set, it is
 * asked for there
 * @throws DomainError upstream, whose cause names the host and what was wrong
 */
export async function readSource(env: Env, address: string, { accept, reader, bounds, known }: Asked) {
  const { host } = new URL(address)
  const headers = {
    accept: `${accept}, */*;q=0.1`,
    'user-agent': `Tubli ${reader} (+${env.APP_URL})`,
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
  const response = await followPublic(env, address, (current) =>
    boundedFetch(placeOf(env, current), { headers, redirect: 'manual' }, bounds),
  ).catch((cause) => {
    throw unreadable(host, 'did not answer as we read', cause)
  })
  if (response.status === 304) return null
  if (!response.ok) throw unreadable(host, `answered ${response.status}`)
  return {
    text: await response.text(),
    ...{ etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') },
  }
}

function placeOf({ SOURCES_URL }: Env, address: string): string {
  const { host, pathname, search } = new URL(address)
  return SOURCES_URL === '' ? address : `${SOURCES_URL}/${host}${pathname}${search}`
}

/** @param what was wrong with whom */
export const unreadable = (host: string, what: string, cause?: unknown) =>
  new DomainError('upstream', 'A source could not be read.', { cause: new Error(`${host} ${what}`, { cause }) })
