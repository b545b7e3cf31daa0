import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#worker/db/columns.ts'

/** How the reading of each source stands; what a source is, code says (features/feed/sources, features/jobs/sources). */
export const sources = pgTable(
  'sources',
  {
    code: text('code').primaryKey(),
    /** An administrator may turn it off: it is read no more, and nothing of it is shown. */
    isEnabled: boolean('is_enabled').notNull().default(true),
    lastRunAt: instant('last_run_at'),
    nextRunAt: instant('next_run_at').notNull().default(sql`now()`),
    /** What the source said of its last answer, sent back so that it need not answer the same again. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** In a row; the last one's sentence stands beside it. */
    failures: integer('failures').notNull().default(0),
    lastFailure: text('last_failure'),
  },
  (t) => [index('sources_next_run_idx').on(t.nextRunAt)],
)
