import type { CompleteInput } from '#shared/chat/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { findRecords } from './find-records.ts'
import { findMemories } from './queries.ts'
import { composeText } from './write-answer.ts'

/** Answers the last question of a conversation that is kept nowhere (C112). @throws DomainError invalid without one, upstream */
export async function answerMessages(ctx: UserContext, { messages }: CompleteInput) {
  const last = messages.at(-1)
  if (last?.role !== 'user') throw new DomainError('invalid', 'The last message must be a question.')
  const query = last.content
  const [findings, memories] = await Promise.all([findRecords(ctx, query, null), findMemories(ctx)])
  const earlier = messages.slice(0, -1)
  const { text, citations, isFallback } = await composeText(ctx, { query, about: null, findings, earlier, memories })
  return { answer: text, citations, isFallback }
}
