import { Hono } from 'hono/tiny'
import { requireSession } from '#worker/features/users/scope.ts'
import { countLimit } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { servePage, servePublicPage } from '#worker/http/serve-page.ts'

const publish = () => import('./publish-head.ts')

/** What tRPC can't do: pages that say what they are about before any script runs, and an entry's files for its judges. */
export const challengeRoutes = new Hono<AppEnv>({ strict: false })
  .get('/challenge', (c) => servePublicPage(c, null, async () => (await publish()).publishListHead(c.var.ctx)))
  .get('/challenge/:challengeId', (c) =>
    servePublicPage(c, null, async () => (await publish()).publishHead(c.var.ctx, c.req.param('challengeId'))),
  )
  // for its judges: nothing of it is told to who runs no script
  .get('/challenge/:challengeId/judging', (c) => servePage(c, null, () => null))
  .get('/ft/challenge/entry/:entryId/files', async (c) => {
    const { loadFiles } = await import('./judging/load-files.ts')
    const ctx = await requireSession(c.var.ctx)
    await countLimit(ctx, 'work')
    const { files, name } = await loadFiles(ctx, c.req.param('entryId'))
    return c.body(files, 200, {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${name}.tar.gz"`,
      'cache-control': 'private, no-store',
    })
  })
