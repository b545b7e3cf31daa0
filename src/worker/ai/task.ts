import { streamText } from 'ai'
import type * as z from 'zod'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { describeFailure } from '#worker/log.ts'
import { builtinModel } from './builtin.ts'

/** One text that a model is asked to write. Instructions are ours alone; all outside text travels in the input, as data. */
export interface TextTask<Input> {
  name: string
  input: z.ZodType<Input>
  instructions: string
  maxOutputTokens: number
  /** The same answer computed without a model, in the same form; null when it knows nothing of the matter. */
  builtin: (input: Input) => string | null
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
  /** The text of this attempt ended as it should. */
  onEnd: (from: Author) => Promise<void>
  /** Is what was understood so far an answer? Decides whether an attempt counts. */
  isEnough: () => boolean
}

/** A model that is overloaded gets a moment. */
const RETRY_AFTER_MS = 1000

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
    for (const attempt of [1, 2]) {
      if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
      const isAnswered = await tryOnce(ctx, task, run, { ...main, attempt, isFallback: false })
      if (isAnswered) return
    }
  }
  const answer = task.builtin(task.input.parse(run.nextInput()))
  const fallback = { model: builtinModel(answer ?? ''), name: 'builtin', attempt: 1, isFallback: main !== null }
  if (answer !== null && (await tryOnce(ctx, task, run, fallback))) return
  // broken off, but what there is will do
  if (run.isEnough()) return
  throw new DomainError('upstream', 'No answer came from the model. Please try again.')
}

interface Attempt {
  model: Parameters<typeof streamText>[0]['model']
  name: string
  attempt: number
  isFallback: boolean
}

/** @returns whether this attempt, with those before it, made an answer */
async function tryOnce<Input>(ctx: Context, task: TextTask<Input>, run: TaskRun<Input>, by: Attempt): Promise<boolean> {
  const startedAt = Date.now()
  const log = (outcome: string, details: object) =>
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
    const isEnough = run.isEnough()
    log(isEnough ? 'ok' : 'not enough', tokens)
    return isEnough
  } catch (failure) {
    log('failed', { failure: describeFailure(failure) })
    if (failure instanceof ListenerError) throw failure.cause
    return false
  }
}

async function listen<Input>(ctx: Context, task: TextTask<Input>, run: TaskRun<Input>, by: Attempt) {
  const from = { author: by.name, isFallback: by.isFallback }
  const abort = new AbortController()
  const answer = streamText({
    model: by.model,
    instructions: task.instructions,
    prompt: JSON.stringify(task.input.parse(run.nextInput())),
    maxOutputTokens: task.maxOutputTokens,
    maxRetries: 0,
    abortSignal: abort.signal,
    // failures arrive as parts of the stream, where they are thrown
    onError: () => {},
  })
  try {
    for await (const part of withinLimits(ctx, answer.stream, run.signal)) {
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta') await told(run.onText(part.text, from))
    }
  } catch (failure) {
    abort.abort()
    throw failure
  }
  const [reason, usage] = await Promise.all([answer.finishReason, answer.usage])
  if (reason !== 'stop') throw new Error(`The model stopped early: ${reason}.`)
  await told(run.onEnd(from))
  return { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens }
}

/** Passes a stream on, but not longer than the limits for silence and in all; the SDK's own limits don't end a wait in workerd. */
async function* withinLimits<T>(ctx: Context, source: ReadableStream<T>, signal: AbortSignal): AsyncGenerator<T> {
  const { MODEL_SILENCE_SECONDS, MODEL_TOTAL_SECONDS } = ctx.env
  const deadline = Date.now() + MODEL_TOTAL_SECONDS * 1000
  const reader = source.getReader()
  for (;;) {
    const patienceMs = Math.min(MODEL_SILENCE_SECONDS * 1000, deadline - Date.now())
    const { done, value } = await within(patienceMs, signal, reader.read())
    if (done) return
    yield value
  }
}

async function within<T>(ms: number, signal: AbortSignal, promise: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The model took too long.')), ms)
  const stop = () => reject(new ListenerError('stopped', { cause: signal.reason }))
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

async function told(listener: Promise<void>): Promise<void> {
  try {
    await listener
  } catch (cause) {
    throw new ListenerError('listener', { cause })
  }
}
