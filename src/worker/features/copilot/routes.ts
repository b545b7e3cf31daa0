import type { Context as HonoContext } from 'hono'
import { Hono } from 'hono/tiny'
import { StreamTextInput } from '#shared/copilot/schemas.ts'
import { requireUser } from '#worker/features/users/scope.ts'
import { answerFailure, parseInput } from '#worker/http/failures.ts'
import { countLimit, endCalls, refusalOfStored } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { readBody } from '#worker/http/read-body.ts'
import { STREAM_HEADERS } from '#worker/http/stream-headers.ts'
import type { StreamedKind } from './tasks.ts'

const STREAMS = '/gpt/developer/playground/jd/streaming'

/** What tRPC can't do: text as it is written (E010, E011). */
export const copilotRoutes = new Hono<AppEnv>({ strict: false })
  .post(`${STREAMS}/summary`, (c) => streamOf(c, 'summary'))
  .post(`${STREAMS}/mock/interview/v2`, (c) => streamOf(c, 'interview'))

async function streamOf(c: HonoContext<AppEnv>, kind: StreamedKind): Promise<Response> {
  try {
    const ctx = await requireUser(c.var.ctx, refusalOfStored(c.var.ctx, 'modelAtOnce'))
    const begin = async () => {
      await countLimit(ctx, 'model')
      const input = parseInput(StreamTextInput, await readBody(c))
      const { streamText } = await import('./stream-text.ts')
      return streamText(ctx, kind, input)
    }
    const beginning = begin()
    const ended = beginning.then(({ done }) => done).catch(() => undefined)
    c.executionCtx.waitUntil(ended.then(() => endCalls(ctx, 'modelAtOnce')))
    const { body } = await beginning
    return c.body(body, 200, STREAM_HEADERS)
  } catch (failure) {
    return answerFailure(c, failure)
  }
}
