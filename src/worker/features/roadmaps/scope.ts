import { and, eq, exists, inArray, is, isNull, ne, or, Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Authorized } from '#worker/authorized.ts'
import type { UserContext } from '#worker/context.ts'
import type { Slot } from '#worker/db/prepared.ts'
import { phaseSections, roadmapPhases, roadmaps, users } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'

/**
 * Who sees a roadmap and who may change it (G-LRN-06, G-LRN-07, SEC-20). The conditions are about `roadmaps` or
 * `roadmap_phases` under their own names and fit the builder, `db.query` and SQL.
 */

/** A roadmap that must be this person's own. */
export type OwnRoadmap = Authorized<{ id: string; userId: string }>

/** A phase, named by its id or by what finds it, whose roadmap must be this person's own. */
export type OwnPhase = Authorized<{
  id: string | SQLWrapper
  userId: Slot<string>
  roadmapId: Slot<string | null>
}>

/** A section whose roadmap must be this person's own. */
export type OwnSection = Authorized<{ id: string; userId: string }>

const query = new QueryBuilder()

/** @throws DomainError not_found for a text that nothing can have as its id */
export const own = (ctx: UserContext, id: string): OwnRoadmap =>
  ({ id: asId(id, 'roadmap'), userId: ctx.actor.userId }) as OwnRoadmap

/**
 * @param roadmapId where the caller says that the phase belongs
 * @param noun what the caller asked for, for the sentence
 * @throws DomainError not_found for ids that nothing can have
 */
export function ownPhase(ctx: UserContext, id: string, { roadmapId, noun = 'phase' }: PhaseOptions = {}): OwnPhase {
  const belongsTo = roadmapId === undefined ? null : asId(roadmapId, 'roadmap')
  return { id: asId(id, noun), userId: ctx.actor.userId, roadmapId: belongsTo } as OwnPhase
}

/** The same for a prepared statement, which gets what `ownPhase` found as its values. */
export const preparedOwnPhase = ({ phaseId, ...of }: Record<'phaseId' | 'userId' | 'roadmapId', Slot<string>>) =>
  ({ id: phaseId, ...of }) as OwnPhase

interface PhaseOptions {
  roadmapId?: string | undefined
  noun?: 'phase' | 'section'
}

/** @throws DomainError not_found for a text that nothing can have as its id */
export const ownSection = (ctx: UserContext, id: string): OwnSection =>
  ({ id: asId(id, 'section'), userId: ctx.actor.userId }) as OwnSection

/** The phase that a section stands in. */
export const phaseOf = ({ id, userId }: OwnSection): OwnPhase => {
  const phaseId: SQLWrapper = query
    .select({ id: phaseSections.phaseId })
    .from(phaseSections)
    .where(eq(phaseSections.id, id))
  return { id: phaseId, userId, roadmapId: null } as OwnPhase
}

/** A roadmap of that person that is not deleted. */
export const isOf = (userId: Slot<string>) => and(eq(roadmaps.userId, userId), isNull(roadmaps.deletedAt))

export const isOwn = ({ id, userId }: OwnRoadmap) => and(eq(roadmaps.id, id), isOf(userId))

/** The roadmap that a caller named, where one was named. */
export const isNamed = (roadmapId: Slot<string | null>) =>
  is(roadmapId, Placeholder)
    ? sql`(${roadmapId}::uuid is null or ${roadmaps.id} = ${roadmapId}::uuid)`
    : roadmapId === null
      ? undefined
      : eq(roadmaps.id, roadmapId)

/** A phase of a roadmap that is the person's own. @param among further conditions on the roadmap */
export const isOwnPhase = ({ id, userId, roadmapId }: OwnPhase, among?: SQL) =>
  and(
    eq(roadmapPhases.id, id),
    exists(
      query
        .select({ id: roadmaps.id })
        .from(roadmaps)
        .where(and(eq(roadmaps.id, roadmapPhases.roadmapId), isOf(userId), isNamed(roadmapId), among)),
    ),
  )

/** A phase whose sections the person may change: their own, and nobody is writing it. */
export const isEditable = (phase: OwnPhase) => isOwnPhase(phase, ne(roadmaps.state, 'incomplete'))

/** A section in a phase that the person may change. */
export const isInEditable = (phase: OwnPhase) => {
  const editable = query.select({ id: roadmapPhases.id }).from(roadmapPhases).where(isEditable(phase))
  return inArray(phaseSections.phaseId, editable)
}

/** Shared by its link, or the viewer's own; whether its owner's account lives is not asked, so that it nests. */
export const isShownTo = (viewerId: Slot<string | null>) =>
  and(
    isNull(roadmaps.deletedAt),
    or(eq(roadmaps.isLinkShared, true), viewerId === null ? undefined : eq(roadmaps.userId, viewerId)),
  )

/** A roadmap whose owner's account lives. */
export const hasLiveOwner = () => {
  const owner = query.select({ id: users.id }).from(users)
  return exists(owner.where(and(eq(users.id, roadmaps.userId), isNull(users.deletedAt))))
}

/** Written to its end and listed by its owner, for everybody to find. */
export const isForAll = () =>
  and(
    sql`${roadmaps.isListed} and ${roadmaps.isLinkShared} and ${roadmaps.state} = 'success'`,
    isNull(roadmaps.deletedAt),
    hasLiveOwner(),
  )

/** What the viewer may see, a visitor being null; whatever else is as if it did not exist. */
export const visible = (viewerId: Slot<string | null>) => and(isShownTo(viewerId), hasLiveOwner())

/** Subselect: the ids of that. */
export const idsVisibleTo = (viewerId: Slot<string | null>) =>
  query.select({ id: roadmaps.id }).from(roadmaps).where(visible(viewerId))
