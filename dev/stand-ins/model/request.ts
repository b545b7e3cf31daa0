import * as z from 'zod'
import type { RoadmapRequest } from './answers.ts'

const Message = z.object({
  role: z.string(),
  content: z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() })), z.null()]).optional(),
})

/** The part of OpenAI's chat completion request that the stand-in reads. */
export const ChatRequest = z.looseObject({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  stream: z.boolean().default(false),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

const promptFields = ['prompt', 'objective', 'topic', 'query', 'goal', 'title', 'text']

/** What the learner wants, short enough for a title, and the phase to begin with, read from the last user message. */
export function readPrompt(request: ChatRequest): RoadmapRequest {
  const text = messageText(request.messages.findLast(({ role }) => role === 'user'))
  const fields = readFields(text)
  const named = promptFields.map((name) => fields?.[name]).find((value) => typeof value === 'string')
  const found = named ?? Object.values(fields ?? {}).find((value) => typeof value === 'string')
  const firstPhase = Number(fields?.firstPhase ?? 1)
  return {
    prompt: asTitle(fields ? found : text),
    firstPhase: firstPhase >= 1 && firstPhase <= 4 ? firstPhase : 1,
    isInternship: typeof fields?.internshipLanguage === 'string',
    isPlanned: Array.isArray(fields?.planned),
  }
}

/** What the task is, in the words of its instructions, and its input as data. */
export function readTask(request: ChatRequest): { instructions: string; input: unknown } {
  return {
    instructions: messageText(request.messages.find(({ role }) => role === 'system')),
    input: readFields(messageText(request.messages.findLast(({ role }) => role === 'user'))),
  }
}

/** Words in all messages: good enough as a token count. */
export function countPromptTokens(request: ChatRequest): number {
  return request.messages.reduce((sum, message) => sum + messageText(message).split(/\s+/).filter(Boolean).length, 0)
}

/** All text of a message, whether it was sent as one string or as parts. */
export function messageText(message: z.infer<typeof Message> | undefined): string {
  const content = message?.content
  if (typeof content === 'string') return content
  return (content ?? []).map((part) => part.text ?? '').join('\n')
}

/** The JSON object inside a message, which may stand alone or between words. */
function readFields(text: string): Record<string, unknown> | undefined {
  const candidate = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(candidate)).data
  } catch {
    return undefined
  }
}

function asTitle(value: unknown): string {
  const words = (typeof value === 'string' ? value : '').replace(/[^\p{L}\p{N}\s+#.-]/gu, ' ').split(/\s+/)
  const title = words.filter(Boolean).slice(0, 8).join(' ').slice(0, 60).trim()
  return title || 'Your topic'
}
