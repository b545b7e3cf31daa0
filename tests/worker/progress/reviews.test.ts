import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REVIEWS_AT_ONCE } from '#shared/progress/rules.ts'
import { dueAt } from '#shared/progress/spacing.ts'
import { sums, type Taught } from '#tests/factories/library.ts'
import { type Study, sectionOf } from '#tests/factories/progress.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import {
  completeSections,
  createStudy,
  createTaught,
  createUser,
  database,
  linkSection,
} from '#tests/support/worker/factories.ts'
import { sequentialRoundTrips } from '#tests/support/worker/log.ts'

/** What was learned is asked again, ever later, and graded into the same ledger (issue 11, mastery). */

interface Learner extends Study {
  taught: Taught
}

/** Somebody who completed their first section so many days ago; the library has five items about it. */
async function createLearner(daysAgo = 1, items = 5): Promise<Learner> {
  const [study, taught] = await Promise.all([createStudy(), createTaught(sums(items))])
  await linkSection(sectionOf(study), taught)
  await completeSections([sectionOf(study)])
  await database().execute(sql`
    update phase_sections set completed_at = now() - make_interval(days => ${daysAgo}::int) where id = ${sectionOf(study)}::uuid`)
  return { ...study, taught }
}

const callerOf = async ({ user }: Study) => (await callerFor(user.token)).api.progress

/** Items ask for one more than their number. */
const rightFor = (itemId: string) => `${Number(itemId.split('/').at(-1)) + 1}`

const triesOf = async (userId: string) => {
  const { rows } = await database().execute<{ purpose: string; is_right: boolean; is_accepted: boolean }>(sql`
    select purpose, is_right, is_accepted from section_tries where user_id = ${userId}::uuid order by created_at`)
  return rows
}

async function addTries({ user, ...study }: Study, tries: { itemId: string; isRight: boolean; createdAt: string }[]) {
  for (const { itemId, isRight, createdAt } of tries)
    await database().execute(sql`
      insert into section_tries (user_id, section_id, item_id, purpose, answer, meaning, is_right, is_accepted, feedback, judge, created_at)
      values (${user.userId}::uuid, ${sectionOf({ user, ...study })}::uuid, ${itemId}, 'review', 'x', 'x', ${isRight}, false, 'x', 'items', ${createdAt}::timestamptz)`)
}

const inDays = (days: number) => new Date(Math.floor(Date.now() / 864e5) * 864e5 + days * 864e5).toISOString()

describe('what comes back', () => {
  it('is nothing for who completed nothing, and on the day after it was learned all of it', async () => {
    const [study, today, yesterday] = await Promise.all([createStudy(), createLearner(0), createLearner(1)])
    expect(await (await callerOf(study)).reviews()).toEqual({ due: 0, nextDueAt: null, items: [] })
    expect(await (await callerOf(today)).reviews()).toEqual({ due: 0, nextDueAt: inDays(1), items: [] })
    const { due, items } = await (await callerOf(yesterday)).reviews()
    expect(due).toBe(5)
    expect(items.map(({ itemId }) => itemId).sort()).toEqual([1, 2, 3, 4, 5].map((n) => `${yesterday.taught.id}/${n}`))
    expect(items[0]?.section).toEqual({
      ...{ title: yesterday.taught.title, number: 1, roadmapId: yesterday.roadmapId },
      phaseId: yesterday.phases[0]?.phaseId,
    })
  })

  it('never says what is right', async () => {
    const { items } = await (await callerOf(await createLearner())).reviews()
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['itemId', 'kind', 'section', 'shown'])
    expect(JSON.stringify(items)).not.toMatch(/After \d comes|because|answer|why/)
  })

  it('is about five minutes, one of each section before a second of any', async () => {
    const learner = await createLearner(3, 6)
    const other = await createTaught(sums(6))
    await linkSection(sectionOf(learner, 1), other)
    await completeSections([sectionOf(learner, 1)])
    await database().execute(sql`
      update phase_sections set completed_at = now() - interval '2 days' where id = ${sectionOf(learner, 1)}::uuid`)
    const { due, items } = await (await callerOf(learner)).reviews()
    expect([due, items.length]).toEqual([12, REVIEWS_AT_ONCE])
    const ofFirst = items.filter(({ itemId }) => itemId.startsWith(learner.taught.id))
    expect(ofFirst).toHaveLength(REVIEWS_AT_ONCE / 2)
    expect(new Set(items.slice(0, 2).map(({ section }) => section.number))).toEqual(new Set([1, 2]))
  })

  it('counts an item once that two sections ask, and leaves with its roadmap', async () => {
    const learner = await createLearner()
    await linkSection(sectionOf(learner, 1), learner.taught)
    await completeSections([sectionOf(learner, 1)])
    const api = await callerOf(learner)
    expect((await api.reviews()).due).toBe(5)
    await database().execute(sql`update roadmaps set deleted_at = now() where id = ${learner.roadmapId}::uuid`)
    expect(await api.reviews()).toEqual({ due: 0, nextDueAt: null, items: [] })
  })

  it('is due when the schedule says, whatever was answered before', async () => {
    const learner = await createLearner(200, 1)
    const api = await callerOf(learner)
    const itemId = `${learner.taught.id}/1`
    const histories = fc.sample(
      fc.array(fc.record({ daysAgo: fc.integer({ min: 0, max: 120 }), isRight: fc.boolean() }), { maxLength: 8 }),
      { seed: 8020, numRuns: 25 },
    )
    for (const history of histories) {
      await database().execute(sql`delete from section_tries where user_id = ${learner.user.userId}::uuid`)
      const tries = history.map(({ daysAgo, isRight }, at) => ({
        ...{ itemId, isRight },
        createdAt: new Date(Date.parse(inDays(-daysAgo)) + at * 1000).toISOString(),
      }))
      await addTries(learner, tries)
      const expected = dueAt(tries, inDays(-200))
      const isDue = Date.parse(expected) <= Date.now()
      expect(await api.reviews()).toMatchObject(isDue ? { due: 1, nextDueAt: null } : { due: 0, nextDueAt: expected })
    }
  })
})

