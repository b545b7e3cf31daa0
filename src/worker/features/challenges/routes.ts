import { Hono } from 'hono/tiny'
import type { AppEnv } from '#worker/http/observe.ts'
import { servePublicPage } from '#worker/http/serve-page.ts'

const publish = () => import('./publish-head.ts')

/** What tRPC can't do: pages that say what they are about before any script runs. */
export const challengeRoutes = new Hono<AppEnv>({ strict: false })
  .get('/challenge', (c) => servePublicPage(c, null, async () => (await publish()).publishListHead(c.var.ctx)))
  .get('/challenge/:challengeId', (c) =>
    servePublicPage(c, null, async () => (await publish()).publishHead(c.var.ctx, c.req.param('challengeId'))),
  )
