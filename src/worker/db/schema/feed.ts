import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { FEED_CHOICES, FEED_KINDS, TASTE_KINDS } from '#shared/feed/rules.ts'
import { id, instant, searchVector, updatedAt } from '#worker/db/columns.ts'
import { sources } from './sources.ts'
import { users } from './users.ts'

/** What a source told of: a link with a title and a few words, never the thing itself. */
export const feedItems = pgTable(
  'feed_items',
  {
    id,
    source: text('source')
      .notNull()
      .references(() => sources.code, { onDelete: 'cascade' }),
    externalId: text('external_id').notNull(),
    kind: text('kind', { enum: FEED_KINDS }).notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    author: text('author').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    imageUrl: text('image_url'),
    audioUrl: text('audio_url'),
    minutes: smallint('minutes'),
    /** Points or reactions at the source. */
    votes: integer('votes').notNull().default(0),
    /** How many people opened it here. */
    openings: integer('openings').notNull().default(0),
    publishedAt: instant('published_at').notNull(),
    /** UTC (G-FEED-04). */
    feedDate: date('feed_date')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`(${feedItems.publishedAt} at time zone 'utc')::date`),
    /** Most opened first; among equals, votes at the source decide (shared/feed/rank.ts). */
    popularity: real('popularity')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${feedItems.openings} + ${feedItems.votes} / (${feedItems.votes} + 100.0)`),
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', ${feedItems.title}), 'A') || setweight(to_tsvector('english', ${feedItems.excerpt}), 'B') || setweight(to_tsvector('english', ${feedItems.author}), 'D')`,
      ),
  },
  (t) => [
    uniqueIndex('feed_items_external_uq').on(t.source, t.externalId),
    index('feed_items_latest_idx').on(t.publishedAt, t.id),
    index('feed_items_kind_idx').on(t.kind, t.publishedAt, t.id),
    index('feed_items_popular_idx').on(t.feedDate, t.popularity, t.id),
    index('feed_items_tags_idx').using('gin', t.tags),
    index('feed_items_search_idx').using('gin', t.search),
    check('feed_items_url', sql`${t.url} ~ '^https?://' and char_length(${t.url}) <= 2048`),
    check('feed_items_audio_url', sql`${t.audioUrl} ~ '^https?://'`),
    check('feed_items_counts', sql`${t.votes} >= 0 and ${t.openings} >= 0`),
  ],
)

const ofUser = {
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
}

/** What one person did with one item. */
export const feedMarks = pgTable(
  'feed_marks',
  {
    ...ofUser,
    itemId: uuid('item_id')
      .notNull()
      .references(() => feedItems.id, { onDelete: 'cascade' }),
    /** The first time; counted once. */
    openedAt: instant('opened_at'),
    isRead: boolean('is_read').notNull().default(false),
    isBookmarked: boolean('is_bookmarked').notNull().default(false),
    updatedAt,
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemId] }),
    index('feed_marks_bookmarked_idx').on(t.itemId, t.userId).where(sql`${t.isBookmarked}`),
    index('feed_marks_item_idx').on(t.itemId),
  ],
)

/** What somebody wants more of, less of, or not at all. */
export const feedPreferences = pgTable(
  'feed_preferences',
  {
    ...ofUser,
    kind: text('kind', { enum: TASTE_KINDS }).notNull(),
    value: text('value').notNull(),
    choice: text('choice', { enum: FEED_CHOICES }).notNull(),
    updatedAt,
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.value] }),
    check('feed_preferences_kind', sql`${t.kind} in ('tag', 'source', 'word')`),
    check('feed_preferences_choice', sql`${t.choice} in ('more', 'less', 'mute')`),
    check('feed_preferences_value', sql`char_length(${t.value}) between 1 and 60`),
  ],
)
