import { sql } from 'drizzle-orm'
import { ROADMAP_TEXTS } from '#shared/roadmaps.ts'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { nearestTopics } from './author/nearest-topics.ts'
import { recogniseRequest } from './author/recognise-request.ts'
import { screenPrompt } from './author/screen-prompt.ts'

/**
 * Refuses, before anything is spent, what no author should write (G-LRN-26) and what the built-in author,
 * where it is the one who writes, knows nothing of; it offers the nearest topics then.
 * @throws DomainError inappropriate, unknown_topic
 */
export function judgePrompt(ctx: Context, prompt: string): void {
  if (screenPrompt(prompt) !== 'ok') throw new DomainError('inappropriate', ROADMAP_TEXTS.inappropriate)
  if (ctx.models.main === null && recogniseRequest(prompt).topics.length === 0) {
    const names = nearestTopics(prompt).map(({ name }) => name)
    throw new DomainError('unknown_topic', unknownTopicText(names))
  }
}

/** The built-in author says what it does not know. */
export function unknownTopicText(nearest: string[]): string {
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(nearest)
  return `The built-in author does not know this topic yet. The nearest it can write about: ${list}.`
}

/** Who writes a roadmap and until when nobody else may: a workflow instance or a stream. */
export interface Lease {
  roadmapId: string
  owner: string
}

/** A claimed roadmap: what was asked and what already stands. */
export interface Claim extends Lease {
  prompt: string
  about: string | null
  writtenTitles: string[]
}

/** True in SQL for the roadmap that this lease still holds. */
export const holds = ({ roadmapId, owner }: Lease) =>
  sql`id = ${roadmapId}::uuid and lease_owner = ${owner} and state = 'incomplete' and deleted_at is null`

/** The lease, begun anew by a sign of life. */
export const renewed = (ctx: Context) =>
  sql`lease_until = now() + make_interval(secs => ${ctx.env.GENERATION_LEASE_SECONDS}::int)`

/** True in the batch whose transaction changed the state: `now()` is the transaction's own instant. */
export const endedNow = (roadmapId: string, state: 'success' | 'failure') =>
  sql`exists (select from roadmaps where id = ${roadmapId}::uuid and state = ${state} and updated_at = now())`

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a path's part can be one of our ids. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** @throws DomainError not_found for a text that no roadmap can have as its id */
export function asRoadmapId(text: string): string {
  if (!isUuid(text)) throw new DomainError('not_found', 'This roadmap does not exist.')
  return text
}
