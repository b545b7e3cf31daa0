import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { readIssues } from '#worker/integrations/projects/read-issues.ts'
import { readRepository } from '#worker/integrations/projects/read-repository.ts'
import { medianAnswerHours } from './reading/activity.ts'
import {
  closeIssues,
  confirmRepository,
  delayRepository,
  issueRows,
  missRepository,
  noteIssues,
  type Reread,
  readingOf,
  storeIssues,
  updateRepository,
} from './statements.ts'

/** GitHub gives no more open ones at once: then what is not among them may still be open. */
const ALL_READ_BELOW = 100

/**
 * Reads a repository and its issues again and writes down what GitHub says, in one batch. One that is gone is noted as such, one
 * that could not be read waits. @throws DomainError upstream
 */
export async function refreshRepository(ctx: Pick<Context, 'env' | 'db'>, known: Reread): Promise<void> {
  const { env, db } = ctx
  try {
    const read = await readRepository(env, known.name, known)
    if (read === 'missing') {
      await missRepository(db, known.id)
      return
    }
    const isNew = read !== 'unchanged'
    const found = await readIssues(env, isNew ? read.base.name : known.name)
    const reading = isNew ? readingOf(read) : null
    const facts = isNew && reading ? { ...reading, id: known.id, pushedAt: read.base.pushedAt } : known
    const rows = issueRows(facts, found, Date.now())
    const numbers = rows.map(({ number }) => number)
    await batch(db, {
      repository:
        isNew && reading ? updateRepository(db, known.id, read.base, reading) : confirmRepository(db, known.id),
      noted: noteIssues(db, known.id, medianAnswerHours(found), Math.max(0, ...rows.map(({ score }) => score))),
      issues: rows.length > 0 ? storeIssues(db, rows) : null,
      closed: numbers.length < ALL_READ_BELOW ? closeIssues(db, known.id, numbers) : null,
    })
  } catch (failure) {
    await delayRepository(db, known.id)
    throw failure
  }
}
