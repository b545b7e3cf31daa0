import { Hono } from 'hono/tiny'
import type { AppEnv } from '#worker/http/observe.ts'
import { servePublicPage } from '#worker/http/serve-page.ts'

/** What tRPC can't do: a page that says what it is about before any script runs. */
export const jobRoutes = new Hono<AppEnv>({ strict: false })
for (const path of ['/playground', '/playground/jobs']) {
  jobRoutes.get(path, (c) =>
    servePublicPage(c, null, async () => (await import('./publish-head.ts')).publishHead(c.var.ctx)),
  )
}
