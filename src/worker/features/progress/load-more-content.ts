import { and, count, eq, exists, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PhaseProgress } from '#shared/progress/schemas.ts'
import {
  BONUS_PER_SECTION,
  CARDS_PER_SECTION,
  DEFAULT_CONTENT_TYPE,
  MAX_CARDS_PER_SECTION,
} from '#shared/resources/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseProgress, phaseSections, sectionContent, sectionProgress } from '#worker/db/schema/index.ts'
import { asId, columnNames, excluded } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { titlesOf } from '#worker/features/library/scope.ts'
import { findResources, type Wanted } from '#worker/features/resources/find-resources.ts'
import { type OwnPhase, ownPhase } from '#worker/features/roadmaps/scope.ts'
import { touchPhase } from '#worker/features/roadmaps/statements.ts'
import { describeFailure } from '#worker/log.ts'
import { asking, chosenFor, takenInPhase } from './choose-content.ts'
import { readOwner, readPhase, toProgress } from './queries.ts'
import { ownPhaseId, requireOwner, seenPhase } from './scope.ts'
import { noteProgress, openProgress } from './statements.ts'

const query = new QueryBuilder()

/**
 * Asks every source for more about one section, once an hour at most, then adds up to five cards and fills its bonus items
 * up, until the section has twenty (2§2.4). A source that fails is no error: what the catalogue still has is added.
 * @throws DomainError not_found for a section that is not the phase's, forbidden for another's phase
 */
export async function loadMoreContent(
  ctx: UserContext,
  input: { phaseId: string; sectionId: string },
): Promise<PhaseProgress> {
  const { db, actor } = ctx
  const phase = ownPhase(ctx, input.phaseId)
  const [seen, sectionId] = [seenPhase(ctx, input), asId(input.sectionId, 'section')]
  const isOwn = isSectionOf(phase, sectionId)
  const { owner, section, claimed } = await batch(db, {
    owner: readOwner(db, seen),
    section: readSection(db, isOwn),
    claimed: claimSearch(db, isOwn),
  })
  requireOwner(owner[0], actor.userId, 'phase')
  const wanted = section[0]
  if (!wanted) throw new DomainError('not_found', 'This phase has no such section.')
  if (claimed.length > 0) {
    await search(ctx, { ...wanted, sectionId, contentType: wanted.contentType ?? DEFAULT_CONTENT_TYPE })
  }
  const isAdded = isAddedNow(sectionId)
  const { after } = await batch(db, {
    ...openProgress(db, phase),
    added: addContent(db, isOwn),
    populated: settleContent(db, isOwn),
    noted: noteProgress(db, phase, { when: exists(isAdded) }),
    changed: touchPhase(db, phase, { when: exists(isAdded) }),
    after: readPhase(db, seen),
  })
  return toProgress(after, actor.userId)
}

async function search(ctx: UserContext, wanted: Wanted): Promise<void> {
  try {
    await findResources(ctx, wanted)
  } catch (failure) {
    ctx.log('resources_not_found', { sectionId: wanted.sectionId, failure: describeFailure(failure) })
  }
}

/** A section of the person's own phase. */
const isSectionOf = (phase: OwnPhase, sectionId: string) =>
  sql`${eq(phaseSections.id, sectionId)} and ${inArray(phaseSections.phaseId, ownPhaseId(phase))}`

const readSection = (db: Database, isOwn: SQL) =>
  db
    .select({
      query: phaseSections.title,
      objectives: phaseSections.objectives,
      topics: phaseSections.topics,
      topicNames: titlesOf(phaseSections.topics).as('topic_names'),
      contentType: phaseProgress.contentType,
    })
    .from(phaseSections)
    .leftJoin(phaseProgress, eq(phaseProgress.phaseId, phaseSections.phaseId))
    .where(isOwn)

/** Content of section `phase_sections`. */
const contentWhere = (condition: SQL) =>
  query
    .select({ n: count() })
    .from(sectionContent)
    .where(and(eq(sectionContent.sectionId, phaseSections.id), condition))
const isCard = eq(sectionContent.isBonus, false)
const isBonus = eq(sectionContent.isBonus, true)

