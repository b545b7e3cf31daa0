import { Hono } from 'hono/tiny'
import { asId } from '#worker/db/sql.ts'
import { requireSession } from '#worker/features/users/scope.ts'
import { answerFailure } from '#worker/http/failures.ts'
import { countLimit } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { EVENT_HEADERS } from '#worker/http/stream-headers.ts'

/** What tRPC can't do: an answer as it is written. */
export const chatRoutes = new Hono<AppEnv>({ strict: false }).get('/ft/chat/live/:runId', async (c) => {
  try {
    const ctx = await requireSession(c.var.ctx)
    await countLimit(ctx, 'work')
    const { watchAnswer } = await import('./watch-answer.ts')
    return c.body(await watchAnswer(ctx, asId(c.req.param('runId'), 'answer'), c.req.raw.signal), 200, EVENT_HEADERS)
  } catch (failure) {
    return answerFailure(c, failure)
  }
})
