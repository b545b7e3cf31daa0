import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Item } from '#shared/progress/items.ts'
import { TESTED_OUT } from '#shared/progress/rules.ts'
import { sums, type Taught } from '#tests/factories/library.ts'
import { type Study, sectionOf } from '#tests/factories/progress.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import { createStudy, createTaught, createUser, database, linkSection } from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'

/** Who knows a section already answers all of its questions at once (issue 11, mastery). */

const CHOICE: Item = {
  kind: 'one',
  ask: 'Which is even?',
  options: [
    { yes: 'Two', why: 'It is twice one.' },
    { no: 'One', why: 'It is odd.' },
    { no: 'Three', why: 'It is odd.' },
  ],
}

interface Knower extends Study {
  taught: Taught
}

async function createKnower(items = sums(4)): Promise<Knower> {
  const [study, taught] = await Promise.all([createStudy(), createTaught(items)])
  await linkSection(sectionOf(study), taught)
  return { ...study, taught }
}

const callerOf = async ({ user }: Study) => (await callerFor(user.token, { MODEL_PROVIDER: 'builtin' })).api.progress

/** All of them answered, so many wrong. */
const answersOf = ({ taught }: Knower, wrong = 0, count = 4) =>
  Array.from({ length: count }, (_, at) => ({
    itemId: `${taught.id}/${at + 1}`,
    answer: at < wrong ? `${900 + at}` : `${at + 2}`,
  }))

const sectionRow = async (study: Study) => {
  const { rows } = await database().execute<{ completed_by: string | null }>(sql`
    select completed_by from phase_sections where id = ${sectionOf(study)}::uuid`)
  return rows[0]
}

const eventsOf = async ({ user }: Study) => {
  const { rows } = await database().execute(sql`
    select points::float from reputation_events where user_id = ${user.userId}::uuid`)
  return rows
}

describe('what is asked', () => {
  it('is every item of the section, without what is right', async () => {
    const knower = await createKnower([...sums(4), CHOICE])
    const { questions, mayMiss, againAt } = await (await callerOf(knower)).testOut({ sectionId: sectionOf(knower) })
    expect([questions.length, mayMiss, againAt]).toEqual([5, 1, null])
    expect(Object.keys(questions[0] ?? {}).sort()).toEqual(['itemId', 'kind', 'shown'])
    expect(JSON.stringify(questions)).not.toMatch(/After \d comes|because|why|objective|It is odd/)
  })

  it('is nothing where guessing would pay, where it is completed, and where nothing is known about it', async () => {
    const [few, none] = await Promise.all([createKnower([CHOICE, CHOICE]), createStudy()])
    for (const study of [few, none])
      expect(await (await callerOf(study)).testOut({ sectionId: sectionOf(study) })).toEqual({
        ...{ questions: [], mayMiss: 0, againAt: null },
      })
    const refused = (await callerOf(few)).judgeTestOut({ sectionId: sectionOf(few), answers: answersOf(few) })
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('too few') })
  })

  it('costs one round trip', async () => {
    const knower = await createKnower()
    const input = encodeURIComponent(JSON.stringify({ sectionId: sectionOf(knower) }))
    const { token } = knower.user
    expect(await sequentialRoundTrips(`/trpc/progress.testOut?input=${input}`, { token })).toBe(1)
    const body = { sectionId: sectionOf(knower), answers: answersOf(knower) }
    expect(await sequentialRoundTrips('/trpc/progress.judgeTestOut', { token, body })).toBe(3)
  })
})

