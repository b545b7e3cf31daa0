import { and, count, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MAX_DEEP_DIVES_PER_SECTION } from '#shared/roadmaps/rules.ts'
import type { CreateRoadmapOutput, DeepDiveInput } from '#shared/roadmaps/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { asId, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { titleOfDeepDive } from './author/roadmap-title.ts'
import { requireAppropriate } from './check-prompt.ts'
import { leaseEnd } from './generation/lease.ts'
import { startGeneration } from './generation/start-generation.ts'
import { isOwn, own, visible } from './scope.ts'
import { lockRoadmap } from './statements.ts'

const dive = alias(roadmaps, 'dive')

/**
 * Has a roadmap written that goes deeper into one section of the caller's own roadmap: free, one per section, none inside
 * a deep dive (C133, 2§4, G-LRN-08). Asked again, it answers the one that is there; a section has three in its life.
 * @throws DomainError inappropriate, not_found for an unknown roadmap or section, forbidden for another's, conflict inside
 *   a deep dive and after three of them
 */
export async function createDeepDive(ctx: UserContext, input: DeepDiveInput): Promise<CreateRoadmapOutput> {
  const { userId } = ctx.actor
  requireAppropriate(input.aboutLearner)
  const section = sectionOf(ctx, input)
  const [parent] = await readParent(ctx, section)
  // what the author is given is the stored title
  if (parent?.userId === userId) requireAppropriate(parent.title)
  const { stored, isNew } = await storeDeepDive(ctx, section, {
    aboutLearner: input.aboutLearner ?? null,
    title: titleOfDeepDive(parent?.title ?? ''),
  })
  if (!stored) throw refusal(parent, userId)
  if (isNew) await startGeneration(ctx, stored.id)
  return stored
}

/** What was asked about. */
function sectionOf(ctx: UserContext, { parentId, phaseId, sectionNumber }: DeepDiveInput) {
  const phase = eq(roadmapPhases.id, asId(phaseId, 'roadmap'))
  return {
    parent: own(ctx, parentId),
    isInPhase: and(eq(roadmapPhases.roadmapId, roadmaps.id), phase),
    isSection: and(eq(phaseSections.phaseId, roadmapPhases.id), eq(phaseSections.position, sectionNumber)),
  }
}

type Section = ReturnType<typeof sectionOf>

/** The roadmap, if the caller may see it, with the section's title; null for a section that it does not have. */
const readParent = ({ db }: UserContext, { parent, isInPhase, isSection }: Section) =>
  db
    .select({ userId: roadmaps.userId, kind: roadmaps.kind, title: phaseSections.title })
    .from(roadmaps)
    .leftJoin(roadmapPhases, isInPhase)
    .leftJoin(phaseSections, isSection)
    .where(and(eq(roadmaps.id, parent.id), visible(parent.userId)))

type Parent = Awaited<ReturnType<typeof readParent>>[number]

async function storeDeepDive(ctx: UserContext, section: Section, told: { aboutLearner: string | null; title: string }) {
  const { db } = ctx
  const { parent, isInPhase, isSection } = section
  const id = crypto.randomUUID()
  const mayHaveDives = and(isOwn(parent), ne(roadmaps.kind, 'deep_dive'))
  const isOfSection = eq(dive.parentSectionId, phaseSections.id)
  const isThere = and(isOfSection, isNull(dive.deletedAt), ne(dive.state, 'failure'))
  const another = db.select({ id: dive.id }).from(dive).where(isThere)
  const madeBefore = db.select({ count: count() }).from(dive).where(isOfSection)
  const { dives } = await batch(db, {
    locked: lockRoadmap(db, parent),
    created: db.execute(
      insertSelect(
        roadmaps,
        {
          id,
          userId: sql`${roadmaps.userId}`,
          kind: 'deep_dive',
          prompt: sql`'Go deeper: ' || ${phaseSections.title}`,
          ...told,
          leaseUntil: leaseEnd(ctx),
          parentRoadmapId: sql`${roadmaps.id}`,
          parentSectionId: sql`${phaseSections.id}`,
          isLinkShared: sql`${roadmaps.isLinkShared}`,
        },
        sql`
          from ${roadmaps} join ${roadmapPhases} on ${isInPhase} join ${phaseSections} on ${isSection}
          where ${mayHaveDives} and ${notExists(another)} and ${madeBefore} < ${MAX_DEEP_DIVES_PER_SECTION}::int`,
      ),
    ),
    dives: db
      .select({ id: dive.id, state: dive.state })
      .from(roadmaps)
      .innerJoin(roadmapPhases, isInPhase)
      .innerJoin(phaseSections, isSection)
      .innerJoin(dive, isThere)
      .where(mayHaveDives),
  })
  return { stored: dives[0], isNew: dives[0]?.id === id }
}

function refusal(parent: Parent | undefined, userId: string): DomainError {
  if (!parent) return new DomainError('not_found', 'This roadmap does not exist.')
  if (parent.userId !== userId) return new DomainError('forbidden', 'Only its owner can go deeper into a section.')
  if (parent.kind === 'deep_dive') {
    return new DomainError('conflict', 'A deep dive has no deep dives of its own.')
  }
  if (parent.title === null) return new DomainError('not_found', 'This section does not exist.')
  return new DomainError(
    'conflict',
    `A section can have ${MAX_DEEP_DIVES_PER_SECTION} deep dives in its life, deleted ones included.`,
  )
}
