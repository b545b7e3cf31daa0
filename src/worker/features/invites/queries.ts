import { and, desc, eq, sql } from 'drizzle-orm'
import { INVITES_A_PAGE } from '#shared/invites/rules.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { invites, users } from '#worker/db/schema/index.ts'
import { internshipGroups } from '#worker/features/users/queries.ts'
import { isOpen } from './scope.ts'

/** Statement: whose invitation a code is, whom it is for, and what it brings; nothing for one that invites nobody. */
export const findInvite = (db: Database, code: string) =>
  db
    .select({ inviterId: invites.inviterId, email: invites.email, reference: invites.reference })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.inviterId))
    .where(isOpen(code))

/**
 * Whether a code invites anybody, whom alone, and into which group (C067). Who made it is no business of theirs, and the
 * address is told in full to its owner only (SEC-11).
 */
export async function validateInvite({ db, actor }: RequestContext, input: { code: string }) {
  const own =
    actor.kind === 'user' ? db.select({ email: users.email }).from(users).where(eq(users.id, actor.userId)) : []
  const [[invite], [caller]] = await Promise.all([findInvite(db, input.code), own])
  if (!invite) return { isValid: false, email: null, reference: null }
  const { email, reference } = invite
  return { isValid: true, email: email !== null && email !== caller?.email ? masked(email) : email, reference }
}

/** 'm…@example.com' */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1…@')

/** The codes that administrators made, the latest first. */
export async function listInvites({ db, env }: UserContext, { offset }: { offset: number }) {
  const { code, reference, cohort, email, maxUses, usedCount, createdAt, endedAt } = invites
  const rows = await db
    .select({ code, reference, cohort, email, maxUses, usedCount, createdAt, endedAt, inviterName: users.name })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.inviterId))
    .where(and(sql`not ${invites.isFriendLink}`))
    .orderBy(desc(createdAt), code)
    .limit(INVITES_A_PAGE + 1)
    .offset(offset)
  return {
    invites: rows.slice(0, INVITES_A_PAGE),
    hasMore: rows.length > INVITES_A_PAGE,
    internshipReferences: internshipGroups(env),
  }
}
