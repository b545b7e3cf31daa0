import { Hono } from 'hono/tiny'
import type { AppEnv } from '#worker/http/observe.ts'
import { servePublicPage } from '#worker/http/serve-page.ts'

const publish = () => import('./publish-head.ts')

/** What tRPC can't do: pages that say what they are about before any script runs. */
export const projectRoutes = new Hono<AppEnv>({ strict: false })
  .get('/projects', (c) => servePublicPage(c, null, async () => (await publish()).publishListHead(c.var.ctx)))
  .get('/project/categories', (c) => servePublicPage(c, null, async () => (await publish()).publishCategoriesHead()))
  .get('/project/:projectId', (c) =>
    servePublicPage(c, null, async () => (await publish()).publishHead(c.var.ctx, c.req.param('projectId'))),
  )
  .get('/project/:projectId/:issueId', (c) =>
    servePublicPage(c, null, async () => (await publish()).publishIssueHead(c.var.ctx, c.req.param('issueId'))),
  )
  .get('/open-source/first', (c) => servePublicPage(c, null, async () => (await publish()).publishFirstHead(c.var.ctx)))