describe('answering what came back', () => {
  it('a right answer moves it on, a wrong one says why and brings it back tomorrow', async () => {
    const learner = await createLearner()
    const api = await callerOf(learner)
    const [first, second] = (await api.reviews()).items.map(({ itemId }) => itemId)
    await addTries(learner, [{ itemId: first ?? '', isRight: true, createdAt: inDays(-1) }])
    expect(await api.judgeReview({ itemId: first ?? '', answer: rightFor(first ?? '') })).toEqual({
      ...{ isRight: true, isCounted: true, feedback: expect.stringMatching(/^After \d comes/), dueAt: inDays(3) },
      objective: expect.stringMatching(/^Explain part \d of/),
    })
    expect(await api.judgeReview({ itemId: second ?? '', answer: '998' })).toMatchObject({
      ...{ isRight: false, isCounted: true, feedback: expect.stringMatching(/^After \d comes/), dueAt: inDays(1) },
    })
    expect(await api.reviews()).toMatchObject({ due: 3, nextDueAt: inDays(1) })
  })

  it('what can’t be read is no try', async () => {
    const learner = await createLearner()
    const api = await callerOf(learner)
    const itemId = `${learner.taught.id}/1`
    const said = await api.judgeReview({ itemId, answer: 'no idea' })
    expect(said).toMatchObject({ isRight: false, isCounted: false, feedback: expect.stringContaining('with a number') })
    expect(await triesOf(learner.user.userId)).toEqual([])
    expect((await api.reviews()).due).toBe(5)
  })

  it('completes nothing and earns nothing, makes good for nothing, and owes where it was wrong', async () => {
    const learner = await createLearner()
    const { api } = await callerFor(learner.user.token, { MODEL_PROVIDER: 'builtin' })
    await linkSection(sectionOf(learner, 1), learner.taught)
    const questions = await api.progress.askQuestions({ sectionId: sectionOf(learner, 1) })
    const answer = (n: number, text?: string) =>
      api.progress.judgeReview({ itemId: `${learner.taught.id}/${n}`, answer: text ?? `${n + 1}` })
    const inSection = (n: number) => {
      const question = questions.find(({ question: text }) => text.includes(`${n} + 1`))
      return api.progress.judgeAnswer({ questionId: question?.id ?? '', answer: `${n + 1}` })
    }
    for (const n of [1, 2, 3]) await answer(n)
    await answer(4, '998')
    expect(await triesOf(learner.user.userId)).toEqual(
      [true, true, true, false].map((is_right) => ({ purpose: 'review', is_right, is_accepted: false })),
    )
    const { rows } = await database().execute(sql`
      select 1 from reputation_events where user_id = ${learner.user.userId}::uuid`)
    expect(rows).toEqual([])
    expect((await inSection(1)).section).toMatchObject({ isCompleted: false, acceptedAnswers: 0, owedAnswers: 0 })
    expect((await inSection(2)).section).toMatchObject({ isCompleted: false, acceptedAnswers: 1 })
  })

  it('from two tabs at once, one counts', async () => {
    const learner = await createLearner()
    const api = await callerOf(learner)
    const itemId = `${learner.taught.id}/1`
    const said = await Promise.allSettled(['2', '998', '2', '3'].map((answer) => api.judgeReview({ itemId, answer })))
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of said)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/comes back from \d{4}/) })
    expect(await triesOf(learner.user.userId)).toHaveLength(1)
  })

  it('is refused before it is due, when its question rests, and for what is not one’s own', async () => {
    const [today, learner, stranger] = await Promise.all([createLearner(0), createLearner(), createUser()])
    const itemId = `${learner.taught.id}/1`
    const answering = { itemId, answer: '2' }
    const notFound = { code: 'NOT_FOUND', message: 'This question is not among your reviews.' }
    for (const { token } of [stranger, today.user]) {
      const { api } = await callerFor(token)
      await expect(api.progress.judgeReview(answering)).rejects.toMatchObject(notFound)
    }
    const early = (await callerOf(today)).judgeReview({ itemId: `${today.taught.id}/1`, answer: '2' })
    await expect(early).rejects.toMatchObject({ code: 'CONFLICT' })
    // two wrong answers in a section that asks the same
    await linkSection(sectionOf(learner, 1), learner.taught)
    const { api } = await callerFor(learner.user.token, { MODEL_PROVIDER: 'builtin' })
    const questions = await api.progress.askQuestions({ sectionId: sectionOf(learner, 1) })
    const question = questions.find(({ question: text }) => text.includes('1 + 1'))
    for (const answer of ['998', '999']) await api.progress.judgeAnswer({ questionId: question?.id ?? '', answer })
    await expect(api.progress.judgeReview(answering)).rejects.toMatchObject({ code: 'CONFLICT' })
    // what is still to complete is not reviewed
    const open = await createStudy()
    await linkSection(sectionOf(open), learner.taught)
    await expect((await callerOf(open)).judgeReview(answering)).rejects.toMatchObject(notFound)
  })
})

