import { Hono } from 'hono/tiny'
import { imagePath } from '#shared/resources/rules.ts'
import { countLimit } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'

/** A week, in the browser and at each of Cloudflare's locations: pictures of videos hardly change. */
const KEPT = { 'cache-control': 'public, max-age=604800', 'cross-origin-resource-policy': 'same-origin' }

/**
 * What tRPC can't do: pictures. A browser asks for them without saying who it is, and nothing in them depends on that; what is
 * kept already costs nobody anything and is not counted.
 */
export const resourceRoutes = new Hono<AppEnv>({ strict: false }).get('/ft/resource/:id/image', async (c) => {
  const { ctx } = c.var
  const kept = `${ctx.env.APP_URL}${imagePath(encodeURIComponent(c.req.param('id')))}`
  const known = await caches.default.match(kept)
  if (known) return new Response(known.body, known)
  await countLimit(ctx, 'publicReads')
  const { loadImage } = await import('./load-image.ts')
  const { type, bytes } = await loadImage(ctx, { resourceId: c.req.param('id') })
  const headers = { ...KEPT, 'content-type': type }
  await caches.default.put(kept, new Response(bytes, { headers }))
  return c.body(bytes, 200, headers)
})
