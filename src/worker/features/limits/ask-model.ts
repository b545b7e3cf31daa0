import { ask } from '#worker/ai/ask.ts'
import type { ModelTask } from '#worker/ai/task.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { countCall, endCall } from './count-call.ts'

/** Answers of a model that one person waits for at once (SEC-13). */
export const MODEL_AT_ONCE = {
  atOnce: 2,
  sentence: 'Two answers are still on their way. Please wait for one of them.',
}

const LIMIT_NAME = 'modelAtOnce'

/**
 * Counts, among the answers that the person waits for at once, one that really goes to a model: where none is configured
 * nothing is counted.
 * @returns what tells its end
 * @throws DomainError too_many while two others are on their way
 */
export async function beginModelCall(ctx: UserContext): Promise<() => void> {
  if (!ctx.models.main) return () => {}
  const beyond = await countCall(ctx.db, ctx.actor, [{ name: LIMIT_NAME, ...MODEL_AT_ONCE }])
  if (beyond) throw new DomainError('too_many', beyond.sentence)
  return () => ctx.waitUntil(endCall(ctx.db, ctx.actor.userId, LIMIT_NAME).catch(() => undefined))
}

/**
 * Asks for a task's value in a call that code answers as a rule.
 * @returns as `ask`
 * @throws DomainError too_many while two others are on their way, or as `ask`
 */
export async function askModel<Input, Output>(ctx: UserContext, task: ModelTask<Input, Output>, input: Input) {
  const end = await beginModelCall(ctx)
  try {
    return await ask(ctx, task, input)
  } finally {
    end()
  }
}
