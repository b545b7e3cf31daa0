import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Profile, Sources } from '#shared/profiles/schemas.ts'
import { createdAt, instant, updatedAt } from '#worker/db/columns.ts'
import { sessions, users } from './users.ts'

/** What somebody says of themselves; who never said anything has no row, and is shown as its defaults say (R-PROF-03). */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    shortBio: text('short_bio').notNull().default(''),
    storySummary: text('story_summary').notNull().default(''),
    sources: jsonb('sources').$type<Sources>().notNull().default({}),
    /** A pasted LinkedIn bio or resume; for its owner alone. */
    linkedInText: text('linkedin_text'),
    bizdev: jsonb('bizdev').$type<NonNullable<Profile['own']>['bizdev']>(),
    isPublic: boolean('is_public').notNull().default(true),
    isPlatformGenerated: boolean('is_platform_generated').notNull().default(false),
    isBlocked: boolean('is_blocked').notNull().default(false),
    pinned: jsonb('pinned').$type<string[]>().notNull().default([]),
    createdAt,
    updatedAt,
  },
  (t) => [check('profiles_linkedin_length', sql`char_length(${t.linkedInText}) <= 20000`)],
)

/** What stands in the address of a profile's editing: of one session, for a day, and worth nothing without its bearer (SEC-04). */
export const profileEditTokens = pgTable(
  'profile_edit_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt,
    expiresAt: instant('expires_at').notNull().default(sql`now() + interval '24 hours'`),
  },
  (t) => [
    index('profile_edit_tokens_session_idx').on(t.sessionId, t.createdAt.desc()),
    index('profile_edit_tokens_user_idx').on(t.userId),
  ],
)
