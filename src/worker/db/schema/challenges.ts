import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { CHALLENGE_STATUSES } from '#shared/challenges/rules.ts'
import { createdAt, instant } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** How a bounty stands (G-CHAL-04); what it asks for is content of the product. One without a row is closed, and listed. */
export const challenges = pgTable('challenges', {
  id: integer('id').primaryKey(),
  status: text('status', { enum: CHALLENGE_STATUSES }).notNull().default('Closed'),
  isListed: boolean('is_listed').notNull().default(true),
})

/** Somebody in a bounty: that they agreed to its terms, began, and what they handed in, once. */
export const challengeParticipations = pgTable(
  'challenge_participations',
  {
    challengeId: integer('challenge_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which terms they agreed to; null takes it back. */
    licenseVersion: text('license_version'),
    licensedAt: instant('licensed_at'),
    startedAt: instant('started_at'),
    submittedAt: instant('submitted_at'),
    link: text('link'),
    details: text('details'),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.challengeId, t.userId] }),
    index('challenge_participations_user_idx').on(t.userId),
    check('challenge_participations_licensed', sql`(${t.licenseVersion} is null) = (${t.licensedAt} is null)`),
    check('challenge_participations_submitted', sql`(${t.submittedAt} is null) = (${t.link} is null)`),
    check('challenge_participations_order', sql`${t.submittedAt} is null or ${t.startedAt} is not null`),
    check('challenge_participations_terms', sql`${t.startedAt} is null or ${t.licensedAt} is not null`),
  ],
)
