import { and, eq, exists, inArray, isNull, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { Database } from '#worker/db/client.ts'
import type { Slot } from '#worker/db/prepared.ts'
import { librarySections, phaseSections, roadmapPhases, roadmaps, users } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { award, type Wanted } from '#worker/features/certificates/statements.ts'
import { isReserved, reserve, settle } from '#worker/features/credits/statements.ts'
import { isEditable, isNamed, isOwnPhase, type OwnPhase, type OwnRoadmap, visible } from './scope.ts'

/**
 * Statements that other rooms put into their transaction. Locks are taken in this order: the roadmap, the phase, the
 * progress, the balance.
 */

const query = new QueryBuilder()

/**
 * A new roadmap for one credit, which a request key makes only once: sent again, it finds the first one and reserves nothing
 * (G-LRN-10).
 * @returns `values` of the row, to be inserted only where `isPaid`; `isIt` is true of it and of the one made before, which
 * `findMade` reads for `requireMade`
 */
export function newRoadmap(db: Database, userId: string, requestKey: string | null = null) {
  const id = crypto.randomUUID()
  const subject = { kind: 'roadmap', id } as const
  const isOfKey = eq(roadmaps.requestKey, sql`${requestKey}`)
  const some = (condition: SQL | undefined) => exists(query.select({ id: roadmaps.id }).from(roadmaps).where(condition))
  const isReplay = some(and(eq(roadmaps.userId, userId), isOfKey))
  return {
    values: { id, userId, requestKey },
    /** Statements. @param unless what else must hold back the credit */
    reserve: (unless?: SQL) => reserve(db, { userId, subject, unless: sql`${or(isReplay, unless)}` }),
    isPaid: isReserved(subject),
    /** Statement. */
    settle: () => settle(db, subject, some(eq(roadmaps.id, id))),
    isIt: or(eq(roadmaps.id, id), isOfKey),
    /** Statement. */
    findMade: () =>
      db
        .select({ id: roadmaps.id, deletedAt: roadmaps.deletedAt })
        .from(roadmaps)
        .where(and(eq(roadmaps.userId, userId), or(eq(roadmaps.id, id), isOfKey))),
  }
}

/** What `findMade` read after the batch. @throws DomainError no_credits, conflict for the key of a deleted roadmap */
export function requireMade([made]: { id: string; deletedAt: string | null }[]): { id: string } {
  if (!made) throw new DomainError('no_credits', ROADMAP_TEXTS.noCredits)
  if (made.deletedAt !== null) throw new DomainError('conflict', 'This roadmap was deleted. Please ask for a new one.')
  return { id: made.id }
}

/** Statement: a roadmap that the person may see, locked until the batch ends, with whose it is. */
export const lockRoadmap = (db: Database, { id, userId }: OwnRoadmap) =>
  db
    .select({ id: roadmaps.id, ownerId: roadmaps.userId, state: roadmaps.state })
    .from(roadmaps)
    .where(and(eq(roadmaps.id, id), visible(userId)))
    .for('update')

/**
 * Statements: a phase that the person may see, and for its owner its roadmap and then itself, locked until the batch ends
 * so that what two tabs do at once is done one after the other. Every change of a phase begins with them.
 * @returns `seen` tells apart an unknown phase and another's; `phaseLocked` has a row for the owner only
 */
export const lockPhase = (db: Database, phase: OwnPhase) => ({
  seen: db
    .select({ ownerId: roadmaps.userId })
    .from(roadmapPhases)
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(and(eq(roadmapPhases.id, phase.id), isNamed(phase.roadmapId), visible(phase.userId))),
  roadmapLocked: db
    .select({ id: roadmaps.id, state: roadmaps.state })
    .from(roadmaps)
    .where(eq(roadmaps.id, query.select({ id: roadmapPhases.roadmapId }).from(roadmapPhases).where(isOwnPhase(phase))))
    .for('no key update'),
  phaseLocked: db
    .select({ id: roadmapPhases.id, version: roadmapPhases.version })
    .from(roadmapPhases)
    .where(isOwnPhase(phase))
    .for('no key update'),
})

/**
 * Statement: a phase changed, which other tabs learn by its version. The batch has locked it.
 * @param change.isStart its owner did something in it
 * @param change.raisesVersion where this doesn't hold, the version stays
 * @param change.when what must hold besides
 * @returns the version after it
 */
export const touchPhase = (
  db: Database,
  phase: OwnPhase,
  change: { isStart?: boolean; raisesVersion?: SQL; when?: SQL | undefined } = {},
) =>
  db
    .update(roadmapPhases)
    .set({
      version: sql`${roadmapPhases.version} + case when ${change.raisesVersion ?? sql`true`} then 1 else 0 end`,
      ...(change.isStart ? { startedAt: sql`coalesce(${roadmapPhases.startedAt}, now())` } : {}),
    })
    .where(and(isOwnPhase(phase), change.when))
    .returning({ id: roadmapPhases.id, version: roadmapPhases.version })

/** Statement: phases, whosever, changed by the house itself, which every tab learns by their version. The batch has locked them. */
export const raiseVersions = (db: Database, phaseIds: SQLWrapper) =>
  db
    .update(roadmapPhases)
    .set({ version: sql`${roadmapPhases.version} + 1` })
    .where(inArray(roadmapPhases.id, phaseIds))

/** What a roadmap's credit bought has been put to use; the first time counts. */
export const used = { usedAt: sql`coalesce(${roadmaps.usedAt}, now())` }

/**
 * Statements: a section is completed for good, under the title that it has now (G-LRN-19), and with it its roadmap used.
 * @param phase the person's own, which the batch has locked
 * @param proof.when what proves it
 * @param proof.by how it was proved, in words
 */
export const completeSection = (db: Database, phase: OwnPhase, sectionId: string, proof: { when: SQL; by: SQL }) => ({
  completed: db
    .update(phaseSections)
    .set({ completedAt: sql`now()`, completedTitle: sql`${phaseSections.title}`, completedBy: proof.by })
    .where(
      and(
        eq(phaseSections.id, sectionId),
        eq(phaseSections.phaseId, query.select({ id: roadmapPhases.id }).from(roadmapPhases).where(isOwnPhase(phase))),
        isNull(phaseSections.completedAt),
        proof.when,
      ),
    ),
  used: db
    .update(roadmaps)
    .set(used)
    .where(
      and(
        eq(roadmaps.id, query.select({ id: roadmapPhases.roadmapId }).from(roadmapPhases).where(isOwnPhase(phase))),
        isCompletedNow(sectionId),
      ),
    ),
})

/** True in the batch that completed the section: `now()` is the transaction's own instant. */
export const isCompletedNow = (sectionId: string): SQL =>
  exists(
    query
      .select({ id: phaseSections.id })
      .from(phaseSections)
      .where(and(eq(phaseSections.id, sectionId), eq(phaseSections.completedAt, sql`now()`))),
  )

/** Statements after an edit: other tabs learn of it by the version, and the roadmap may be complete without what went. */
export const afterEdit = (db: Database, phase: OwnPhase) => {
  const roadmapId = query.select({ id: roadmapPhases.roadmapId }).from(roadmapPhases).where(isEditable(phase))
  return {
    touched: touchPhase(db, phase, { when: isEditable(phase) }),
    awarded: awardCertificate(db, { id: roadmapId, userId: phase.userId }),
  }
}

/**
 * Statement: issues the certificate of a person's roadmap whose every section is completed and that has no valid one, which makes
 * the roadmap complete (2§2.3, G-LRN-02, G-LRN-20). For two last sections completed at once, the batch has locked it.
 * @param wanted.most how many there may be with it: once one was withdrawn, another is issued only where its owner asks
 * @param wanted.level above completed only where its room has looked at what that takes
 * @returns the certificate's id; no row while something is missing
 */
export const awardCertificate = (db: Database, roadmap: Awarded, wanted: Wanted = { most: 1 }) =>
  award(db, earned(roadmap), wanted)

interface Awarded {
  id: string | SQLWrapper
  userId: Slot<string>
}

/** The roadmap if a certificate is earned, with what stands on it: the titles under which the sections were completed. */
const earned = ({ id, userId }: Awarded) =>
  query
    .select({
      // no column of certificates has this name: names of a subquery are not qualified
      roadmapId: sql<string>`${roadmaps.id}`.as('earned_roadmap_id'),
      userId: sql<string>`${roadmaps.userId}`.as('user_id'),
      recipientName: sql<string>`${users.name}`.as('recipient_name'),
      title: sql<string>`${roadmaps.title}`.as('planned_title'),
      skills: SKILLS.as('skills'),
      minutes: MINUTES.as('minutes'),
      phases: COMPLETED_TITLES.as('completed_titles'),
      proof: WAYS_OF_PROOF.as('ways_of_proof'),
    })
    .from(roadmaps)
    .innerJoin(users, eq(users.id, roadmaps.userId))
    .where(
      and(
        eq(roadmaps.id, id),
        eq(roadmaps.userId, userId),
        eq(roadmaps.state, 'success'),
        isNull(roadmaps.deletedAt),
        isNull(users.deletedAt),
        exists(sectionsWhere(undefined)),
        notExists(sectionsWhere(isNull(phaseSections.completedAt))),
      ),
    )
    .as('earned')

const sectionsWhere = (condition: SQL | undefined) =>
  query
    .select({ id: phaseSections.id })
    .from(phaseSections)
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .where(and(eq(roadmapPhases.roadmapId, roadmaps.id), condition))

const COMPLETED_TITLES = sql<{ title: string; sections: string[] }[]>`(
  select jsonb_agg(jsonb_build_object('title', ${roadmapPhases.title}, 'sections', (
    select coalesce(jsonb_agg(${phaseSections.completedTitle} order by ${phaseSections.position}), '[]')
    from ${phaseSections} where ${phaseSections.phaseId} = ${roadmapPhases.id}
  )) order by ${roadmapPhases.position})
  from ${roadmapPhases} where ${roadmapPhases.roadmapId} = ${roadmaps.id}
)`

/** As many as a certificate names. */
const MOST_SKILLS = 6

/** What the phases name, the first of each phase before the second of any. */
const SKILLS = sql<string[]>`array(
  select tag from ${roadmapPhases}, unnest(${roadmapPhases.tags}) with ordinality as named(tag, place)
  where ${roadmapPhases.roadmapId} = ${roadmaps.id}
  group by tag order by min(place), min(${roadmapPhases.position}) limit ${sql.raw(String(MOST_SKILLS))}
)`

/** Null as soon as one section is not the library's. */
const MINUTES = sql<number | null>`(
  select case when count(*) = count(${librarySections.minutes}) then sum(${librarySections.minutes})::int end
  from ${phaseSections}
  join ${roadmapPhases} on ${roadmapPhases.id} = ${phaseSections.phaseId}
  left join ${librarySections} on ${librarySections.id} = ${phaseSections.librarySectionId}
  where ${roadmapPhases.roadmapId} = ${roadmaps.id}
)`

const WAYS_OF_PROOF = sql<{ by: string; sections: number }[]>`(
  select jsonb_agg(jsonb_build_object('by', way, 'sections', sections) order by sections desc, way) from (
    select ${phaseSections.completedBy} as way, count(*) as sections from ${phaseSections}
    join ${roadmapPhases} on ${roadmapPhases.id} = ${phaseSections.phaseId}
    where ${roadmapPhases.roadmapId} = ${roadmaps.id} group by ${phaseSections.completedBy}
  ) ways
)`
