import type { Context as HonoContext } from 'hono'
import { isDrawable } from '#shared/preview.ts'
import { sha256 } from '#worker/bearer.ts'
import { answerFailure, toTrpcError } from './failures.ts'
import { countLimit } from './limits.ts'
import type { AppEnv } from './observe.ts'

/** The networks keep what they were given for days anyway; a picture that is no longer shared is soon gone from between. */
const PREVIEW_HEADERS = { 'content-type': 'image/png', 'cache-control': 'public, max-age=300' }

/** Drawn pictures stay at the edge: other words are another picture, with an address of its own there. */
const KEPT_A_MONTH = { ...PREVIEW_HEADERS, 'cache-control': 'public, max-age=2592000' }

/**
 * A picture as the PNG that previews of links show; networks take no SVG. Where it can't be drawn, the product's own.
 * @param findSvg asked once the address may ask again
 */
export async function servePreview(c: HonoContext<AppEnv>, findSvg: () => Promise<string>): Promise<Response> {
  try {
    await countLimit(c.var.ctx, 'publicReads')
    const svg = await findSvg()
    const png = isDrawable(svg) && (await drawnOnce(c, svg))
    return png ? new Response(png, { headers: PREVIEW_HEADERS }) : c.redirect('/preview.png', 302)
  } catch (failure) {
    return answerFailure(c, failure)
  }
}

/** Null where the pictures' worker fails, which leaves a line of its own. */
async function drawnOnce(c: HonoContext<AppEnv>, svg: string): Promise<ArrayBuffer | null> {
  const { PICTURES, APP_URL } = c.var.ctx.env
  const address = `${APP_URL}/preview/${await sha256(svg)}.png`
  const known = await caches.default.match(address)
  if (known) return known.arrayBuffer()
  try {
    const drawn = await PICTURES.fetch('https://pictures/', { method: 'POST', body: svg })
    const png = await drawn.arrayBuffer()
    if (!drawn.ok) throw new Error(`The pictures' worker answered ${drawn.status}.`)
    c.executionCtx.waitUntil(caches.default.put(address, new Response(png, { headers: KEPT_A_MONTH })))
    return png
  } catch (failure) {
    c.var.failWith(toTrpcError(failure))
    return null
  }
}
