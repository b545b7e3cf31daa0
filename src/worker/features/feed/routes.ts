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
  const { findDailyIssue } = await import('#worker/features/projects/issues/queries.ts')
  const reader = { db: ctx.db, actor: owner }
  const [{ items }, { issue }] = await Promise.all([listRanked(reader, { hidesRead: true }), findDailyIssue(reader)])
  const entries = items.map(({ itemId, title, url, excerpt, publishedAt }) => ({
    ...{ id: `urn:uuid:${itemId}`, title, url, summary: excerpt, updatedAt: publishedAt },
  }))
  // one a day of what they follow
  const daily = issue && {
    ...{ id: `urn:uuid:${issue.issueId}`, title: `Free today: ${issue.title} (${issue.projectName}#${issue.number})` },
    url: `${ctx.env.APP_URL}/project/${issue.projectId}/${issue.issueId}`,
    summary: issue.parts.map(({ text }) => text).join(' '),
    updatedAt: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
  }
  return serveAtom(
    c,
    { name: `feed-${owner.userId}`, title: `${PRODUCT_NAME}: the feed of ${owner.name}` },
    daily ? [daily, ...entries] : entries,
  )
})
