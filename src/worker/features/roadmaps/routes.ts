import { Hono } from 'hono'
import { BuildRoadmapInput } from '#shared/roadmaps.ts'
import { DomainError } from '#worker/errors.ts'
import { requireUser } from '#worker/features/auth/policy.ts'
import { answerFailure } from '#worker/http/failures.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { countModelCall } from '#worker/http/rate-limit.ts'
import { createRoadmap } from './create-roadmap.ts'
import { asRoadmapId } from './policy.ts'
import { streamRoadmap } from './stream-roadmap.ts'
import { watchWriting } from './watch-writing.ts'

// a compressing proxy would hold the pieces back until there are enough of them
const STREAM_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'content-encoding': 'identity',
  'cache-control': 'private, no-store, no-transform',
}

/** What tRPC can't do: text as it is written (C131), and word of how far the writing is. */
export const roadmapRoutes = new Hono<AppEnv>({ strict: false })
  .post('/gpt/pathway/learning/streaming/roadmap', async (c) => {
    try {
      const ctx = await requireUser(c.var.ctx)
      await countModelCall(ctx)
      const input = BuildRoadmapInput.parse((await c.req.json().catch(() => null)) ?? {})
      const { roadmapId, isNew } = await createRoadmap(ctx, input)
      if (!isNew) throw new DomainError('conflict', 'This roadmap is being written already.')
      const { body, done } = streamRoadmap(ctx, roadmapId)
      // a reader who leaves does not stop the writing
      c.executionCtx.waitUntil(done)
      return c.body(body, 200, { ...STREAM_HEADERS, 'x-roadmap-id': roadmapId })
    } catch (failure) {
      return answerFailure(c, failure)
    }
  })
  .get('/ft/learning/roadmap/live/:id', async (c) => {
    try {
      const ctx = await requireUser(c.var.ctx)
      return c.body(watchWriting(ctx, asRoadmapId(c.req.param('id')), c.req.raw.signal), 200, STREAM_HEADERS)
    } catch (failure) {
      return answerFailure(c, failure)
    }
  })
