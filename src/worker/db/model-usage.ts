import { type AnyColumn, sql } from 'drizzle-orm'
import type { Database } from './client.ts'
import { modelUsage } from './schema/index.ts'
import { excluded } from './sql.ts'

/** One call of a model, as it ended; tokens where the model told them. */
export interface ModelCall {
  task: string
  model: string
  isFailed: boolean
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

/** Counts a call of a model to its day, UTC. */
export async function noteModelCall(db: Database, call: ModelCall): Promise<void> {
  const { task, model, isFailed, inputTokens = 0, outputTokens = 0 } = call
  const { calls, failedCalls } = modelUsage
  const plus = (column: AnyColumn) => sql`${column} + ${excluded(column)}`
  await db
    .insert(modelUsage)
    .values({
      day: sql`(now() at time zone 'utc')::date`,
      ...{ task, model, calls: 1, failedCalls: isFailed ? 1 : 0, inputTokens, outputTokens },
    })
    .onConflictDoUpdate({
      target: [modelUsage.day, modelUsage.task, modelUsage.model],
      set: {
        calls: plus(calls),
        failedCalls: plus(failedCalls),
        inputTokens: plus(modelUsage.inputTokens),
        outputTokens: plus(modelUsage.outputTokens),
      },
    })
}
