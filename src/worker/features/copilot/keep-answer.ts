import type { AnsweredQuestion, AnswerInterviewInput } from '#shared/copilot/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { judgeInterview } from './author/judge-interview.ts'
import { findBrief, NOTHING_SAID } from './find-brief.ts'
import { addAnswer } from './statements.ts'

/** Keeps an answer of an interview, with what is to be said of it; no model is asked. @throws DomainError not_found */
export async function keepAnswer(
  ctx: UserContext,
  { jobId, question, answer }: AnswerInterviewInput,
): Promise<AnsweredQuestion> {
  const brief = await findBrief(ctx, { ...NOTHING_SAID, jobId })
  return addAnswer(ctx.db, jobId, { question, answer, feedback: judgeInterview(question, answer, brief) })
}
