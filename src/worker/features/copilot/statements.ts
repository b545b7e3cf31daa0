import { desc, eq, inArray } from 'drizzle-orm'
import { MOST_ANSWERS } from '#shared/copilot/interview-rules.ts'
import { MOST_TEXTS } from '#shared/copilot/rules.ts'
import type { AnsweredQuestion, Draft } from '#shared/copilot/schemas.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { copilotAnswers, copilotTexts } from '#worker/db/schema/index.ts'
import { ANSWER, DRAFT } from './queries.ts'

/**
 * Keeps a version; of a job's, the oldest goes where there are too many.
 * @param jobId of a job that was authorised
 * @param writer the stream that goes on with it
 */
export async function keepDraft(
  db: Database,
  jobId: string,
  text: Omit<Draft, 'textId' | 'createdAt'>,
  writer: string | null = null,
): Promise<Draft> {
  const beyond = db
    .select({ id: copilotTexts.id })
    .from(copilotTexts)
    .where(eq(copilotTexts.jobId, jobId))
    .orderBy(desc(copilotTexts.id))
    .offset(MOST_TEXTS)
  const { kept } = await batch(db, {
    kept: db
      .insert(copilotTexts)
      .values({ jobId, writer, ...text })
      .returning(DRAFT),
    forgotten: db.delete(copilotTexts).where(inArray(copilotTexts.id, beyond)),
  })
  const [draft] = kept
  if (!draft) throw new Error('No version was kept.')
  return draft
}

/** Keeps an answer of an interview; of a job's, the oldest goes where there are too many. @param jobId of a job that was authorised */
export async function addAnswer(
  db: Database,
  jobId: string,
  answer: Omit<AnsweredQuestion, 'answerId' | 'createdAt'>,
): Promise<AnsweredQuestion> {
  const beyond = db
    .select({ id: copilotAnswers.id })
    .from(copilotAnswers)
    .where(eq(copilotAnswers.jobId, jobId))
    .orderBy(desc(copilotAnswers.id))
    .offset(MOST_ANSWERS)
  const { added } = await batch(db, {
    added: db
      .insert(copilotAnswers)
      .values({ jobId, ...answer })
      .returning(ANSWER),
    forgotten: db.delete(copilotAnswers).where(inArray(copilotAnswers.id, beyond)),
  })
  const [one] = added
  if (!one) throw new Error('No answer was kept.')
  return one
}
