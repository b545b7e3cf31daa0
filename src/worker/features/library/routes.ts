import { Hono } from 'hono/tiny'
import type { AppEnv } from '#worker/http/observe.ts'
import { servePage, servePublicPage } from '#worker/http/serve-page.ts'
import { LIBRARY_PAGE, publishHead } from './publish-head.ts'

/** What tRPC can't do: pages that say what they are before any script runs. */
export const libraryRoutes = new Hono<AppEnv>({ strict: false })
  .get('/8020', (c) => servePage(c, 'library', () => LIBRARY_PAGE))
  .get('/8020/path/:slug', (c) => servePublicPage(c, 'path', () => publishHead(c.var.ctx, c.req.param('slug'))))
