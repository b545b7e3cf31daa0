import type { Context as HonoContext } from 'hono'
import { Hono } from 'hono/tiny'
import { drawBadge } from '#shared/profiles/badge.ts'
import { IMAGE_TEXTS, IMAGE_UPLOAD_PATH, IMAGE_WIDTHS, imageSizePath } from '#shared/profiles/image-rules.ts'
import { RESUME_TEXTS, RESUME_UPLOAD_PATH } from '#shared/profiles/resume-rules.ts'
import { isId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { requireUser } from '#worker/features/users/scope.ts'
import { answerFailure } from '#worker/http/failures.ts'
import { countLimit, refusalOfStored } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { servePage, servePublicPage } from '#worker/http/serve-page.ts'

const publish = () => import('./publish-head.ts')

/** Whatever is in it, it is shown as a picture and nothing else (SEC-08). */
const IMAGE_HEADERS = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=300',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="picture.png"',
}

/** READMEs show it through a cache of their own; who hides is private, and so is who is not there (G-PROF-02). */
const BADGE_HEADERS = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=600' }

/** What tRPC can't do: pages that say whose they are before any script runs, and pictures on their way in and out. */
export const profileRoutes = new Hono<AppEnv>({ strict: false })
  .get('/profile/:userId', (c) =>
    servePublicPage(c, 'profile', async () => (await publish()).publishHead(c.var.ctx, c.req.param('userId'))),
  )
  .get('/profile/:userId/streetcred', (c) =>
    servePublicPage(c, null, async () => (await publish()).publishHead(c.var.ctx, c.req.param('userId'))),
  )
  // one's own alone: there is nothing to say of it
  .get('/profile/edit/*', (c) => servePage(c, null, () => null))
  .post(IMAGE_UPLOAD_PATH, async (c) => {
    try {
      return await takeImage(c)
    } catch (failure) {
      return answerFailure(c, failure)
    }
  })
  .post(RESUME_UPLOAD_PATH, async (c) => {
    try {
      return await takeResume(c)
    } catch (failure) {
      return answerFailure(c, failure)
    }
  })
  .get('/ft/profile/badge/:file', async (c) => {
    const { ctx } = c.var
    await countLimit(ctx, 'publicReads')
    const id = c.req.param('file').replace(/\.svg$/, '')
    const { findScore } = await import('./reputation/queries.ts')
    const [found] = isId(id) ? await findScore(ctx.db, id, null) : []
    return c.body(drawBadge(found?.score ?? null), 200, BADGE_HEADERS)
  })
  .get('/ft/profile/image/:id/:file', async (c) => {
    const { ctx } = c.var
    await countLimit(ctx, 'publicReads')
    const { id, file } = c.req.param()
    const width = IMAGE_WIDTHS.find((one) => file === `${one}.png`)
    const { readImageOwner } = await import('./queries.ts')
    const { imageKey } = await import('./statements.ts')
    const [owner] = width && isId(id) ? await readImageOwner(ctx.db, { id }) : []
    const kept = owner && width && (await ctx.env.UPLOADS.get(imageKey(owner.userId, id, width)))
    if (!kept) throw new DomainError('not_found', 'This picture does not exist.')
    return new Response(kept.body, { headers: IMAGE_HEADERS })
  })

/** C105: what may become entries comes beside the documented text. */
async function takeResume(c: HonoContext<AppEnv>): Promise<Response> {
  const ctx = await requireUser(c.var.ctx, refusalOfStored(c.var.ctx, 'uploads'))
  const { file } = await c.req.parseBody()
  if (!(file instanceof File)) throw new DomainError('invalid', RESUME_TEXTS.noFile)
  const { importResume } = await import('./import-resume.ts')
  const { text, ...proposals } = await importResume(ctx, new Uint8Array(await file.arrayBuffer()))
  return c.json({ linkedIn: text, proposals })
}

/** C017: whoever is named is the caller, or nobody. The field is called `image` or `file`. */
async function takeImage(c: HonoContext<AppEnv>): Promise<Response> {
  const ctx = await requireUser(c.var.ctx, refusalOfStored(c.var.ctx, 'uploads'))
  const form = await c.req.parseBody()
  const { userId } = form
  if (userId !== undefined && userId !== ctx.actor.userId)
    throw new DomainError('forbidden', 'You can edit your own profile only.')
  const file = form.image ?? form.file
  if (!(file instanceof File)) throw new DomainError('invalid', IMAGE_TEXTS.noFile)
  const { addImage } = await import('./add-image.ts')
  const image = await addImage(ctx, new Uint8Array(await file.arrayBuffer()))
  return c.json({ ...image, url: `${ctx.env.APP_URL}${imageSizePath(image.id, 1200)}` })
}
