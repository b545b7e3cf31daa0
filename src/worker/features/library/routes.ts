import { Hono } from 'hono/tiny'
import type { AppEnv } from '#worker/http/observe.ts'
import { servePublicPage } from '#worker/http/serve-page.ts'
import { servePreview } from '#worker/http/serve-preview.ts'

const publish = () => import('./publish-head.ts')

/** What tRPC can't do: pages that say what they are before any script runs. */
export const libraryRoutes = new Hono<AppEnv>({ strict: false })
  .get('/8020', (c) => servePublicPage(c, 'library', async () => (await publish()).publishList(c.var.ctx)))
  .get('/8020/path/:slug', (c) =>
    servePublicPage(c, 'path', async () => (await publish()).publishHead(c.var.ctx, c.req.param('slug'))),
  )
  .get('/8020/path/:slug/preview.png', (c) =>
    servePreview(c, async () => (await publish()).publishPicture(c.var.ctx, c.req.param('slug'))),
  )
