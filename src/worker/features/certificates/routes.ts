import { Hono } from 'hono/tiny'
import { CERTIFICATE_PATHS } from '#shared/certificates/texts.ts'
import { besideSession } from '#worker/features/users/scope.ts'
import { countLimit } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { servePublicPage } from '#worker/http/serve-page.ts'
import { servePreview } from '#worker/http/serve-preview.ts'

const head = () => import('./publish-head.ts')
const picture = () => import('./publish-picture.ts')
const issuer = () => import('./publish-issuer.ts')

/** Other verifiers read these from their own pages; nothing in them depends on who asks. */
const OPEN = { 'access-control-allow-origin': '*' }
const KEPT_AN_HOUR = { ...OPEN, 'cache-control': 'public, max-age=3600' }
const NEVER_KEPT = { ...OPEN, 'cache-control': 'no-store' }

/** What tRPC can't do: the documents of Open Badges 3.0 at the addresses that credentials name, and the page to verify one. */
export const certificateRoutes = new Hono<AppEnv>({ strict: false })
  .get('/verify/:id', (c) =>
    servePublicPage(c, null, async () => (await head()).publishHead(c.var.ctx, c.req.param('id'))),
  )
  .get('/verify/:id/preview.png', (c) =>
    servePreview(c, async () => (await picture()).publishPicture(c.var.ctx, c.req.param('id'))),
  )
  .get(CERTIFICATE_PATHS.keys, async (c) => c.json(await (await issuer()).publishKeys(c.var.ctx), 200, KEPT_AN_HOUR))
  .get(`${CERTIFICATE_PATHS.keys}/:thumbprint`, async (c) =>
    c.json(await (await issuer()).publishKey(c.var.ctx, c.req.param('thumbprint')), 200, KEPT_AN_HOUR),
  )
  .get(CERTIFICATE_PATHS.issuer, async (c) =>
    c.json(await (await issuer()).publishIssuer(c.var.ctx), 200, KEPT_AN_HOUR),
  )
  .get(CERTIFICATE_PATHS.revocations, async (c) => {
    await countLimit(c.var.ctx, 'work')
    return c.json(await (await issuer()).publishRevocations(c.var.ctx), 200, NEVER_KEPT)
  })
  .get('/ft/learning/certificate/credential/:id', async (c) => {
    await countLimit(c.var.ctx, 'work')
    const id = c.req.param('id')
    const { publishCredential } = await issuer()
    return c.text(await besideSession(c.var.ctx, publishCredential(c.var.ctx, id)), 200, {
      ...NEVER_KEPT,
      'content-type': 'application/vc+jwt',
      'content-disposition': `attachment; filename="${fileName(id)}.jwt"`,
    })
  })

/** Ids are letters, digits and dashes; nothing else gets into a header. */
const fileName = (id: string) => `certificate-${id.replaceAll(/[^A-Za-z0-9-]/g, '')}`
