import type * as z from 'zod'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { describeFailure } from '#worker/log.ts'
import { builtinModel } from './builtin.ts'
import type { Model } from './model.ts'
import { withinLimits } from './within-limits.ts'

/** One text that a model is asked to write. Instructions are ours alone; all outside text travels in the input, as data. */
export interface TextTask<Input> {
  name: string
  input: z.ZodType<Input>
  instructions: string
  maxOutputTokens: number
  /** What a model is told of the input, where that is less than all. */
  shown?: (input: Input) => unknown
  /** What a model may have looked up; it is asked once more then, with what was found in its input. */
  lookups?: (input: Input) => readonly Lookup[]
  /** The same answer computed without a model, in the same form; null when it knows nothing of the matter. */
  builtin: (input: Input) => string | null
}

/** Something that is looked up for a model that asks for it, before it answers: by words, since it knows nothing else of us. */
export interface Lookup {
  name: string
  description: string
}

/** One thing a model is asked to decide or write, whose whole text is read as one value: a model proposes, code decides. */
export interface ModelTask<Input, Output> extends TextTask<Input> {
  /** What a text says; null where it is no answer, so that the attempt counts as failed. */
  output: (text: string, input: Input) => Output | null
  /** Whether what has been said so far is all that is needed. */
  isEnough?: (text: string) => boolean
}

/** Who wrote a text: 'builtin' or a model's name, and whether the built-in author stood in for a model. */
export interface Author {
  author: string
  isFallback: boolean
}

/** The model will not do it, whoever asks again: no retry and no fallback. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
}

export interface TaskRun<Input> {
  /** Ends the task at once; its reason is thrown. */
  signal: AbortSignal
  /** Asked before every attempt: what is still to be done. */
  nextInput: () => Input
  /** Each piece of text as it arrives. @throws RefusedError when the text is a refusal */
  onText: (text: string, from: Author) => Promise<void>
  /** What the model wants to be looked up. @param words the model's own */
  onLookup?: (name: string, words: string) => Promise<void>
  /** The text of this attempt ended as it should. */
  onEnd: (from: Author) => Promise<void>
  /** Is what was understood so far an answer? Decides whether an attempt counts. */
  isEnough: () => boolean
}

/** A model that is overloaded gets a moment; one that answered is asked again at once. */
const RETRY_AFTER_MS = 1000

/** No language needs more characters for what a model counts as one token. */
const MAX_CHARACTERS_A_TOKEN = 16

/** More are left out. */
const MOST_LOOKUPS = 3
const WORDS_MAX_LENGTH = 200

/** Who answers where no model does; costs nothing. */
const BUILTIN = 'builtin'

/** A failure of whoever listens, as opposed to one of the model: no other attempt would help. */
class ListenerError extends Error {}

/**
 * Has a text written that is shown or stored as it comes: the configured model, once more if that failed, then the built-in answer (design 9).
 * Each attempt has time limits for its first token, between tokens and in all, and leaves a line with its tokens in the log.
 * @throws RefusedError when refused, DomainError upstream when no attempt gave an answer, or what a listener threw
 */
export async function stream<Input>(ctx: Context, task: TextTask<Input>, run: TaskRun<Input>): Promise<void> {
  const { main } = ctx.models
  if (main) {
    let outcome: Outcome | null = null
    for (const attempt of [1, 2]) {
      if (outcome === 'failed') await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
      outcome = await tryOnce(ctx, task, run, { ...main, attempt, isFallback: false })
      if (outcome === 'ok') return
    }
  }
  const answer = task.builtin(task.input.parse(run.nextInput()))
  const open = async () => builtinModel(answer ?? '')
  const fallback = { open, name: BUILTIN, attempt: 1, isFallback: main !== null }
  if (answer !== null && (await tryOnce(ctx, task, run, fallback)) === 'ok') return
  // broken off, but what there is will do
  if (run.isEnough()) return
  throw new DomainError('upstream', 'No answer came from the AI. Please try again.')
}

interface Attempt extends Model {
  attempt: number
  isFallback: boolean
}

/** Whether an attempt, with those before it, made an answer. */
type Outcome = 'ok' | 'not enough' | 'failed'

