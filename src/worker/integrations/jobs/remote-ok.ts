import * as z from 'zod'
import { amount, asMoment, BARE, type JobAdapter, listOf, text, texts } from './adapter.ts'

/** The first row is its legal notice, which has no position. */
const Body = listOf(
  z.object({
    id: z.coerce.string().nullish(),
    url: text,
    position: text,
    company: text,
    description: text,
    location: text,
    tags: texts,
    epoch: z.union([z.string(), z.number()]).nullish(),
    date: text,
    salary_min: amount,
    salary_max: amount,
  }),
)

/** Remote OK's public list; a salary of 0 is one that it does not know. */
export const remoteOk: JobAdapter = {
  accept: 'application/json',
  read: async ({ address }, get) => ({
    jobs: Body.parse(JSON.parse(await get(address)))
      .filter(({ position }) => position)
      .map((job) => ({
        ...BARE,
        externalId: job.id ?? job.url ?? '',
        url: job.url ?? '',
        title: repaired(job.position ?? ''),
        company: repaired(job.company ?? ''),
        description: repaired(job.description ?? ''),
        location: repaired(job.location ?? ''),
        tags: job.tags ?? [],
        salary: {
          ...{ min: job.salary_min || null, max: job.salary_max || null },
          ...{ currency: 'USD', period: 'year' },
        },
        postedAt: asMoment(job.date ?? job.epoch),
      })),
  }),
}

/** UTF-8 that was read as Latin-1 once too often is read as what it was. */
function repaired(words: string): string {
  if (!/[ÃÂâ][\u0080-\u00bf]/.test(words)) return words
  const codes = [...words].map((character) => character.codePointAt(0) ?? 0)
  if (codes.some((code) => code > 255)) return words
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(Uint8Array.from(codes))
  } catch {
    return words
  }
}
