import type { Context } from '#worker/context.ts'
import { type Author, type ModelTask, stream } from './task.ts'

/** Whatever else the model has to say is not waited for. */
const SAID_ENOUGH = new Error('enough was said')

/**
 * Asks for a task's value: the configured model, once more if nothing could be read of what it said, then the answer
 * computed without one (design 9).
 * @param timeoutMs ends the asking where somebody waits who can do without
 * @returns the parsed output, and who gave it
 * @throws DomainError upstream when no attempt gave one, RefusedError when refused, TimeoutError after `timeoutMs`
 */
export async function ask<Input, Output>(
  ctx: Context,
  task: ModelTask<Input, Output>,
  input: Input,
  timeoutMs?: number,
): Promise<{ output: Output; from: Author }> {
  const enough = new AbortController()
  const limits = timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)]
  let text = ''
  const found: { output: Output; from: Author }[] = []
  const read = (from: Author) => {
    const output = task.output(text, input)
    if (output !== null) found.push({ output, from })
  }
  try {
    await stream(ctx, task, {
      signal: AbortSignal.any([enough.signal, ...limits]),
      nextInput: () => {
        text = ''
        return input
      },
      onText: async (piece, from) => {
        text += piece
        if (!task.isEnough?.(text)) return
        read(from)
        if (found.length > 0) enough.abort(SAID_ENOUGH)
      },
      onEnd: async (from) => read(from),
      isEnough: () => found.length > 0,
    })
  } catch (failure) {
    if (failure !== SAID_ENOUGH) throw failure
  }
  const [first] = found
  // stream throws unless an attempt was enough
  if (!first) throw new Error(`The task ${task.name} ended without an answer.`)
  return first
}
