import type { Context as HonoContext } from 'hono'
import { Hono } from 'hono/tiny'
import { picturePath, previewPath } from '#shared/roadmaps/map/picture-path.ts'
import type { RoadmapState } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { RequestContext, UserContext } from '#worker/context.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { besideSession, requireUser } from '#worker/features/users/scope.ts'
import { answerFailure, parseInput } from '#worker/http/failures.ts'
import { countLimit, endCalls, refusalOfStored } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { readBody } from '#worker/http/read-body.ts'
import { serveEvents } from '#worker/http/serve-events.ts'
import { servePublicPage } from '#worker/http/serve-page.ts'
import { servePreview } from '#worker/http/serve-preview.ts'
import { STREAM_HEADERS } from '#worker/http/stream-headers.ts'

const picture = () => import('./publish-picture.ts')

/** A repeated request key has nothing left to stream. */
const REPLAYED: Record<RoadmapState, string> = {
  incomplete: 'This roadmap is being written already.',
  success: 'This roadmap has been written already.',
  stopped: 'This roadmap was stopped. It can be continued.',
  failure: ROADMAP_TEXTS.generationFailed,
}

/** A shared picture may be kept a while; a private one is its owner's alone. */
const KEPT_FIVE_MINUTES = { 'cache-control': 'public, max-age=300' }

/** What tRPC can't do: text as it is written (C131), word of how far the writing is, and a picture. */
export const roadmapRoutes = new Hono<AppEnv>({ strict: false })
  .post('/gpt/pathway/learning/streaming/roadmap', async (c) => {
    try {
      const ctx = await requireUser(c.var.ctx, refusalOfStored(c.var.ctx, 'roadmaps', 'modelAtOnce'))
      const streaming = streamBuild(c, ctx)
      const ended = streaming.then(({ done }) => done).catch(() => undefined)
      c.executionCtx.waitUntil(ended.then(() => endCalls(ctx, 'modelAtOnce')))
      const { body, roadmapId } = await streaming
      return c.body(body, 200, { ...STREAM_HEADERS, 'x-roadmap-id': roadmapId })
    } catch (failure) {
      return answerFailure(c, failure)
    }
  })
  .get('/ft/learning/roadmap/live/:id', (c) =>
    serveEvents(c, async (ctx, signal) => {
      const { watchWriting } = await import('./generation/watch-writing.ts')
      return watchWriting(ctx, asId(c.req.param('id') ?? '', 'roadmap'), signal)
    }),
  )
  .get(picturePath(':id'), async (c) => {
    const { publishPicture } = await picture()
    const { svg, isForAll } = await besideSession(c.var.ctx, publishPicture(c.var.ctx, c.req.param('id') ?? ''))
    return c.body(svg, 200, { 'content-type': 'image/svg+xml', ...(isForAll && KEPT_FIVE_MINUTES) })
  })
  .get(previewPath(':id'), (c) =>
    servePreview(c, async () => (await picture()).publishPreview(c.var.ctx, c.req.param('id') ?? '')),
  )
  // a phase's page too: of all of them the roadmap's is the one to list
  .on('GET', ['/learn/:userId/:roadmapId', '/learn/:userId/:roadmapId/:phaseId'], (c) =>
    servePublicPage(c, c.req.param('phaseId') ? 'phase' : 'roadmap', async () => {
      const { publishHead } = await import('./publish-head.ts')
      return publishHead(c.var.ctx, c.req.param('roadmapId'))
    }),
  )

async function streamBuild(c: HonoContext<AppEnv>, ctx: RequestContext & UserContext) {
  await countLimit(ctx, 'model', 'creation')
  const { BuildRequest, toCreateInput } = await import('./wire.ts')
  const { createRoadmap } = await import('./create-roadmap.ts')
  const { STREAM_WRITER, streamRoadmap } = await import('./generation/stream-roadmap.ts')
  const input = toCreateInput(parseInput(BuildRequest, await readBody(c)), ctx.actor)
  const { roadmapId, state, claim } = await createRoadmap(ctx, input, STREAM_WRITER)
  if (!claim) throw new DomainError('conflict', REPLAYED[state])
  return { roadmapId, ...streamRoadmap(ctx, claim) }
}
