import type { Context } from '#worker/context.ts'
import { type Author, type ModelTask, runTask } from './task.ts'

/**
 * Runs a task whose whole text is its answer, and reads it. An attempt of which `parse` makes nothing counts as failed.
 * @throws DomainError upstream when no attempt gave an answer
 */
export async function answerTask<Input, Answer>(
  ctx: Context,
  task: ModelTask<Input>,
  input: Input,
  parse: (text: string) => Answer | null,
): Promise<{ answer: Answer; from: Author }> {
  let text = ''
  const read: { answer: Answer; from: Author }[] = []
  await runTask(ctx, task, {
    signal: new AbortController().signal,
    nextInput: () => {
      text = ''
      return input
    },
    onText: async (piece) => {
      text += piece
    },
    onEnd: async (from) => {
      const answer = parse(text)
      if (answer !== null) read.push({ answer, from })
    },
    isEnough: () => read.length > 0,
  })
  const [first] = read
  // runTask throws unless an attempt was enough
  if (!first) throw new Error(`The task ${task.name} ended without an answer.`)
  return first
}
