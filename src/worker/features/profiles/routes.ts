import { Hono } from 'hono/tiny'
import type { AppEnv } from '#worker/http/observe.ts'
import { servePage, servePublicPage } from '#worker/http/serve-page.ts'

const publish = () => import('./publish-head.ts')

/** What tRPC can't do: a page that says whose it is before any script runs. */
export const profileRoutes = new Hono<AppEnv>({ strict: false })
  .get('/profile/:userId', (c) =>
    servePublicPage(c, 'profile', async () => (await publish()).publishHead(c.var.ctx, c.req.param('userId'))),
  )
  .get('/profile/:userId/streetcred', (c) =>
    servePublicPage(c, null, async () => (await publish()).publishHead(c.var.ctx, c.req.param('userId'))),
  )
  // one's own alone: there is nothing to say of it
  .get('/profile/edit/*', (c) => servePage(c, null, () => null))
