import type { CompleteInput } from '#shared/chat/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { findRecords } from './find-records.ts'
import { citationsOf, composeText } from './write-answer.ts'

/** Answers the last question of a conversation that is kept nowhere (C112). @throws DomainError invalid without one, upstream */
export async function answerMessages(ctx: UserContext, { messages }: CompleteInput) {
  const last = messages.at(-1)
  if (last?.role !== 'user') throw new DomainError('invalid', 'The last message must be a question.')
  const query = last.content
  const findings = await findRecords(ctx, query, null)
  const { text, from } = await composeText(ctx, { query, about: null, findings, earlier: messages.slice(0, -1) })
  return { answer: text, citations: citationsOf(findings), isFallback: from.isFallback }
}
