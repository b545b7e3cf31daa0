import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DOCUMENT_KINDS, type DocumentKind, STAGE_ORDER } from '#shared/applications/rules.ts'
import { createdAt, id, instant } from '#worker/db/columns.ts'
import { users } from '../users.ts'
import { jobListings } from './jobs.ts'

/** A job that somebody saved or asked for; it keeps what it was called when the listing is gone. */
export const applications = pgTable(
  'applications',
  {
    id,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id').references(() => jobListings.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    company: text('company').notNull(),
    url: text('url').notNull(),
    source: text('source').notNull(),
    stage: text('stage', { enum: STAGE_ORDER }).notNull().default('saved'),
    notes: text('notes').notNull().default(''),
    remindOn: date('remind_on'),
    createdAt,
  },
  (t) => [
    uniqueIndex('applications_listing_uq').on(t.userId, t.listingId),
    index('applications_remind_idx').on(t.remindOn).where(sql`${t.remindOn} is not null`),
    index('applications_listing_idx').on(t.listingId),
    check('applications_notes', sql`char_length(${t.notes}) <= 4000`),
  ],
)

const ofApplication = {
  applicationId: uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' }),
}

/** When an application came to a stage, the latest time. */
export const applicationStages = pgTable(
  'application_stages',
  {
    ...ofApplication,
    stage: text('stage', { enum: STAGE_ORDER }).notNull(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.stage] })],
)

/** What was sent, version after version; none is changed. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    id,
    ...ofApplication,
    kind: text('kind', { enum: Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]] }).notNull(),
    body: text('body').notNull(),
    createdAt,
  },
  (t) => [
    index('application_documents_latest_idx').on(t.applicationId, t.createdAt),
    check('application_documents_body', sql`char_length(${t.body}) between 1 and 20000`),
  ],
)
