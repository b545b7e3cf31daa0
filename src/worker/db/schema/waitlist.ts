import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '#worker/db/columns.ts'

/** Who waits for what, once an address; the order of the ids is the order of the queue. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id,
    waitlist: text('waitlist').notNull(),
    name: text('name').notNull(),
    /** Lower case; nobody has proved that it is theirs. */
    email: text('email').notNull(),
    companyName: text('company_name'),
    plan: text('plan'),
    reference: text('reference').notNull(),
    utm: jsonb('utm').$type<Partial<Record<'source' | 'medium' | 'campaign', string>>>().notNull().default({}),
    createdAt,
    updatedAt,
  },
  (t) => [
    uniqueIndex('waitlist_entries_email_uq').on(t.waitlist, t.email),
    index('waitlist_entries_queue_idx').on(t.waitlist, t.id),
    check('waitlist_entries_waitlist', sql`${t.waitlist} in ('customers', 'os', 'agencer')`),
    check('waitlist_entries_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
)
