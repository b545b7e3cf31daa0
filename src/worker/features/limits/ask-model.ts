import { ask } from '#worker/ai/ask.ts'
import type { ModelTask } from '#worker/ai/task.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { beginCall, endCall } from './count-call.ts'

/** Answers of a model that one person waits for at once (SEC-13). */
export const MODEL_AT_ONCE = {
  atOnce: 2,
  sentence: 'Two answers are still on their way. Please wait for one of them.',
}

const LIMIT_NAME = 'modelAtOnce'

/**
 * Asks for a task's value in a call that code answers as a rule: only what really goes to a model is counted, among the
 * answers that the person waits for at once. Where no model is configured nothing is.
 * @returns as `ask`
 * @throws DomainError too_many while two others are on their way, or as `ask`
 */
export async function askModel<Input, Output>(ctx: UserContext, task: ModelTask<Input, Output>, input: Input) {
  if (!ctx.models.main) return ask(ctx, task, input)
  if (!(await beginCall(ctx.db, ctx.actor, LIMIT_NAME, MODEL_AT_ONCE))) {
    throw new DomainError('too_many', MODEL_AT_ONCE.sentence)
  }
  try {
    return await ask(ctx, task, input)
  } finally {
    ctx.waitUntil(endCall(ctx.db, ctx.actor.userId, LIMIT_NAME).catch(() => undefined))
  }
}