/** Statement: a row for the one call that may search; of two at once only one may, and none of a section that is full. */
const claimSearch = (db: Database, isOwn: SQL) =>
  db
    .insert(sectionProgress)
    .select(
      query
        .select({
          sectionId: phaseSections.id,
          isContentPopulated: sql<boolean>`false`.as('is_content_populated'),
          contentSoughtAt: sql<string | null>`now()`.as('content_sought_at'),
          searchedAt: sql<string | null>`now()`.as('searched_at'),
          tickedObjectives: sql<string[]>`'{}'::text[]`.as('ticked_objectives'),
          createdAt: sql<string>`now()`.as('created_at'),
          updatedAt: sql<string>`now()`.as('updated_at'),
        })
        .from(phaseSections)
        .where(and(isOwn, sql`${contentWhere(isCard)} < ${MAX_CARDS_PER_SECTION}::int`)),
    )
    .onConflictDoUpdate({
      target: sectionProgress.sectionId,
      set: { searchedAt: excluded(sectionProgress.searchedAt) },
      setWhere: or(isNull(sectionProgress.searchedAt), lt(sectionProgress.searchedAt, sql`now() - interval '1 hour'`)),
    })
    .returning({ sectionId: sectionProgress.sectionId })

/** Statement: adds the best that the phase does not have yet, as many cards and bonus items as there is room for. */
function addContent(db: Database, isOwn: SQL) {
  const { sectionId, resourceId, position } = sectionContent
  const last = (condition: SQL) =>
    query
      .select({ position: sql`coalesce(max(${position}), 0)` })
      .from(sectionContent)
      .where(and(eq(sectionContent.sectionId, phaseSections.id), condition))
  return db.execute(sql`
    with section as (
      select ${asking(
        { contentType: sql`${phaseProgress.contentType}`, timeFrame: sql`${phaseProgress.timeFrame}` },
        { taken: takenInPhase(sql`${phaseSections.phaseId}`), cards: sql`${contentWhere(isCard)}` },
      )},
        ${last(isCard)} as "lastCard", ${last(isBonus)} as "lastBonus",
        greatest(0, least(${CARDS_PER_SECTION}::int, ${MAX_CARDS_PER_SECTION}::int - ${contentWhere(isCard)})) as "cardRoom",
        greatest(0, ${BONUS_PER_SECTION}::int - ${contentWhere(isBonus)}) as "bonusRoom"
      from ${phaseSections} join ${phaseProgress} on ${phaseProgress.phaseId} = ${phaseSections.phaseId}
      where ${isOwn}
    ), chosen as (${chosenFor(sql`section`)})
    insert into ${sectionContent} (${columnNames(sectionId, resourceId, sectionContent.isBonus, position)})
    select section.id, chosen."resourceId", chosen.place > section."cardRoom",
      case when chosen.place > section."cardRoom" then section."lastBonus" + chosen.place - section."cardRoom"
        else section."lastCard" + chosen.place end
    from chosen, section where chosen.place <= section."cardRoom" + section."bonusRoom"`)
}

/** What was added in this batch: `now()` is the transaction's own instant. */
const isAddedNow = (sectionId: string) =>
  query
    .select({ id: sectionContent.id })
    .from(sectionContent)
    .where(and(eq(sectionContent.sectionId, sectionId), eq(sectionContent.createdAt, sql`now()`)))

/** Statement: a section counts as populated once it is full, or no card was left to add. */
const settleContent = (db: Database, isOwn: SQL) =>
  db
    .insert(sectionProgress)
    .select(
      query
        .select({
          sectionId: phaseSections.id,
          isContentPopulated: sql<boolean>`(
            ${contentWhere(sql`${isCard} and ${sectionContent.createdAt} = now()`)} = 0
            or (${contentWhere(isCard)} >= ${CARDS_PER_SECTION}::int and ${contentWhere(isBonus)} >= ${BONUS_PER_SECTION}::int)
          )`.as('is_content_populated'),
          contentSoughtAt: sql<string | null>`now()`.as('content_sought_at'),
          searchedAt: sql<string | null>`null::timestamptz`.as('searched_at'),
          tickedObjectives: sql<string[]>`'{}'::text[]`.as('ticked_objectives'),
          createdAt: sql<string>`now()`.as('created_at'),
          updatedAt: sql<string>`now()`.as('updated_at'),
        })
        .from(phaseSections)
        .innerJoin(phaseProgress, eq(phaseProgress.phaseId, phaseSections.phaseId))
        .where(isOwn),
    )
    .onConflictDoUpdate({
      target: sectionProgress.sectionId,
      set: { isContentPopulated: excluded(sectionProgress.isContentPopulated), updatedAt: sql`now()` },
    })
