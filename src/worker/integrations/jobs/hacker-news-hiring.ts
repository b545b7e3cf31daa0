import * as z from 'zod'
import { asMoment, BARE, type JobAdapter, type JobEntry, listOf, text } from './adapter.ts'

const Stories = z.object({ hits: listOf(z.object({ objectID: z.string(), title: text })) })
const Thread = z.object({
  children: listOf(z.object({ id: z.coerce.string(), text, created_at: text })),
})

const IS_THREAD = /^ask hn: who is hiring\?/i
const ITEMS = 'https://hn.algolia.com/api/v1/items'
const COMMENT = 'https://news.ycombinator.com/item?id='

/**
 * The month's "Ask HN: Who is hiring?", of which each first line says company, role and place between bars. Who wants to be
 * hired is never read.
 */
export const hackerNewsHiring: JobAdapter = {
  accept: 'application/json',
  read: async ({ address }, get) => {
    const { hits } = Stories.parse(JSON.parse(await get(address)))
    const thread = hits.find(({ title }) => IS_THREAD.test(title ?? ''))
    if (!thread) return { jobs: [] }
    const { children } = Thread.parse(JSON.parse(await get(`${ITEMS}/${encodeURIComponent(thread.objectID)}`)))
    return { jobs: children.flatMap((child) => toJob(child) ?? []) }
  },
}

function toJob({ id, text, created_at }: z.infer<typeof Thread>['children'][number]): JobEntry | null {
  const [head = '', ...body] = (text ?? '').split(/<p>|\n/)
  const parts = head
    .replaceAll(/<[^>]*>/g, ' ')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
  const [company = '', ...rest] = parts
  const title = rest.find((part) => ROLE.test(part)) ?? rest[0]
  if (!title || rest.length < 2) return null
  return {
    ...BARE,
    ...{ externalId: id, url: `${COMMENT}${encodeURIComponent(id)}`, company, title },
    description: body.join('<p>'),
    location: rest.find((part) => part !== title && !TERMS.test(part)) ?? '',
    isRemote: rest.some((part) => /\bremote\b/i.test(part)),
    type: rest.find((part) => TERMS.test(part)) ?? '',
    postedAt: asMoment(created_at),
  }
}

const ROLE =
  /\b(engineers?|developers?|designers?|scientists?|architects?|managers?|sre|devops|programmers?|analysts?|lead|intern|roles?)\b/i
const TERMS = /\b(full[- ]?time|part[- ]?time|contract|freelance|intern(ship)?s?|https?:|\$|€|£|\d+k|visa)\b/i
