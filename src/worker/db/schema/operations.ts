import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#worker/db/columns.ts'

/** Every run of a job, for whoever runs this; a run that failed says why. */
export const jobRuns = pgTable(
  'job_runs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** How often it runs. */
    everyMinutes: integer('every_minutes').notNull(),
    startedAt: instant('started_at').notNull().default(sql`now()`),
    durationMs: integer('duration_ms').notNull(),
    failure: text('failure'),
  },
  (t) => [index('job_runs_name_idx').on(t.name, t.id.desc()), index('job_runs_started_idx').on(t.startedAt)],
)

/** What models were asked on a day, UTC, by task; of nobody. */
export const modelUsage = pgTable(
  'model_usage',
  {
    day: date('day').notNull(),
    task: text('task').notNull(),
    model: text('model').notNull(),
    calls: integer('calls').notNull(),
    failedCalls: integer('failed_calls').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.task, t.model] }),
    check('model_usage_counts', sql`${t.calls} > 0 and ${t.failedCalls} between 0 and ${t.calls}`),
  ],
)
