import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { OPEN_ANSWER, RIGHT_ANSWERS, sectionOf } from '#tests/factories/progress.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import { addOpenQuestions, addQuestions, createStudy, database, opened } from '#tests/support/worker/factories.ts'

const WAIT = 'Two answers are still on their way. Please wait for one of them.'
const MODEL = { MODEL_NAME: 'stand-in@0' }

/** Of a person, so many answers of a model are on their way. */
const onTheirWay = (userId: string, calls: number) =>
  database().execute(sql`
    insert into call_counts (user_id, limit_name, window_start, calls) values (${userId}::uuid, 'modelAtOnce', now(), ${calls})
    on conflict (user_id, limit_name) do update set calls = ${calls}, window_start = now()`)

async function callsOf(userId: string) {
  const { rows } = await database().execute<{ calls: number }>(
    sql`select calls from call_counts where user_id = ${userId}::uuid and limit_name = 'modelAtOnce'`,
  )
  return rows[0]?.calls
}

describe('SEC-13, SEC-18: a call that code answers as a rule waits for a model only while fewer than two others do', () => {
  it('an open answer is refused, and counts nothing; one that code can judge is judged', async () => {
    const study = await createStudy()
    const { userId, token } = study.user
    await opened(study)
    const [item = ''] = await addQuestions(sectionOf(study))
    const [open = ''] = await addOpenQuestions(sectionOf(study, 1))
    await onTheirWay(userId, 2)
    const { api } = await callerFor(token, MODEL)
    await expect(api.progress.judgeAnswer({ questionId: open, answer: OPEN_ANSWER })).rejects.toThrow(WAIT)
    const [right = ''] = RIGHT_ANSWERS
    expect((await api.progress.judgeAnswer({ questionId: item, answer: right })).isCounted).toBe(true)
    expect(await callsOf(userId)).toBe(2)
    await onTheirWay(userId, 1)
    const said = await api.progress.judgeAnswer({ questionId: open, answer: OPEN_ANSWER })
    expect(said.verdict.judge).toBe('stand-in@0')
    await vi.waitFor(async () => expect(await callsOf(userId)).toBe(1))
  })

  it('without a model nothing is counted', async () => {
    const study = await createStudy()
    const { userId, token } = study.user
    await opened(study)
    const [open = ''] = await addOpenQuestions(sectionOf(study))
    await onTheirWay(userId, 2)
    const { api } = await callerFor(token, { MODEL_PROVIDER: 'builtin' })
    expect((await api.progress.judgeAnswer({ questionId: open, answer: OPEN_ANSWER })).isCounted).toBe(false)
  })

  it('questions that only a model can write wait for their turn', async () => {
    const study = await createStudy({ isQuiet: true })
    const { userId, token } = study.user
    const { api } = await callerFor(token, MODEL)
    await onTheirWay(userId, 2)
    const ask = () => api.progress.askQuestions({ sectionId: sectionOf(study) })
    await expect(ask()).rejects.toThrow(WAIT)
    await onTheirWay(userId, 1)
    expect(await ask()).not.toHaveLength(0)
    await vi.waitFor(async () => expect(await callsOf(userId)).toBe(1))
  })
})
