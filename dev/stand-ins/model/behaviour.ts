import * as z from 'zod'
import { writeHostileRoadmap, writeMalformed, writeRoadmap } from './answers.ts'
import { writeChatAnswer } from './chat-answers.ts'
import { writeDraftAnswer } from './draft-answers.ts'
import { writeLearningAnswer } from './learning-answers.ts'
import type { ChatRequest } from './request.ts'
import { readPrompt, readTask } from './request.ts'

/** The ways in which a model disappoints; each is good for one request. */
const behaviourNames = [
  ...(['late', 'cut-off', 'short', 'malformed', 'empty', 'hostile'] as const),
  ...(['rate-limited', 'gone', 'refuse'] as const),
  // without an end and as fast as they are read: words, events that say nothing, one event
  ...(['flood', 'flood-empty', 'flood-line'] as const),
]

const BehaviourName = z.enum(behaviourNames)

export const Behaviour = z.union([
  BehaviourName.transform((name) => ({ name })),
  z.strictObject({
    name: BehaviourName,
    /** late: time to the first token. */
    lateMs: z.int().nonnegative().optional(),
    /** cut-off: tokens before the connection breaks; short: before the answer ends without saying that it has. */
    tokens: z.int().nonnegative().optional(),
    /** rate-limited: what the Retry-After header says. */
    retryAfterSeconds: z.int().positive().optional(),
  }),
])
export type Behaviour = {
  name: z.infer<typeof BehaviourName>
  lateMs?: number | undefined
  tokens?: number | undefined
  retryAfterSeconds?: number | undefined
}

/** How one request is answered. */
export type Plan = {
  text: string
  tokensPerSecond: number
  waitMs: number
  cutOffAfter?: number
  /** How a cut ends: the connection breaks, or is closed as if all were well. */
  isBroken?: boolean
  /** Comes again and again instead of the text; a content, or null for one that never ends. */
  flood?: string | null
  refusal?: { status: number; message: string; retryAfterSeconds?: number }
}

/**
 * The model's name can ask for a behaviour and a pace by itself, without POST /control: `stand-in:late`,
 * `stand-in@20` (tokens per second), `stand-in:cut-off@50`, `stand-in:cut-off=600` (tokens before the cut).
 */
export function readModelName(model: string): { behaviour?: Behaviour; tokensPerSecond?: number } {
  const [, name, tokens, speed] = /^[^:@]*(?::([a-z-]+)(?:=(\d+))?)?(?:@(\d+))?$/.exec(model) ?? []
  const behaviour = BehaviourName.safeParse(name)
  return {
    ...(behaviour.success && { behaviour: { name: behaviour.data, ...(tokens && { tokens: Number(tokens) }) } }),
    ...(speed !== undefined && { tokensPerSecond: Number(speed) }),
  }
}

/** Every name that `readModelName` gives a meaning to, without paces. */
export const modelNames = ['stand-in', ...behaviourNames.map((name) => `stand-in:${name}`)]

/** Decides the answer to a request. `answer` replaces the default roadmap when it is not null. */
export function planAnswer(
  request: ChatRequest,
  behaviour: Behaviour | undefined,
  settings: { answer: string | null; tokensPerSecond: number },
): Plan {
  const { prompt, ...asked } = readPrompt(request)
  const { instructions, input } = readTask(request)
  const plan = {
    text:
      settings.answer ??
      writeLearningAnswer(instructions, input) ??
      writeDraftAnswer(instructions, input) ??
      writeChatAnswer(instructions, input) ??
      writeRoadmap(prompt, asked),
    tokensPerSecond: settings.tokensPerSecond,
    waitMs: 0,
  }
  switch (behaviour?.name) {
    case 'late':
      return { ...plan, waitMs: behaviour.lateMs ?? 5000 }
    case 'cut-off':
    case 'short':
      return { ...plan, cutOffAfter: behaviour.tokens ?? 100, isBroken: behaviour.name === 'cut-off' }
    case 'malformed':
      return { ...plan, text: writeMalformed(prompt) }
    case 'empty':
      return { ...plan, text: '' }
    case 'hostile':
      return { ...plan, text: writeLearningAnswer(instructions, input, true) ?? writeHostileRoadmap(prompt) }
    case 'refuse':
      return { ...plan, text: 'REFUSED: not appropriate\n' }
    case 'rate-limited':
      return {
        ...plan,
        refusal: { status: 429, message: 'Rate limit reached', retryAfterSeconds: behaviour.retryAfterSeconds ?? 2 },
      }
    case 'gone':
      return { ...plan, refusal: { status: 503, message: 'The model is overloaded or gone' } }
    case 'flood':
      return { ...plan, flood: 'word ' }
    case 'flood-empty':
      return { ...plan, flood: '' }
    case 'flood-line':
      return { ...plan, flood: null }
    case undefined:
      return plan
  }
}
