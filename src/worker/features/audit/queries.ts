import { and, desc, eq, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AUDIT_LINES_A_PAGE, type ListAuditInput } from '#shared/audit/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { auditLog, users } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
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

const person = alias(users, 'person')

/** The audit log, the latest first, by who did what to whom. @throws DomainError not_found for an id that is none */
export async function listAudit({ db }: UserContext, { adminId, personId, action, before }: ListAuditInput) {
  const isWanted = and(
    adminId ? eq(auditLog.adminId, asId(adminId, 'administrator')) : undefined,
    personId ? eq(auditLog.personId, asId(personId, 'person')) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    before ? lt(auditLog.id, before) : undefined,
  )
  const { found, actions } = await batch(db, {
    found: db
      .select({
        id: auditLog.id,
        createdAt: auditLog.createdAt,
        action: auditLog.action,
        adminId: auditLog.adminId,
        adminName: users.name,
        personId: auditLog.personId,
        personName: person.name,
        isVisit: sql<boolean>`${isNotNull(auditLog.sessionId)}`,
        reason: auditLog.reason,
        details: auditLog.details,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.adminId))
      .leftJoin(person, eq(person.id, auditLog.personId))
      .where(isWanted)
      .orderBy(desc(auditLog.id))
      .limit(AUDIT_LINES_A_PAGE + 1),
    actions: db.selectDistinct({ action: auditLog.action }).from(auditLog).orderBy(auditLog.action),
  })
  const lines = found.slice(0, AUDIT_LINES_A_PAGE)
  const next = found.length > lines.length ? (lines.at(-1)?.id ?? null) : null
  return { lines, next, actions: actions.map((each) => each.action) }
}
