import { Hono } from 'hono/tiny'
import { PRODUCT_NAME } from '#shared/product.ts'
import { countLimit } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { serveAtom } from '#worker/http/serve-atom.ts'

/** What tRPC can't do: somebody's own feed, at the private address that they gave a program of theirs. */
export const feedRoutes = new Hono<AppEnv>({ strict: false }).get('/ft/private/feed/:file', async (c) => {
  const { ctx } = c.var
  await countLimit(ctx, 'publicReads')
  const { findAddressee } = await import('#worker/features/users/queries.ts')
  const { listRanked } = await import('./queries.ts')
  const owner = await findAddressee(ctx, 'feed', c.req.param('file').replace(/\.atom$/, ''))
  const { items } = await listRanked({ db: ctx.db, actor: owner }, { hidesRead: true })
  const entries = items.map(({ itemId, title, url, excerpt, publishedAt }) => ({
    ...{ id: `urn:uuid:${itemId}`, title, url, summary: excerpt, updatedAt: publishedAt },
  }))
  return serveAtom(c, { name: `feed-${owner.userId}`, title: `${PRODUCT_NAME}: the feed of ${owner.name}` }, entries)
})
