import { sql } from 'drizzle-orm'
import { type BuildRoadmapInput, ROADMAP_TEXTS } from '#shared/roadmaps.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { isReserved, reserveCredit } from '#worker/features/credits/reserve-credit.ts'
import { judgePrompt } from './policy.ts'

/**
 * Stores an incomplete roadmap and reserves its credit, in one transaction (2§4, G-LRN-09, G-LRN-10).
 * The same request key answers the roadmap that it made before and reserves nothing.
 * @throws DomainError inappropriate or unknown_topic for a prompt that is not written, forbidden for another's `userId`,
 *   no_credits without a credit
 */
export async function createRoadmap(
  ctx: UserContext,
  input: BuildRoadmapInput,
): Promise<{ roadmapId: string; isNew: boolean }> {
  const { userId } = ctx.actor
  if (input.userId && input.userId !== userId) {
    throw new DomainError('forbidden', 'A roadmap can be created for yourself only.')
  }
  judgePrompt(ctx, input.objective)
  const id = crypto.randomUUID()
  const requestKey = input.requestKey ?? null
  const replay = sql`select from roadmaps where user_id = ${userId}::uuid and request_key = ${requestKey}`
  const [, , , { rows }] = await ctx.db.batch([
    ...reserveCredit(ctx.db, { userId, roadmapId: id, unless: sql`exists (${replay})` }),
    ctx.db.execute(sql`
      insert into roadmaps (id, user_id, query_type, learning_prompt, internal_learning_prompt, request_key, lease_until)
      select ${id}::uuid, ${userId}::uuid, ${input.queryType}, ${input.objective}, ${input.userPrompt ?? null},
        ${requestKey}, now() + make_interval(secs => ${ctx.env.GENERATION_LEASE_SECONDS}::int)
      where ${isReserved(id)}`),
    ctx.db.execute<{ id: string }>(sql`
      select id from roadmaps where user_id = ${userId}::uuid and (id = ${id}::uuid or request_key = ${requestKey})`),
  ])
  const row = rows[0]
  if (!row) throw new DomainError('no_credits', ROADMAP_TEXTS.noCredits)
  return { roadmapId: row.id, isNew: row.id === id }
}
