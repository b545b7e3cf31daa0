import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ITEM_KINDS, type Item } from '#shared/progress/items.ts'
import type { ShownItem } from '#shared/progress/schemas.ts'
import { createdAt, id, instant, updatedAt } from '#worker/db/columns.ts'
import { resources } from './resources.ts'
import { phaseSections, roadmapPhases } from './roadmaps.ts'
import { users } from './users.ts'

/**
 * How far the owner of a roadmap is. Only they learn on it (a clone is one's own), so everything hangs on a phase or a
 * section by its id, and no edit of one section touches another's progress.
 */
export const phaseProgress = pgTable(
  'phase_progress',
  {
    phaseId: uuid('phase_id')
      .primaryKey()
      .references(() => roadmapPhases.id, { onDelete: 'cascade' }),
    contentType: text('content_type', { enum: ['video', 'blog', 'both'] })
      .notNull()
      .default('both'),
    timeFrame: smallint('time_frame').$type<3 | 9 | 15>().notNull().default(15),
    lastSectionId: uuid('last_section_id').references(() => phaseSections.id, { onDelete: 'set null' }),
    createdAt,
    updatedAt,
  },
  (t) => [
    index('phase_progress_last_section_idx').on(t.lastSectionId),
    check('phase_progress_content_type', sql`${t.contentType} in ('video', 'blog', 'both')`),
    check('phase_progress_time_frame', sql`${t.timeFrame} in (3, 9, 15)`),
  ],
)

/** What has been found for a section's content so far. */
export const sectionProgress = pgTable('section_progress', {
  sectionId: uuid('section_id')
    .primaryKey()
    .references(() => phaseSections.id, { onDelete: 'cascade' }),
  /** False while more content can be looked for. */
  isContentPopulated: boolean('is_content_populated').notNull().default(false),
  /** When the catalogue was last looked through for it; null for a section that was written anew. */
  contentSoughtAt: instant('content_sought_at'),
  /** When sources outside were last asked; they are asked once an hour at most. */
  searchedAt: instant('searched_at'),
  /** Objectives that the learner ticked off for themselves, by their words; they prove nothing. */
  tickedObjectives: text('ticked_objectives').array().notNull().default(sql`'{}'`),
  createdAt,
  updatedAt,
})

/** What a learner notes for themselves about a section, as Markdown; nobody else ever reads it. */
export const sectionNotes = pgTable(
  'section_notes',
  {
    sectionId: uuid('section_id')
      .primaryKey()
      .references(() => phaseSections.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Rises with every change: what was written from an older one is a conflict. */
    revision: integer('revision').notNull().default(1),
    createdAt,
    updatedAt,
  },
  (t) => [check('section_notes_length', sql`char_length(${t.text}) <= 10000`)],
)

/** The resources chosen for a section; `isBonus` ones wait to replace a card. */
export const sectionContent = pgTable(
  'section_content',
  {
    id,
    sectionId: uuid('section_id')
      .notNull()
      .references(() => phaseSections.id, { onDelete: 'cascade' }),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id),
    position: smallint('position').notNull(),
    isBonus: boolean('is_bonus').notNull().default(false),
    completedAt: instant('completed_at'),
    /** A dead card that nothing could replace is tried again then. */
    swapAfter: instant('swap_after'),
    createdAt,
  },
  (t) => [
    // deferred to a statement's end by a migration, so that one statement can swap
    unique('section_content_order_uq').on(t.sectionId, t.isBonus, t.position),
    uniqueIndex('section_content_resource_uq').on(t.sectionId, t.resourceId),
    index('section_content_resource_idx').on(t.resourceId),
  ],
)

/** Up to five questions about a section's own objectives (2§3): items of the library, and open ones that a model wrote. */
export const sectionQuestions = pgTable(
  'section_questions',
  {
    id,
    sectionId: uuid('section_id')
      .notNull()
      .references(() => phaseSections.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: [...ITEM_KINDS, 'open'] }).notNull(),
    /** As a caller who only has text reads and answers it: with the code and the options. */
    question: text('question').notNull(),
    /** The objective it asks about. */
    objective: text('objective').notNull(),
    /** The library's item that it was made from; the library may have dropped it since. */
    itemId: text('item_id'),
    /** What is seen of it. */
    shown: jsonb('shown').$type<ShownItem>(),
    /** The item as it stood then, answers and explanations included: never shown before an answer was given. */
    item: jsonb('item').$type<Item>(),
    /** Of an open one: what a good answer says; never shown before one was given. */
    keyPoints: text('key_points').array().notNull().default(sql`'{}'`),
    author: text('author').notNull(),
    isFallback: boolean('is_fallback').notNull().default(false),
    createdAt,
  },
  (t) => [
    uniqueIndex('section_questions_position_uq').on(t.sectionId, t.position),
    check('section_questions_position', sql`${t.position} between 1 and 5`),
    check(
      'section_questions_item',
      sql`num_nulls(${t.itemId}, ${t.shown}, ${t.item}) = case ${t.kind} when 'open' then 3 else 0 end`,
    ),
    check('section_questions_key_points', sql`(${t.kind} = 'open') = (cardinality(${t.keyPoints}) between 1 and 8)`),
  ],
)

/**
 * Every answer that counted when it was given, and what was said about it; append-only, it decides what is completed. It outlives
 * its question: what somebody owes, and what they have proved, they owe and have proved for an item, wherever they are asked it.
 */
export const sectionTries = pgTable(
  'section_tries',
  {
    id,
    questionId: uuid('question_id').references(() => sectionQuestions.id, { onDelete: 'set null' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the roadmap it was given in; it may have gone since. */
    sectionId: uuid('section_id').notNull(),
    /** Null for an open question. */
    itemId: text('item_id'),
    /** What it was asked for; only in a section's own test does a right answer make good for a wrong one. */
    purpose: text('purpose', { enum: ['section', 'review', 'test_out'] })
      .notNull()
      .default('section'),
    answer: text('answer').notNull(),
    /** The answer as it was read: another way to write it is the same one. */
    meaning: text('meaning').notNull(),
    isRight: boolean('is_right').notNull(),
    /** A right answer that makes good for a wrong one is not accepted. */
    isAccepted: boolean('is_accepted').notNull(),
    feedback: text('feedback').notNull(),
    /** Of a right answer to an open question: the key point that the judge relied on, one of the question's own. */
    point: text('point'),
    /** Who graded: 'items' where code did, else the model's name; 'builtin' was the judge before graded questions. */
    judge: text('judge').notNull(),
    isFallback: boolean('is_fallback').notNull().default(false),
    createdAt,
  },
  (t) => [
    index('section_tries_question_idx').on(t.questionId, t.createdAt),
    index('section_tries_user_idx').on(t.userId, t.createdAt),
    uniqueIndex('section_tries_accepted_uq').on(t.questionId).where(sql`${t.isAccepted}`),
    index('section_tries_item_idx').on(t.userId, t.itemId, t.createdAt),
    check('section_tries_purpose', sql`${t.purpose} in ('section', 'review', 'test_out')`),
    check('section_tries_review', sql`${t.purpose} <> 'review' or (not ${t.isAccepted} and ${t.itemId} is not null)`),
    check('section_tries_length', sql`char_length(${t.answer}) between 1 and 4000`),
    check('section_tries_accepted', sql`${t.isRight} or not ${t.isAccepted}`),
    check('section_tries_point', sql`${t.isRight} or ${t.point} is null`),
  ],
)
