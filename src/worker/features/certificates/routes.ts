import { Hono } from 'hono'
import { CERTIFICATE_PATHS, CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import { DomainError } from '#worker/errors.ts'
import { requireUser } from '#worker/features/auth/policy.ts'
import { answerFailure } from '#worker/http/failures.ts'
import { countLimit } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { drawCertificate } from './draw-certificate.ts'
import { publishCredential, publishIssuer, publishKey, publishKeys, publishRevocations } from './publish-issuer.ts'
import { findCertificate } from './queries.ts'

/** Other verifiers read these from their own pages; nothing in them depends on who asks. */
const OPEN = { 'access-control-allow-origin': '*' }
const KEPT_AN_HOUR = { ...OPEN, 'cache-control': 'public, max-age=3600' }
const NEVER_KEPT = { ...OPEN, 'cache-control': 'no-store' }

/** What tRPC can't do: a PDF, and the documents of Open Badges 3.0 at the addresses that credentials name. */
export const certificateRoutes = new Hono<AppEnv>({ strict: false })
  .get(CERTIFICATE_PATHS.keys, async (c) => c.json(await publishKeys(c.var.ctx), 200, KEPT_AN_HOUR))
  .get(`${CERTIFICATE_PATHS.keys}/:thumbprint`, async (c) =>
    c.json(await publishKey(c.var.ctx, c.req.param('thumbprint')), 200, KEPT_AN_HOUR),
  )
  .get(CERTIFICATE_PATHS.issuer, async (c) => c.json(await publishIssuer(c.var.ctx), 200, KEPT_AN_HOUR))
  .get(CERTIFICATE_PATHS.revocations, async (c) => {
    await countLimit(c.var.ctx, 'model')
    return c.json(await publishRevocations(c.var.ctx), 200, NEVER_KEPT)
  })
  .get('/ft/learning/certificate/credential/:id', async (c) => {
    await countLimit(c.var.ctx, 'model')
    const id = c.req.param('id')
    return c.text(await publishCredential(c.var.ctx, id), 200, {
      ...NEVER_KEPT,
      'content-type': 'application/vc+jwt',
      'content-disposition': `attachment; filename="${fileName(id)}.jwt"`,
    })
  })
  .get('/ft/learning/certificate/pdf/:id', async (c) => {
    try {
      const ctx = await requireUser(c.var.ctx)
      await countLimit(ctx, 'model')
      const row = await findCertificate(ctx, c.req.param('id'))
      if (row.user_id !== ctx.actor.userId) throw new DomainError('forbidden', CERTIFICATE_TEXTS.notOwner)
      if (row.revoked_at) throw new DomainError('conflict', CERTIFICATE_TEXTS.revoked)
      const pdf = await drawCertificate(ctx.env, row)
      return c.body(new Uint8Array(pdf).buffer, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName(row.id)}.pdf"`,
      })
    } catch (failure) {
      return answerFailure(c, failure)
    }
  })

/** Ids are letters, digits and dashes; nothing else gets into a header. */
const fileName = (id: string) => `certificate-${id.replaceAll(/[^A-Za-z0-9-]/g, '')}`
