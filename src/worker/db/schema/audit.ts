import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#worker/db/columns.ts'
import { users } from './users.ts'

/**
 * What administrators did with their role, append-only: a trigger refuses every change but that a deleted account is
 * forgotten. Actions are named by their procedures.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whom it was about; nobody where it was about no person. */
    personId: uuid('person_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** Of what was done while looking as the person: the session, which is gone sooner than this line. */
    sessionId: uuid('session_id'),
    /** Why, in the administrator's words. */
    reason: text('reason'),
    /** What of it, e.g. how many credits or which code. */
    details: text('details'),
    createdAt,
  },
  (t) => [
    index('audit_log_admin_idx').on(t.adminId, t.id.desc()),
    index('audit_log_person_idx').on(t.personId, t.id.desc()).where(sql`${t.personId} is not null`),
    index('audit_log_session_idx').on(t.sessionId).where(sql`${t.sessionId} is not null`),
  ],
)
