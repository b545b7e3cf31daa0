import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { TEXT_KIND_NAMES } from '#shared/copilot/rules.ts'
import type { AnsweredQuestion, Draft } from '#shared/copilot/schemas.ts'
import { createdAt, id } from '#worker/db/columns.ts'
import { users } from '../users.ts'
import { jobListings } from './jobs.ts'

/** A job that somebody writes for, with the words that its ad had then. */
export const copilotJobs = pgTable(
  'copilot_jobs',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id').references(() => jobListings.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    company: text('company').notNull().default(''),
    description: text('description').notNull(),
    url: text('url').notNull().default(''),
    createdAt,
  },
  (t) => [
    uniqueIndex('copilot_jobs_listing_uq').on(t.userId, t.listingId),
    index('copilot_jobs_latest_idx').on(t.userId, t.id),
    index('copilot_jobs_listing_idx').on(t.listingId),
    check('copilot_jobs_title', sql`char_length(${t.title}) between 1 and 500`),
  ],
)

/** A version of a text for a job; none is changed but one that is still being written. */
export const copilotTexts = pgTable(
  'copilot_texts',
  {
    id,
    jobId: uuid('job_id')
      .notNull()
      .references(() => copilotJobs.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: TEXT_KIND_NAMES }).notNull(),
    question: text('question').notNull().default(''),
    pieces: jsonb('pieces').$type<Draft['pieces']>().notNull(),
    /** What the pieces rest on, as it was called then. */
    facts: jsonb('facts').$type<Draft['facts']>().notNull(),
    cut: integer('cut').notNull().default(0),
    author: text('author').notNull(),
    isStopped: boolean('is_stopped').notNull().default(false),
    /** Which stream writes it, or did last: no other may go on with it then. */
    writer: uuid('writer'),
    createdAt,
  },
  (t) => [index('copilot_texts_latest_idx').on(t.jobId, t.id)],
)

/** What somebody answered in an interview for a job. */
export const copilotAnswers = pgTable(
  'copilot_answers',
  {
    id,
    jobId: uuid('job_id')
      .notNull()
      .references(() => copilotJobs.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    feedback: jsonb('feedback').$type<AnsweredQuestion['feedback']>().notNull(),
    createdAt,
  },
  (t) => [index('copilot_answers_latest_idx').on(t.jobId, t.id)],
)
