import { Hono } from 'hono/tiny'
import { FIXED_PAGES, fileOf, headOf } from '#shared/site/fixed-pages.ts'
import { NUMBERS_PATH } from '#shared/site/numbers.ts'
import { countLimit } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { servePage } from '#worker/http/serve-page.ts'
import { addOrigin } from './add-origin.ts'

const KEPT_AN_HOUR = { 'cache-control': 'public, max-age=3600', 'content-type': 'application/xml' }
const KEPT_TEN_MINUTES = { 'cache-control': 'public, max-age=600' }

/** What tRPC can't do: pages that are read without any script, and answers that the edge keeps: what crawlers read, and numbers that the database counts every ten minutes at most. */
export const siteRoutes = new Hono<AppEnv>({ strict: false })
for (const page of FIXED_PAGES) {
  siteRoutes.get(page.path, async (c) =>
    addOrigin(await servePage(c, fileOf(page), () => headOf(page)), new URL(c.req.url).searchParams),
  )
}
siteRoutes.get(NUMBERS_PATH, async (c) => {
  const { ctx } = c.var
  const address = `${ctx.env.APP_URL}${NUMBERS_PATH}`
  const known = await caches.default.match(address)
  if (known) return new Response(known.body, known)
  await countLimit(ctx, 'publicReads')
  const { countNumbers } = await import('./queries.ts')
  const answer = c.json(await countNumbers(ctx), 200, KEPT_TEN_MINUTES)
  await caches.default.put(address, answer.clone())
  return answer
})
siteRoutes.get('/sitemap.xml', async (c) => {
  const { ctx } = c.var
  const address = `${ctx.env.APP_URL}/sitemap.xml`
  const known = await caches.default.match(address)
  if (known) return new Response(known.body, known)
  await countLimit(ctx, 'publicReads')
  const { publishSitemap } = await import('./publish-sitemap.ts')
  const xml = await publishSitemap(ctx)
  await caches.default.put(address, new Response(xml, { headers: KEPT_AN_HOUR }))
  return c.body(xml, 200, KEPT_AN_HOUR)
})
