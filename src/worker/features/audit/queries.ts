import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { UserContext } from '#worker/context.ts'
import { auditLog, users } from '#worker/db/schema/index.ts'
import { VISIT_BEGINS, VISIT_ENDS } from './rules.ts'

/** The latest of them. */
const VISITS_SHOWN = 50

const line = alias(auditLog, 'line')
const ofVisit = and(eq(line.sessionId, auditLog.sessionId), eq(line.personId, auditLog.personId))

/** Who looked as the caller, the latest first: what a person may know of the audit log. */
export async function listOwnVisits({ db, actor }: UserContext) {
  const ended = db
    .select({ at: sql`min(${line.createdAt})` })
    .from(line)
    .where(and(ofVisit, inArray(line.action, VISIT_ENDS)))
  const changed = db
    .select({ actions: sql`coalesce(array_agg(distinct ${line.action}), '{}')` })
    .from(line)
    .where(and(ofVisit, notInArray(line.action, [VISIT_BEGINS, ...VISIT_ENDS])))
  const visits = await db
    .select({
      id: auditLog.id,
      adminName: users.name,
      reason: auditLog.reason,
      startedAt: auditLog.createdAt,
      endedAt: sql<string | null>`(${ended})`.mapWith(auditLog.createdAt),
      changes: sql<string[]>`(${changed})`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.adminId))
    .where(and(eq(auditLog.personId, actor.userId), eq(auditLog.action, VISIT_BEGINS)))
    .orderBy(desc(auditLog.id))
    .limit(VISITS_SHOWN)
  return { visits }
}
