import * as z from 'zod'
import { ABOUT_MAX_LENGTH, MOST_MESSAGES, QUERY_MAX_LENGTH } from '#shared/chat/rules.ts'
import type { AskOutput, Conversation, HistoryOutput } from '#shared/chat/schemas.ts'
import { AskInput } from '#shared/chat/schemas.ts'
import { documented } from '#worker/wire.ts'

/** Who asks, by their id, their name or their name on GitHub; it may only agree with the session. */
const username = z.string().max(120).optional()

const AskBody = z.object({
  username,
  query: AskInput.shape.query,
  /** Said beside the question: text of the caller's, as the question is. */
  prompt: z.string().max(QUERY_MAX_LENGTH).optional(),
  conversationId: AskInput.shape.conversationId,
})

const WireConversation = z.object({
  conversationId: z.string(),
  queries: z.array(z.string()),
  responses: z.array(z.string()),
})

const toWireConversation = ({ conversationId, runs }: Conversation): z.output<typeof WireConversation> => ({
  conversationId,
  queries: runs.map(({ query }) => query),
  responses: runs.map(({ answer }) => answer),
})

/** C109, C110, C111, C112, C115 */
export const wire = {
  prompts: documented({ method: 'POST', path: '/gpt/bot/prompts', summary: 'What I could ask for next, and a tip.' }),
  answer: documented({
    method: 'POST',
    path: '/gpt/bot/ask',
    summary: 'Ask the assistant, which answers from my records; takes one call of the month.',
    input: AskBody,
    toInput: ({ username: name, query, prompt, conversationId }) => ({
      ...{ username: name, query, conversationId },
      about: prompt?.trim().slice(0, ABOUT_MAX_LENGTH) || null,
      key: crypto.randomUUID(),
    }),
    output: z.object({ response: z.string(), conversationId: z.string() }),
    toOutput: ({ conversationId, run }: AskOutput) => ({ response: run.answer, conversationId }),
  }),
  history: documented({
    method: 'POST',
    path: '/gpt/bot/history',
    summary: 'What I talked about with the assistant, the latest conversation first.',
    output: z.array(WireConversation),
    toOutput: ({ conversations }: HistoryOutput) => conversations.map(toWireConversation),
  }),
  conversation: documented({
    method: 'POST',
    path: '/gpt/bot/history/conversation',
    summary: 'One conversation with the assistant.',
    output: WireConversation,
    toOutput: toWireConversation,
  }),
  complete: documented({
    method: 'POST',
    path: '/gpt/tublibot',
    summary: 'Answer a conversation that is kept nowhere; takes one call of the month.',
    input: z.object({
      messages: z
        .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string().max(QUERY_MAX_LENGTH) }))
        .min(1)
        .max(MOST_MESSAGES),
    }),
    // what claims to be the system's is nobody's
    toInput: ({ messages }) => ({ messages: messages.filter(({ role }) => role !== 'system') }),
    output: z.object({ response: z.string() }),
    toOutput: ({ answer }: { answer: string }) => ({ response: answer }),
  }),
}