describe('testing out', () => {
  it.each([0, 1])('with %i wrong completes the section as any completion does, marked', async (wrong) => {
    const knower = await createKnower()
    const api = await callerOf(knower)
    const sectionId = sectionOf(knower)
    expect(await api.judgeTestOut({ sectionId, answers: answersOf(knower, wrong) })).toEqual({
      ...{ isPassed: true, right: 4 - wrong, asked: 4, mayMiss: 1, againAt: null, streetCred: 2, certificateId: null },
      missing: knower.taught.objectives.slice(0, wrong),
    })
    expect(await sectionRow(knower)).toEqual({ completed_by: TESTED_OUT })
    expect(await eventsOf(knower)).toEqual([{ points: 2 }])
    const { sections } = await api.strengths({ roadmapId: knower.roadmapId })
    expect(sections.map(({ isTestedOut }) => isTestedOut)).toEqual([true, false, false])
    const again = api.judgeTestOut({ sectionId, answers: answersOf(knower) })
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT', message: 'This section is completed already.' })
    expect(await eventsOf(knower)).toHaveLength(1)
  })

  it('with more wrong says what is missing, and neither side of it counts again that day', async () => {
    const knower = await createKnower()
    const api = await callerOf(knower)
    const sectionId = sectionOf(knower)
    const said = await api.judgeTestOut({ sectionId, answers: answersOf(knower, 2) })
    expect(said).toMatchObject({
      ...{ isPassed: false, right: 2, asked: 4, streetCred: 0, missing: knower.taught.objectives.slice(0, 2) },
      againAt: expect.stringMatching(/T00:00:00\.000Z$/),
    })
    expect(JSON.stringify(said)).not.toMatch(/After \d comes/)
    expect(await sectionRow(knower)).toEqual({ completed_by: null })
    expect(await api.testOut({ sectionId })).toMatchObject({ questions: [], againAt: said.againAt })
    const again = api.judgeTestOut({ sectionId, answers: answersOf(knower) })
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('today') })
    const [question] = await api.askQuestions({ sectionId })
    const inSection = api.judgeAnswer({ questionId: question?.id ?? '', answer: '2' })
    await expect(inSection).rejects.toMatchObject({ code: 'CONFLICT' })
    await database().execute(sql`
      update section_tries set created_at = created_at - interval '1 day' where user_id = ${knower.user.userId}::uuid`)
    expect(await api.judgeTestOut({ sectionId, answers: answersOf(knower) })).toMatchObject({ isPassed: true })
  })

  it('is offered no more once a guesser who remembers would get through', async () => {
    const four = Array.from(
      { length: 4 },
      (_, at): Item => ({
        ...{ kind: 'one', ask: `Which is it, ${at}?` },
        options: ['first', 'second', 'third', 'fourth'].map((text, of) =>
          of === 0 ? { yes: text, why: '.' } : { no: text, why: '.' },
        ),
      }),
    )
    const knower = await createKnower(four)
    const api = await callerOf(knower)
    const sectionId = sectionOf(knower)
    const answers = answersOf(knower).map(({ itemId }, at) => ({ itemId, answer: at === 0 ? 'second' : 'first' }))
    expect(await api.judgeTestOut({ sectionId, answers })).toMatchObject({ isPassed: false, mayMiss: 0, right: 3 })
    await database().execute(sql`
      update section_tries set created_at = created_at - interval '1 day' where user_id = ${knower.user.userId}::uuid`)
    expect(await api.testOut({ sectionId })).toEqual({ questions: [], mayMiss: 0, againAt: null })
  })

  it('the last section so completed brings the certificate, which says how', async () => {
    const knower = await createKnower()
    const { api } = await callerFor(knower.user.token)
    await database().execute(sql`
      update phase_sections set completed_at = now(), completed_title = title, completed_by = 'items'
      where id in (${sectionOf(knower, 1)}::uuid, ${sectionOf(knower, 2)}::uuid)`)
    const said = await api.progress.judgeTestOut({ sectionId: sectionOf(knower), answers: answersOf(knower) })
    const certificate = await api.certificates.verify({ id: said.certificateId ?? '' })
    expect(certificate.proof).toEqual([
      { by: 'items', sections: 2 },
      { by: TESTED_OUT, sections: 1 },
    ])
  })

  it('earns nothing where the same was proved before', async () => {
    const knower = await createKnower()
    const api = await callerOf(knower)
    await linkSection(sectionOf(knower, 1), knower.taught)
    await api.judgeTestOut({ sectionId: sectionOf(knower), answers: answersOf(knower) })
    await database().execute(sql`
      update section_tries set created_at = created_at - interval '1 day' where user_id = ${knower.user.userId}::uuid`)
    const said = await api.judgeTestOut({ sectionId: sectionOf(knower, 1), answers: answersOf(knower) })
    expect(said).toMatchObject({ isPassed: true, streetCred: 0 })
  })

  it('is not possible on a day on which one of its questions was answered', async () => {
    const knower = await createKnower()
    const api = await callerOf(knower)
    const sectionId = sectionOf(knower)
    const [question] = await api.askQuestions({ sectionId })
    await api.judgeAnswer({ questionId: question?.id ?? '', answer: '998' })
    const refused = api.judgeTestOut({ sectionId, answers: answersOf(knower) })
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('today') })
  })

  it('takes all answers or none', async () => {
    const knower = await createKnower()
    const api = await callerOf(knower)
    const sectionId = sectionOf(knower)
    const some = answersOf(knower).slice(1)
    for (const answers of [some, [...some, { itemId: `${knower.taught.id}/1`, answer: 'two' }]])
      await expect(api.judgeTestOut({ sectionId, answers })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await api.testOut({ sectionId })).toMatchObject({ againAt: null })
  })

  it('from several tabs at once, one counts', async () => {
    const knower = await createKnower()
    const api = await callerOf(knower)
    const said = await Promise.allSettled(
      [2, 0, 3, 0].map((wrong) =>
        api.judgeTestOut({ sectionId: sectionOf(knower), answers: answersOf(knower, wrong) }),
      ),
    )
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await database().execute(sql`
      select 1 from section_tries where user_id = ${knower.user.userId}::uuid`)
    expect(rows).toHaveLength(4)
  })

  it('is the owner’s alone', async () => {
    const [knower, stranger] = await Promise.all([createKnower(), createUser()])
    const { api } = await callerFor(stranger.token)
    const sectionId = sectionOf(knower)
    for (const asked of [
      () => api.progress.testOut({ sectionId }),
      () => api.progress.judgeTestOut({ sectionId, answers: answersOf(knower) }),
    ])
      await expect(asked()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
