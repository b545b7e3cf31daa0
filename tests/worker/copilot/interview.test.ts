import { afterEach, describe, expect, it, vi } from 'vitest'
import { ANSWER_POINT_NAMES, MAX_AUDIO_BYTES, reportOf } from '#shared/copilot/interview-rules.ts'
import { callerFor, send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'
import { groundsOf, MARI } from '#tests/worker/copilot/gate/people.ts'
import type { Env } from '#worker/env.ts'
import { judgeInterview } from '#worker/features/copilot/author/judge-interview.ts'

afterEach(() => vi.restoreAllMocks())

const AUDIO = '/gpt/developer/playground/jd/streaming/audio/answer'
const QUESTION = 'What have you built with Go?'
const GOOD = `At Nordwind Logistics the search was slow, and carriers rang us about it every day. I measured where the time went,
wrote a second index, and moved the oldest shipments out of the table with a small tool in Go. As a result it
answered in 40% less time, and the calls stopped within a week.`

const SPEECH: Partial<Env> = { ...UNLIMITED, SPEECH_BASE_URL: 'https://speech.test/v1', SPEECH_MODEL: 'whisper' }
/** WebM, by how it begins. */
const recording = (size = 1000, begins = [0x1a, 0x45, 0xdf, 0xa3]) =>
  new File([new Uint8Array(begins), 'x'.repeat(size)], 'answer.webm', { type: 'audio/webm' })

function form(fields: Record<string, string | File>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}

const callsLeft = async (token: string) => (await (await callerFor(token)).api.quotas.check()).remaining

describe('an answer in a mock interview', () => {
  const judge = (question: string, answer: string) => judgeInterview(question, answer, groundsOf(MARI))

  it('is looked at point by point, and a good one has them all', () => {
    expect(judge(QUESTION, GOOD)).toEqual({ met: ANSWER_POINT_NAMES, unproved: [], followUp: null })
    expect(judge(QUESTION, 'Many things.')).toMatchObject({ met: [], followUp: expect.stringContaining('closest') })
  })

  it('is asked on: what one did oneself, of which case, and what came of it', () => {
    const others = 'At Nordwind Logistics the team built the tracking API with Go, and in the end it was much faster.'
    expect(judge(QUESTION, others).followUp).toContain('yourself')
    const none = 'I built the tracking API in Go at Nordwind Logistics during a spring.'
    expect(judge(QUESTION, none).followUp).toBe('What came of it, and how do you know?')
  })

  it('what it names and no record shows is told and asked for', () => {
    const answer = GOOD.replace('a small tool in Go', 'a small tool in Go and Kafka')
    const { unproved, followUp } = judge(QUESTION, answer)
    expect(unproved).toEqual(['Kafka'])
    expect(followUp).toBe('You name Kafka. What could you show me of it?')
  })

  it('is kept with its job, for its owner alone, and all of them make a report', async () => {
    const [{ token }, other] = [await createUser(), await createUser()]
    const { api } = await callerFor(token, UNLIMITED)
    const { jobId } = await api.copilot.addJob({ title: 'Engineer', description: 'You know Go.' })
    const before = await callsLeft(token)
    await api.copilot.answerInterview({ jobId, question: QUESTION, answer: GOOD })
    await api.copilot.answerInterview({ jobId, question: QUESTION, answer: 'Many things.' })
    const { answers, canHear } = await api.copilot.job({ jobId })
    expect(answers.map(({ answer }) => answer)).toEqual(['Many things.', GOOD])
    expect(canHear).toBe(false)
    expect(reportOf(answers).at(-1)).toMatchObject({ met: 1 })
    // no model is asked, so it takes nothing
    expect(await callsLeft(token)).toBe(before)
    const others = await callerFor(other.token, UNLIMITED)
    await expect(others.api.copilot.answerInterview({ jobId, question: QUESTION, answer: GOOD })).rejects.toMatchObject(
      { code: 'NOT_FOUND' },
    )
  })
})

describe('a recorded answer (E012)', () => {
  it('is heard by the configured endpoint, takes a call, and is kept as text alone', async () => {
    const heard: FormData[] = []
    standInForHosts({
      'speech.test': async (url, init) => {
        expect(url.pathname).toBe('/v1/audio/transcriptions')
        heard.push(init.body as FormData)
        return Response.json({ text: ` ${GOOD} ` })
      },
    })
    const { token } = await createUser()
    const { api } = await callerFor(token, SPEECH)
    const { jobId } = await api.copilot.addJob({ title: 'Engineer', description: 'You know Go.' })
    const before = await callsLeft(token)
    const body = form({ question: QUESTION, jobId, audio: recording() })
    const answer = await send(AUDIO, { token, body, env: SPEECH })
    expect(await answer.json()).toMatchObject({
      text: GOOD,
      feedback: expect.stringContaining('+ It says what you did'),
    })
    expect(heard[0]?.get('model')).toBe('whisper')
    expect(await callsLeft(token)).toBe(before - 1)
    expect((await api.copilot.job({ jobId })).answers).toMatchObject([{ question: QUESTION, answer: GOOD }])
    expect((await api.copilot.job({ jobId })).canHear).toBe(true)
  })

  it('is taken as text where nothing here hears, which it says', async () => {
    const { token } = await createUser()
    const before = await callsLeft(token)
    const deaf = await send(AUDIO, { token, body: form({ question: QUESTION, audio: recording() }), env: UNLIMITED })
    expect([deaf.status, await deaf.json()]).toMatchObject([
      501,
      { error: 'Recordings can’t be heard here. Please type your answer.' },
    ])
    const typed = await send(AUDIO, { token, body: form({ question: QUESTION, text: GOOD }), env: UNLIMITED })
    expect(await typed.json()).toMatchObject({ text: GOOD })
    expect(await callsLeft(token)).toBe(before)
  })

  it('SEC-08: is refused where it is too large, no recording, nothing, or somebody else’s job; a failure gives the call back', async () => {
    standInForHosts({ 'speech.test': () => new Response('no', { status: 500 }) })
    const [{ token }, other] = [await createUser(), await createUser()]
    const { jobId } = await (await callerFor(other.token)).api.copilot.addJob({ title: 'Engineer', description: 'Go.' })
    const before = await callsLeft(token)
    const statusOf = async (fields: Record<string, string | File>, own: string | undefined = token) =>
      (await send(AUDIO, { ...(own && { token: own }), body: form(fields), env: SPEECH })).status
    expect(await statusOf({ question: QUESTION, audio: recording(MAX_AUDIO_BYTES + 1) })).toBe(413)
    expect(await statusOf({ question: QUESTION, audio: recording(MAX_AUDIO_BYTES + 100_000) })).toBe(413)
    expect(await statusOf({ question: QUESTION, audio: recording(10, [0x3c, 0x68]) })).toBe(415)
    expect(await statusOf({ question: QUESTION })).toBe(400)
    expect(await statusOf({ audio: recording() })).toBe(400)
    expect(await statusOf({ question: QUESTION, jobId, audio: recording() })).toBe(404)
    expect(await statusOf({ question: QUESTION, audio: recording() })).toBe(502)
    expect((await send(AUDIO, { body: form({ question: QUESTION }), env: SPEECH })).status).toBe(401)
    expect(await callsLeft(token)).toBe(before)
  })
})
