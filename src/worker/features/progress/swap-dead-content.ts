import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseProgress, phaseSections, resources, roadmapPhases, sectionContent } from '#worker/db/schema/index.ts'
import { columnNames } from '#worker/db/sql.ts'
import { raiseVersions } from '#worker/features/roadmaps/statements.ts'
import { asking, rankedFor, takenInPhase } from './choose-content.ts'

const SECTIONS_PER_RUN = 20
/** A card that nothing can replace is tried again after so many days. */
const DAYS_TO_NEXT_TRY = 1

/**
 * Replaces dead resources, of a few sections at a time, wherever they are somebody's card: by the section's first live
 * bonus items, else by what ranks best now; with neither, the card stays and says that its link is dead. Place and tick
 * are the learner's and stay. Dead bonus items go (2§3).
 * @returns how many sections it looked at
 */
export async function swapDeadContent({ db }: Context): Promise<number> {
  const rows = await db
    .selectDistinct({ sectionId: sectionContent.sectionId })
    .from(resources)
    .innerJoin(sectionContent, eq(sectionContent.resourceId, resources.id))
    .where(
      and(
        eq(resources.linkState, 'dead'),
        or(isNull(sectionContent.swapAfter), lt(sectionContent.swapAfter, sql`now()`)),
      ),
    )
    .orderBy(asc(sectionContent.sectionId))
    .limit(SECTIONS_PER_RUN)
  if (rows.length > 0) {
    await swapIn(
      db,
      rows.map(({ sectionId }) => sectionId),
    )
  }
  return rows.length
}

/** What another run has replaced meanwhile is no longer dead, so that doing it twice changes nothing. */
async function swapIn(db: Database, sectionIds: string[]): Promise<void> {
  const phaseIds = db
    .select({ id: phaseSections.phaseId })
    .from(phaseSections)
    .where(inArray(phaseSections.id, sectionIds))
  const deadResources = db.select({ id: resources.id }).from(resources).where(eq(resources.linkState, 'dead'))
  const isDead = sql`(${inArray(sectionContent.sectionId, sectionIds)} and ${inArray(sectionContent.resourceId, deadResources)})`
  const isDeadSomewhere = db
    .select({ id: phaseSections.phaseId })
    .from(sectionContent)
    .innerJoin(phaseSections, eq(phaseSections.id, sectionContent.sectionId))
    .where(isDead)
  await batch(db, {
    // in the same order as every other run
    locked: db
      .select({ id: roadmapPhases.id })
      .from(roadmapPhases)
      .where(inArray(roadmapPhases.id, phaseIds))
      .orderBy(asc(roadmapPhases.id))
      .for('no key update'),
    putOff: db
      .update(sectionContent)
      .set({ swapAfter: sql`now() + make_interval(days => ${DAYS_TO_NEXT_TRY}::int)` })
      .where(isDead),
    // a page that still shows the old cards is told so when it next saves
    raised: raiseVersions(db, isDeadSomewhere),
    swapped: swapForBonus(db, isDead),
    replaced: replaceByBest(db, isDead),
  })
}

const { id, sectionId, resourceId, position, isBonus, completedAt, swapAfter } = sectionContent

/** Statement: dead cards give way to live bonus items of their section, the first to the first; dead bonus items go. */
const swapForBonus = (db: Database, isDead: SQL) =>
  db.execute(sql`
    with cards as (
      select ${id} as id, ${sectionId} as section, ${position} as position, ${completedAt} as completed,
        row_number() over (partition by ${sectionId} order by ${position}) as nth
      from ${sectionContent} where ${isDead} and not ${isBonus}
    ), spare as (
      select ${id} as "spareId", ${sectionId} as section,
        row_number() over (partition by ${sectionId} order by ${position}) as nth
      from ${sectionContent} join ${resources} on ${resources.id} = ${resourceId}
      where ${isBonus} and ${resources.linkState} <> 'dead' and ${sectionId} in (select section from cards)
    ), pairs as (
      select * from cards join spare using (section, nth)
    ), gone as (
      delete from ${sectionContent} where ${id} in (
        select id from pairs union all select ${id} from ${sectionContent} where ${isBonus} and ${isDead}
      )
    )
    update ${sectionContent} set ${columnNames(isBonus)} = false, ${columnNames(position)} = pairs.position,
      ${columnNames(completedAt)} = pairs.completed
    from pairs where ${id} = pairs."spareId"`)

/**
 * Statement: dead cards that no bonus item replaced give way to what ranks best now and the phase does not have, each to
 * something else; what another phase of the roadmap shows comes last.
 */
function replaceByBest(db: Database, isDead: SQL) {
  const filters = { contentType: sql`${phaseProgress.contentType}`, timeFrame: sql`${phaseProgress.timeFrame}` }
  return db.execute(sql`
    with cards as (
      select ${id} as id, ${sectionId} as section,
        row_number() over (partition by ${sectionId} order by ${position}) as nth
      from ${sectionContent} where ${isDead} and not ${isBonus}
    ), sections as (
      select ${asking(filters, { taken: takenInPhase(sql`${phaseSections.phaseId}`), cards: sql`0` })},
        ${roadmapPhases.roadmapId} as roadmap,
        row_number() over (partition by ${roadmapPhases.roadmapId} order by ${phaseSections.id}) as turn,
        count(*) over (partition by ${roadmapPhases.roadmapId}) as turns
      from ${phaseSections}
      join ${phaseProgress} on ${phaseProgress.phaseId} = ${phaseSections.phaseId}
      join ${roadmapPhases} on ${roadmapPhases.id} = ${phaseSections.phaseId}
      where ${phaseSections.id} in (select section from cards)
    ), dealt as (
      select distinct on (roadmap, "resourceId") "sectionId", "resourceId", place,
        "resourceId" = any(elsewhere) as "isRepeated"
      from (${rankedFor(sql`sections`, sql`wanting.taken`)}) ranked join sections on sections.id = "sectionId"
      order by roadmap, "resourceId", place, ranked.turn
    ), fresh as (
      select *, row_number() over (partition by "sectionId" order by "isRepeated", place) as nth from dealt
    )
    update ${sectionContent} set ${columnNames(resourceId)} = fresh."resourceId", ${columnNames(swapAfter)} = null
    from cards join fresh on fresh."sectionId" = cards.section and fresh.nth = cards.nth
    where ${id} = cards.id`)
}
