import type { UserContext } from '#worker/context.ts'
import { type QuestionSet, selfQuestions } from './author/questions.ts'
import { findBrief, NOTHING_SAID } from './find-brief.ts'

/** What an interviewer would ask the caller of themselves (C106–C108). @param said what stands for their records */
export async function findQuestions(
  ctx: UserContext,
  set: QuestionSet,
  { said }: { said: string },
): Promise<{ questions: string[] }> {
  const known = said || (await findBrief(ctx, NOTHING_SAID)).facts.map(({ text }) => text).join('\n')
  return { questions: selfQuestions(set, known) }
}