async function tryOnce<Input>(ctx: Context, task: TextTask<Input>, run: TaskRun<Input>, by: Attempt): Promise<Outcome> {
  const startedAt = Date.now()
  const log = (outcome: Outcome, details: object) =>
    ctx.log('model', {
      task: task.name,
      model: by.name,
      attempt: by.attempt,
      outcome,
      durationMs: Date.now() - startedAt,
      ...details,
    })
  try {
    const tokens = await listen(ctx, task, run, by)
    const outcome = run.isEnough() ? 'ok' : 'not enough'
    log(outcome, tokens)
    if (by.name !== BUILTIN)
      ctx.noteModelCall({ task: task.name, model: by.name, isFailed: outcome !== 'ok', ...tokens })
    return outcome
  } catch (failure) {
    log('failed', { failure: describeFailure(failure) })
    if (by.name !== BUILTIN) ctx.noteModelCall({ task: task.name, model: by.name, isFailed: true })
    if (run.signal.aborted) throw run.signal.reason
    if (failure instanceof ListenerError) throw failure.cause
    return 'failed'
  }
}

async function listen<Input>(ctx: Context, task: TextTask<Input>, run: TaskRun<Input>, by: Attempt) {
  // whoever can't look up, fails at the first attempt, and is not offered it again
  const first = await hear(ctx, task, run, { ...by, isLookingUp: by.attempt === 1 })
  if (first.wanted.length === 0) {
    await told(run.onEnd(first.from))
    return first.tokens
  }
  for (const { name, words } of first.wanted.slice(0, MOST_LOOKUPS)) await told(run.onLookup?.(name, words))
  const second = await hear(ctx, task, run, { ...by, isLookingUp: false })
  await told(run.onEnd(second.from))
  return {
    inputTokens: sumOf(first.tokens.inputTokens, second.tokens.inputTokens),
    outputTokens: sumOf(first.tokens.outputTokens, second.tokens.outputTokens),
  }
}

const sumOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other

/** What a model says to its input, once, and what it wants to be looked up instead. */
async function hear<Input>(
  { env }: Context,
  task: TextTask<Input>,
  run: TaskRun<Input>,
  by: Attempt & { isLookingUp: boolean },
) {
  const from = { author: by.name, isFallback: by.isFallback }
  const patience = {
    silenceMs: env.MODEL_SILENCE_SECONDS * 1000,
    totalMs: env.MODEL_TOTAL_SECONDS * 1000,
    signal: run.signal,
  }
  const input = task.input.parse(run.nextInput())
  const text = JSON.stringify(task.shown?.(input) ?? input)
  const tools = by.isLookingUp ? (task.lookups?.(input) ?? []).map(toTool) : []
  const open = async (abortSignal: AbortSignal) => {
    const model = await by.open()
    const answer = await model.doStream({
      prompt: [
        { role: 'system', content: task.instructions },
        { role: 'user', content: [{ type: 'text', text }] },
      ],
      maxOutputTokens: task.maxOutputTokens,
      ...(tools.length > 0 && { tools }),
      abortSignal,
    })
    return answer.stream
  }
  let charactersLeft = task.maxOutputTokens * MAX_CHARACTERS_A_TOKEN
  let tokens: { inputTokens: number | undefined; outputTokens: number | undefined } | null = null
  const wanted: { name: string; words: string }[] = []
  for await (const part of withinLimits(open, patience)) {
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta') {
      charactersLeft -= part.delta.length
      if (charactersLeft < 0) throw new Error('The model said more than it was asked for.')
      await told(run.onText(part.delta, from))
    }
    if (part.type === 'tool-call') wanted.push({ name: part.toolName, words: wordsOf(part.input) })
    if (part.type === 'finish') {
      const { finishReason, usage } = part
      const isEnd = finishReason.unified === 'stop' || (wanted.length > 0 && finishReason.unified === 'tool-calls')
      if (!isEnd) throw new Error(`The model stopped early: ${finishReason.unified}.`)
      tokens = { inputTokens: usage.inputTokens.total, outputTokens: usage.outputTokens.total }
    }
  }
  if (!tokens) throw new Error('The model broke off.')
  if (wanted.length > 0 && tools.length === 0) throw new Error('The model looked up what it was not offered.')
  return { from, tokens, wanted }
}

const toTool = ({ name, description }: Lookup) => ({
  ...{ type: 'function' as const, name, description },
  inputSchema: WORDS_SCHEMA,
})

const WORDS_SCHEMA = {
  type: 'object' as const,
  properties: { words: { type: 'string' as const, description: 'What to look for, in a few words.' } },
  required: ['words'],
}

/** A model's arguments, which may be anything. */
function wordsOf(input: string): string {
  try {
    const words: unknown = JSON.parse(input)?.words
    return typeof words === 'string' ? words.slice(0, WORDS_MAX_LENGTH) : ''
  } catch {
    return ''
  }
}

async function told(listener: Promise<void> | undefined): Promise<void> {
  try {
    await listener
  } catch (cause) {
    throw new ListenerError('listener', { cause })
  }
}
