import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CERTIFICATE_LEVELS } from '#shared/certificates/levels.ts'
import type { Proof } from '#shared/certificates/texts.ts'
import { instant } from '#worker/db/columns.ts'
import { challenges } from './challenges.ts'
import { roadmaps } from './roadmaps.ts'
import { users } from './users.ts'

/** What was proved when every section of a roadmap was completed; later edits of the roadmap change nothing here. */
export const certificates = pgTable(
  'certificates',
  {
    /** `TB-` and 16 letters and digits; it stands in links and in print. */
    id: text('id').primaryKey(),
    /** Null once the account that it was issued to was removed; all that stays is that it was withdrawn. */
    roadmapId: uuid('roadmap_id').references(() => roadmaps.id),
    /** The bounty whose prize it certifies, where it is no roadmap's. */
    challengeId: integer('challenge_id').references(() => challenges.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    recipientName: text('recipient_name').notNull(),
    /** What the roadmap's plan is called; on the oldest, what was asked for. */
    title: text('title').notNull(),
    /** Named by the phases; none on the oldest. */
    skills: text('skills').array().notNull().default(sql`'{}'`),
    /** About so long its sections take; null where nobody knows. */
    minutes: integer('minutes'),
    /** The phases with the titles of their sections, as they were completed. */
    phases: jsonb('phases').$type<{ title: string; sections: string[] }[]>().notNull(),
    /** How the sections were proved, and how many each way. */
    proof: jsonb('proof').$type<Proof[]>().notNull(),
    /** A higher one is a certificate of its own: what was signed before stays as it is. */
    level: text('level', { enum: CERTIFICATE_LEVELS }).notNull().default('completed'),
    text: text('text').notNull(),
    issuedAt: instant('issued_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (t) => [
    uniqueIndex('certificates_level_uq').on(t.roadmapId, t.level).where(sql`${t.revokedAt} is null`),
    index('certificates_roadmap_idx').on(t.roadmapId),
    index('certificates_revoked_idx').on(t.revokedAt.desc(), t.id).where(sql`${t.revokedAt} is not null`),
    index('certificates_user_idx').on(t.userId),
    uniqueIndex('certificates_award_uq')
      .on(t.challengeId, t.userId)
      .where(sql`${t.challengeId} is not null and ${t.revokedAt} is null`),
    check(
      'certificates_subject',
      sql`num_nonnulls(${t.roadmapId}, ${t.challengeId}) = 1 or ${t.revokedAt} is not null`,
    ),
    check(
      'certificates_level',
      sql`case when ${t.challengeId} is null then ${t.level} in ('completed', 'mastered')
        else ${t.level} in ('first', 'second', 'third') end`,
    ),
  ],
)
