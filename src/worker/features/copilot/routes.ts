import type { Context as HonoContext } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod'
import { ANSWER_MAX_LENGTH, ANSWER_POINT_NAMES, ANSWER_POINTS, AUDIO_PATH } from '#shared/copilot/interview-rules.ts'
import { AnswerInterviewInput, StreamTextInput } from '#shared/copilot/schemas.ts'
import { requireUser } from '#worker/features/users/scope.ts'
import { answerFailure, parseInput } from '#worker/http/failures.ts'
import { countLimit, endCalls, refusalOfStored } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { readBody } from '#worker/http/read-body.ts'
import { STREAM_HEADERS } from '#worker/http/stream-headers.ts'
import type { StreamedKind } from './tasks.ts'

const STREAMS = '/gpt/developer/playground/jd/streaming'

/** What tRPC can't do: text as it is written (E010, E011), and a recorded answer (E012). */
export const copilotRoutes = new Hono<AppEnv>({ strict: false })
  .post(`${STREAMS}/summary`, (c) => streamOf(c, 'summary'))
  .post(`${STREAMS}/mock/interview/v2`, (c) => streamOf(c, 'interview'))
  .post(AUDIO_PATH, async (c) => {
    try {
      return await takeAnswer(c)
    } catch (failure) {
      return answerFailure(c, failure)
    }
  })

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

const SpokenInput = AnswerInterviewInput.pick({ question: true }).extend({
  jobId: AnswerInterviewInput.shape.jobId.optional(),
  text: z.string().max(ANSWER_MAX_LENGTH).default(''),
})

/** E012: a form with a recording, or with what was typed instead. */
async function takeAnswer(c: HonoContext<AppEnv>): Promise<Response> {
  const ctx = await requireUser(c.var.ctx, refusalOfStored(c.var.ctx, 'modelAtOnce'))
  try {
    await countLimit(ctx, 'model')
    const { audio, ...fields } = await c.req.parseBody()
    const { question, jobId = null, text } = parseInput(SpokenInput, fields)
    const { takeAudio } = await import('./take-audio.ts')
    const spoken = { question, jobId, typed: text, audio: audio instanceof File ? audio : null }
    const { answer, feedback } = await takeAudio(ctx, spoken)
    const points = ANSWER_POINT_NAMES.map(
      (point) => `${feedback.met.includes(point) ? '+' : '-'} ${ANSWER_POINTS[point]}`,
    )
    return c.json({ text: answer, feedback: [...points, feedback.followUp].filter(Boolean).join('\n') })
  } finally {
    endCalls(ctx, 'modelAtOnce')
  }
}
