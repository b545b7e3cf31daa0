import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { EntryKind } from '#shared/profiles/entry-rules.ts'
import type { Profile, Sources } from '#shared/profiles/schemas.ts'
import type { ProfileSection } from '#shared/profiles/section-rules.ts'
import { createdAt, id, instant, updatedAt } from '#worker/db/columns.ts'
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
    /** What others do not see of it. */
    hiddenSections: jsonb('hidden_sections').$type<ProfileSection[]>().notNull().default([]),
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

const MONTH = sql.raw(`'^(19|20)\\d\\d-(0[1-9]|1[0-2])$'`)

/** What somebody worked at, learned and proved; a month is `YYYY-MM`. */
export const profileEntries = pgTable(
  'profile_entries',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<EntryKind>().notNull(),
    organization: text('organization').notNull(),
    title: text('title').notNull(),
    startedIn: text('started_in').notNull(),
    /** Null goes on, or never expires. */
    endedIn: text('ended_in'),
    description: text('description').notNull(),
    url: text('url').notNull(),
    createdAt,
    updatedAt,
  },
  (t) => [
    index('profile_entries_user_idx').on(t.userId),
    check('profile_entries_kind', sql`${t.kind} in ('job', 'education', 'certification')`),
    check('profile_entries_months', sql`${t.startedIn} ~ ${MONTH} and ${t.endedIn} ~ ${MONTH}`),
    check('profile_entries_order', sql`${t.endedIn} >= ${t.startedIn}`),
  ],
)

/** Pictures of what somebody made; their bytes are in the bucket, under the person's id and their own. */
export const profileImages = pgTable(
  'profile_images',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of the places that a person has; so there are never more. */
    place: smallint('place').notNull(),
    caption: text('caption').notNull().default(''),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt,
  },
  (t) => [
    unique('profile_images_place_uq').on(t.userId, t.place),
    check('profile_images_place', sql`${t.place} between 1 and 50`),
  ],
)