describe('strengths', () => {
  it('grow with right tries on different days, wherever the item was asked', async () => {
    const learner = await createLearner(10, 3)
    const api = await callerOf(learner)
    const [one, two, three] = [1, 2, 3].map((n) => `${learner.taught.id}/${n}`)
    const right = (itemId = '', daysAgo = 0) => ({ itemId, isRight: true, createdAt: inDays(-daysAgo) })
    await addTries(learner, [right(one, 5), right(one, 4), right(one, 1), right(two, 1)])
    await addTries(learner, [{ ...right(three, 1), isRight: false }])
    const { sections, isMastered } = await api.strengths({ roadmapId: learner.roadmapId })
    expect(sections.map(({ sectionId }) => sectionId)).toEqual(learner.phases[0]?.sectionIds)
    expect(sections[0]?.objectives).toEqual([
      { objective: learner.taught.objectives[0], strength: 1, tries: 3, isPassed: true },
      { objective: learner.taught.objectives[1], strength: expect.closeTo(1 / 3, 6), tries: 1, isPassed: false },
      { objective: learner.taught.objectives[2], strength: 0, tries: 1, isPassed: false },
    ])
    expect(sections[1]?.objectives).toEqual([])
    expect(isMastered).toBe(false)
  })

  it('cost one round trip, as the reviews do; answering costs three', async () => {
    const learner = await createLearner()
    const { token } = learner.user
    const input = encodeURIComponent(JSON.stringify({ roadmapId: learner.roadmapId }))
    const paths = [`progress.strengths?input=${input}`, 'progress.reviews']
    for (const path of paths) expect([path, await sequentialRoundTrips(`/trpc/${path}`, { token })]).toEqual([path, 1])
    const body = { itemId: `${learner.taught.id}/1`, answer: '2' }
    expect(await sequentialRoundTrips('/trpc/progress.judgeReview', { token, body })).toBe(3)
  })
})
