import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { readIssues } from '#worker/integrations/projects/read-issues.ts'
import { readRepository } from '#worker/integrations/projects/read-repository.ts'
import { medianAnswerHours } from './reading/activity.ts'
import { setupOf } from './reading/guide.ts'
import {
  closeIssues,
  confirmRepository,
  delayRepository,
  issueRows,
  missRepository,
  noteIssues,
  type Reread,
  storeIssues,
  updateRepository,
} from './statements.ts'

/** GitHub gives no more open ones at once: then what is not among them may still be open. */
const ALL_READ_BELOW = 100

/**
 * Reads a repository and its issues again and writes down what GitHub says, in one batch. One that is gone is noted as such, one
 * that could not be read waits. @returns whether GitHub answered
 */
export async function refreshRepository(ctx: Pick<Context, 'env' | 'db'>, known: Reread): Promise<boolean> {
  const { env, db } = ctx
  try {
    const read = await readRepository(env, known.name, known)
    if (read === 'missing') {
      await missRepository(db, known.id)
      return true
    }
    const isNew = read !== 'unchanged'
    const found = await readIssues(env, isNew ? read.base.name : known.name)
    const facts = isNew
      ? {
          ...{ id: known.id, pushedAt: read.base.pushedAt, contributingUrl: read.contributing?.url ?? null },
          ...{ setup: setupOf(read.contributing?.text ?? '', read.readme?.text ?? ''), keyPoints: [] },
        }
      : known
    const rows = issueRows(facts, found, Date.now())
    const numbers = rows.map(({ number }) => number)
    await batch(db, {
      repository: isNew ? updateRepository(db, known.id, read) : confirmRepository(db, known.id),
      noted: noteIssues(db, known.id, medianAnswerHours(found), Math.max(0, ...rows.map(({ score }) => score))),
      issues: rows.length > 0 ? storeIssues(db, rows) : null,
      closed: numbers.length < ALL_READ_BELOW ? closeIssues(db, known.id, numbers) : null,
    })
    return true
  } catch (failure) {
    await delayRepository(db, known.id)
    throw failure
  }
}
