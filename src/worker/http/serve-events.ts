import type { Context as HonoContext } from 'hono'
import type { RequestContext, UserContext } from '#worker/context.ts'
import { requireSession } from '#worker/features/users/scope.ts'
import { answerFailure } from './failures.ts'
import { countLimit } from './limits.ts'
import type { AppEnv } from './observe.ts'
import { EVENT_HEADERS } from './stream-headers.ts'

/** Answers somebody who is signed in with events (worker/watch.ts), as long as they listen. */
export async function serveEvents(
  c: HonoContext<AppEnv>,
  open: (ctx: RequestContext & UserContext, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
): Promise<Response> {
  try {
    const ctx = await requireSession(c.var.ctx)
    await countLimit(ctx, 'work')
    return c.body(await open(ctx, c.req.raw.signal), 200, EVENT_HEADERS)
  } catch (failure) {
    return answerFailure(c, failure)
  }
}
