import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { readSource, unreadable } from '../read-source.ts'
import type { JobPlace, JobsTold } from './adapter.ts'
import { arbeitnow } from './arbeitnow.ts'
import { ashby } from './ashby.ts'
import { greenhouse } from './greenhouse.ts'
import { hackerNewsHiring } from './hacker-news-hiring.ts'
import { himalayas } from './himalayas.ts'
import { jobicy } from './jobicy.ts'
import { lever } from './lever.ts'
import { remoteOk } from './remote-ok.ts'
import { remotive } from './remotive.ts'
import { weWorkRemotely } from './we-work-remotely.ts'
import { ycDirectory } from './yc-directory.ts'

const ADAPTERS = {
  ...{ arbeitnow, ashby, greenhouse, hackerNewsHiring, himalayas, jobicy, lever },
  ...{ remoteOk, remotive, weWorkRemotely, ycDirectory },
} as const

export type JobAdapterName = keyof typeof ADAPTERS

/** A board with its texts is large; a list of thousands is larger than any of ours. */
const BOUNDS = { timeoutMs: 15_000, maxBytes: 12_000_000 }

/**
 * What a source tells now of jobs, or of companies that hire. Each address is asked once, politely under our own name.
 * @throws DomainError upstream, whose cause names the host and what was wrong
 */
export async function readJobs(env: Env, adapter: JobAdapterName, place: JobPlace): Promise<JobsTold> {
  const { accept, read } = ADAPTERS[adapter]
  const get = async (address: string) =>
    (await readSource(env, address, { accept, reader: 'job reader', bounds: BOUNDS }))?.text ?? ''
  return read(place, get).catch((cause) => {
    throw cause instanceof DomainError
      ? cause
      : unreadable(new URL(place.address).host, "answered in a form that we don't know", cause)
  })
}
