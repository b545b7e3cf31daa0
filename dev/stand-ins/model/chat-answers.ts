import * as z from 'zod'

/** What the model stand-in says where it is the assistant: what the records say, and one mark too many, as models do. */

const ChatInput = z.object({ question: z.string(), records: z.array(z.object({ number: z.int(), text: z.string() })) })

/** The answer in the form that the instructions ask for; null when they ask for something else. */
export function writeChatAnswer(instructions: string, input: unknown): string | null {
  if (!instructions.includes('no record of it')) return null
  const asked = ChatInput.safeParse(input).data
  if (!asked) return null
  if (asked.records.length === 0) return 'There is no record of that here.'
  const lines = asked.records.map(({ number, text }) => `- ${text.replace(/\s+/g, ' ')} [${number}]`)
  return ['This is what I found for you:', '', ...lines, '', 'That is all that I know of it [99].'].join('\n')
}
