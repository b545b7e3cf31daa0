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
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, searchVector, updatedAt } from '#worker/db/columns.ts'
import { phaseSections } from './roadmaps.ts'
import { users } from './users.ts'

/** Whatever a learner can be sent to: the catalogue's entries, and what other sources have found, by link. */
export const resources = pgTable(
  'resources',
  {
    id,
    link: text('link').notNull().unique('resources_link_uq'),
    title: text('title').notNull(),
    /** Author, channel or site. */
    author: text('author').notNull(),
    kind: text('kind', { enum: ['video', 'docs', 'article', 'course', 'book', 'interactive'] }).notNull(),
    topics: text('topics').array().notNull().default(sql`'{}'`),
    /** Sections of the library that it serves, as topic/section; who chose them read both. */
    sections: text('sections').array().notNull().default(sql`'{}'`),
    level: text('level', { enum: ['beginner', 'intermediate', 'advanced'] })
      .notNull()
      .default('intermediate'),
    language: text('language').notNull().default('en'),
    publishedYear: smallint('published_year'),
    publishedOn: date('published_on'),
    /** Documentation that is kept current: never too old for a filter by age. */
    isMaintained: boolean('is_maintained').notNull().default(false),
    summary: text('summary').notNull(),
    source: text('source', { enum: ['catalogue', 'youtube', 'web', 'devto'] }).notNull(),
    /** Citations, views or reactions, as its source counts them; compared within a source only by their logarithm. */
    popularity: integer('popularity').notNull().default(0),
    /** How long it takes, where its source says so. */
    minutes: smallint('minutes'),
    /** How many learners say so; a trigger on their votes counts. */
    helpfulVotes: integer('helpful_votes').notNull().default(0),
    unhelpfulVotes: integer('unhelpful_votes').notNull().default(0),
    linkState: text('link_state', { enum: ['live', 'moved', 'blocked', 'dead', 'unknown'] })
      .notNull()
      .default('unknown'),
    movedTo: text('moved_to'),
    checkedAt: instant('checked_at'),
    nextCheckAt: instant('next_check_at').notNull().default(sql`now()`),
    /** One failed look is no proof that a link is dead. */
    failedChecks: smallint('failed_checks').notNull().default(0),
    /** When what a search found became everybody's; until then it is of the sections that it was found for. */
    sharedAt: instant('shared_at'),
    /** The catalogue no longer has it; learners who have it keep it. */
    isRetired: boolean('is_retired').notNull().default(false),
    createdAt,
    updatedAt,
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', ${resources.title}), 'A') || setweight(to_tsvector('english', ${resources.summary}), 'B') || setweight(to_tsvector('english', ${resources.author}), 'D')`,
      ),
  },
  (t) => [
    index('resources_next_check_idx').on(t.nextCheckAt),
    index('resources_search_idx').using('gin', t.search),
    index('resources_dead_idx').on(t.id).where(sql`${t.linkState} = 'dead'`),
    check('resources_link', sql`${t.link} ~ '^https://' and char_length(${t.link}) <= 2048`),
    check('resources_minutes', sql`${t.minutes} between 1 and 6000`),
    check('resources_moved_to', sql`${t.movedTo} ~ '^https://'`),
    check('resources_kind', sql`${t.kind} in ('video', 'docs', 'article', 'course', 'book', 'interactive')`),
    check('resources_level', sql`${t.level} in ('beginner', 'intermediate', 'advanced')`),
    check('resources_source', sql`${t.source} in ('catalogue', 'youtube', 'web', 'devto')`),
    check('resources_link_state', sql`${t.linkState} in ('live', 'moved', 'blocked', 'dead', 'unknown')`),
  ],
)

/** What one learner has to do with one resource; it goes with either. */
const ofLearner = {
  resourceId: uuid('resource_id')
    .notNull()
    .references(() => resources.id, { onDelete: 'cascade' }),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
}

/** Whether a learner who has a resource among their cards found it helpful: one vote each. */
export const resourceVotes = pgTable(
  'resource_votes',
  {
    ...ofLearner,
    isHelpful: boolean('is_helpful').notNull(),
    createdAt,
    updatedAt,
  },
  (t) => [primaryKey({ columns: [t.resourceId, t.userId] }), index('resource_votes_user_idx').on(t.userId)],
)

/** What a search found for a section, and for whom. */
export const resourceFinds = pgTable(
  'resource_finds',
  {
    sectionId: uuid('section_id')
      .notNull()
      .references(() => phaseSections.id, { onDelete: 'cascade' }),
    ...ofLearner,
    /** Its host stood in the words of the section, so that finding it proves nothing. */
    isHostNamed: boolean('is_host_named').notNull(),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.sectionId, t.resourceId] }),
    index('resource_finds_resource_idx').on(t.resourceId, t.userId),
    index('resource_finds_user_idx').on(t.userId),
  ],
)

/**
 * Where ranking begins: every resource that may be shown, under each of its topics (`#react`), each section of the library
 * that it serves (`@react/state`) and each word of its title, so that a term's best are read off an index however many there are. What a search found stands under `*`, and
 * under the others once it is everybody's. A trigger on resources keeps it.
 */
export const resourceTerms = pgTable(
  'resource_terms',
  {
    term: text('term').notNull(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    isVideo: boolean('is_video').notNull(),
    /** 0 to 1: popularity within its source; what the catalogue chose stands above what a search found. */
    standing: real('standing').notNull(),
    /** The day it counts as published: the middle of a year that is all one knows; infinity where it is kept current, -infinity where nobody knows. */
    freshOn: date('fresh_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.resourceId, t.term] }),
    index('resource_terms_standing_idx').on(t.term, t.isVideo, t.standing.desc(), t.resourceId),
    index('resource_terms_fresh_idx').on(t.term, t.isVideo, t.freshOn.desc(), t.standing.desc(), t.resourceId),
  ],
)
