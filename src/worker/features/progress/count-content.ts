import { sql } from 'drizzle-orm'
import type { ContentCount } from '#shared/progress/schemas.ts'
import { CARDS_PER_SECTION, CONTENT_TYPES, TIME_FRAMES } from '#shared/resources/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared } from '#worker/db/prepared.ts'
import { phaseSections } from '#worker/db/schema/index.ts'
import { type OwnPhase, preparedOwnPhase } from '#worker/features/roadmaps/scope.ts'
import { asking, chosenFor } from './choose-content.ts'
import { readOwner } from './queries.ts'
import { ownPhaseId, requireOwner, seenPhase } from './scope.ts'

/**
 * How many cards the caller's phase would have with each pair of content filters, and how many of its sections would have
 * none (2§3): customizing replaces what is there, so that one wants to know before. In one read.
 * @throws DomainError not_found for an unknown phase, forbidden for another's
 */
export async function countContent(ctx: UserContext, input: { phaseId: string }): Promise<ContentCount[]> {
  const { db, actor } = ctx
  const { id: phaseId } = seenPhase(ctx, input)
  const { owner, counts } = await batch(db, {
    owner: reading.owner(db, { phaseId, viewerId: actor.userId, roadmapId: null }),
    counts: reading.counts(db, { phaseId, userId: actor.userId, roadmapId: null }),
  })
  requireOwner(owner[0], actor.userId, 'phase')
  return counts
}

const reading = {
  owner: prepared(['phaseId', 'viewerId', 'roadmapId'], (db, { phaseId: id, ...viewed }) =>
    readOwner(db, { id, ...viewed }),
  ),
  counts: prepared(['phaseId', 'userId', 'roadmapId'], (db, phase) => countEach(db, preparedOwnPhase(phase))),
}

const PAIRS = CONTENT_TYPES.flatMap((contentType) =>
  TIME_FRAMES.map((timeFrame) => sql`(${contentType}, ${timeFrame}::int)`),
)

function countEach(db: Database, phase: OwnPhase) {
  const filters = { contentType: sql`filters."contentType"`, timeFrame: sql`filters."timeFrame"` }
  const sections = sql`(
    select ${asking(filters, { taken: sql`'{}'::uuid[]`, cards: sql`0` })}
    from ${phaseSections} where ${phaseSections.phaseId} in ${ownPhaseId(phase)}
  )`
  return db
    .select({
      contentType: sql<ContentCount['contentType']>`filters."contentType"`,
      timeFrame: sql<ContentCount['timeFrame']>`filters."timeFrame"`,
      cards: sql<number>`counted.cards`,
      emptySections: sql<number>`counted."emptySections"`,
    })
    .from(sql`(values ${sql.join(PAIRS, sql`, `)}) as filters("contentType", "timeFrame"), lateral (
      select count(*) filter (where place <= ${CARDS_PER_SECTION}::int)::int as cards,
        ((select count(*) from ${sections} asked) - count(distinct "sectionId"))::int as "emptySections"
      from (${chosenFor(sections)}) chosen
    ) counted`)
}
