import { Hono } from 'hono/tiny'
import { asId } from '#worker/db/sql.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { serveEvents } from '#worker/http/serve-events.ts'

/** What tRPC can't do: an answer as it is written. */
export const chatRoutes = new Hono<AppEnv>({ strict: false }).get('/ft/chat/live/:runId', (c) =>
  serveEvents(c, async (ctx, signal) => {
    const { watchAnswer } = await import('./watch-answer.ts')
    return watchAnswer(ctx, asId(c.req.param('runId') ?? '', 'answer'), signal)
  }),
)
