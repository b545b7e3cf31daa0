import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { INTERNSHIP_PATHWAY } from '#shared/pathways/rules.ts'
import type { Pathway, PathwayQuestion } from '#shared/pathways/schemas.ts'
import type { Item } from '#shared/progress/items.ts'
import { callerFor, send, systemContext, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { type Someone, someone } from '#tests/support/worker/pairing.ts'
import { pathwayAnswers, pathwayItems, pathwayProgress } from '#worker/db/schema/index.ts'
import { countNumbers } from '#worker/features/site/queries.ts'

const pathwayId = INTERNSHIP_PATHWAY
const open = ({ api }: Someone) => api.pathways.open({ pathwayId })
const mark = ({ api }: Someone, resourceIds: string[], isCompleted = true) =>
  api.pathways.update({ pathwayId, resources: resourceIds.map((resourceId) => ({ resourceId, isCompleted })) })
const idsOf = ({ weeks }: Pathway, week: number) => weeks[week - 1]?.resources.map(({ resourceId }) => resourceId) ?? []
const post = (path: string, { token }: { token: string }, body: object) =>
  send(path, { token, method: 'POST', body, env: UNLIMITED })
const openByPath = (user: { token: string }, body: object = {}) => post(`/ft/pathway/progress/${pathwayId}`, user, body)

describe('R-PATH-01, RT-50: the pathway', () => {
  it('G-PATH-03: has four weeks with their titles, objectives, three to five resources of the catalogue and graded questions', async () => {
    const { weeks, currentWeek, status } = await open(await someone())
    expect(weeks.map(({ week, title }) => [week, title])).toEqual([
      [1, 'Open Source fundamentals'],
      [2, 'AI as a Software Development Catalyst'],
      [3, 'Open Source Communities'],
      [4, 'Working with large codebases'],
    ])
    expect({ currentWeek, status }).toEqual({ currentWeek: 0, status: null })
    for (const { resources, objectives, questions, description } of weeks) {
      expect(resources.length).toBeGreaterThanOrEqual(3)
      expect(resources.length).toBeLessThanOrEqual(5)
      expect(resources.every(({ link, isGone }) => link.startsWith('https://') && !isGone)).toBe(true)
      expect(description).not.toBe('')
      const asked = new Set(questions.map(({ objective }) => objective))
      expect(objectives.filter((objective) => !asked.has(objective))).toEqual([])
    }
  })

  it('R-PATH-03: what is read is marked, and taken back; nothing else changes', async () => {
    const person = await someone()
    const [first = '', second = ''] = idsOf(await open(person), 1)
    const after = await mark(person, [first])
    expect(after.status).toBe('in progress')
    expect(after.weeks[0]?.resources.map(({ isCompleted }) => isCompleted)).toEqual([true, false, false, false, false])
    await mark(person, [second])
    const back = await mark(person, [first], false)
    expect(back.weeks[0]?.resources.map(({ isCompleted }) => isCompleted)).toEqual([false, true, false, false, false])
    expect(await open(person)).toEqual(back)
  })

  it('R-PATH-02, G-PATH-01, G-PATH-02: the open week is the number of weeks whose resources are all read, and at most the last', async () => {
    const person = await someone()
    const pathway = await open(person)
    // a later week first: it is a count
    expect((await mark(person, idsOf(pathway, 3))).currentWeek).toBe(1)
    expect((await mark(person, idsOf(pathway, 1).slice(1))).currentWeek).toBe(1)
    expect((await mark(person, idsOf(pathway, 1))).currentWeek).toBe(2)
    expect((await mark(person, idsOf(pathway, 2))).currentWeek).toBe(3)
    const done = await mark(person, idsOf(pathway, 4))
    expect(done.currentWeek).toBe(3)
    expect(done.weeks.every(({ isDone }) => isDone)).toBe(true)
  })

  it('is each person’s own, and counts who is on it and who has read all', async () => {
    const [one, other] = [await someone(), await someone()]
    const before = await countNumbers(systemContext())
    const pathway = await open(one)
    await mark(
      one,
      [1, 2, 3, 4].flatMap((week) => idsOf(pathway, week)),
    )
    expect((await open(other)).weeks.some(({ isDone }) => isDone)).toBe(false)
    // a mark taken back leaves the fact that all was read once
    await mark(one, idsOf(pathway, 1), false)
    const { internsNow, internsDone } = await countNumbers(systemContext())
    expect([internsNow - before.internsNow, internsDone - before.internsDone]).toEqual([2, 1])
    await database()
      .update(pathwayProgress)
      .set({ createdAt: sql`now() - interval '29 days'` })
      .where(eq(pathwayProgress.userId, other.userId))
    expect((await countNumbers(systemContext())).internsNow - before.internsNow).toBe(1)
  })

  it('marks nothing where one of several is not of it', async () => {
    const person = await someone()
    const [first = ''] = idsOf(await open(person), 1)
    await expect(mark(person, [first, 'os-internship-v3/nothing'])).rejects.toThrow('This is not read in this pathway.')
    const after = await open(person)
    expect([after.weeks[0]?.resources[0]?.isCompleted, after.status]).toEqual([false, null])
  })

  it('everything read at once without opening it before is read', async () => {
    const [one, other] = [await someone(), await someone()]
    const pathway = await open(one)
    const done = await mark(
      other,
      [1, 2, 3, 4].flatMap((week) => idsOf(pathway, week)),
    )
    expect(done).toMatchObject({ status: 'in progress', currentWeek: 3 })
    const [kept] = await database().select().from(pathwayProgress).where(eq(pathwayProgress.userId, other.userId))
    expect(kept?.completedAt).not.toBeNull()
  })
})

describe('R-PATH-04, D033, D034: over REST', () => {
  it('is opened as documented, its type inferred from the id (G-LRN-28)', async () => {
    const user = await createUser()
    const answered = await openByPath(user)
    expect(answered.status).toBe(200)
    const { result, progress, weeks } = (await answered.json()) as Record<string, Record<string, unknown>>
    expect(result).toEqual({ pathwayId, status: null, currentWeek: 0 })
    expect(progress).toMatchObject({
      'os-internship-v3/how-to-contribute': 'incomplete',
      week1: { status: false, completedTasks: [], openTasks: expect.any(Array) },
      week4: { status: false, completedTasks: [] },
    })
    expect(weeks).toHaveLength(4)
    expect(weeks?.[0]).toMatchObject({
      ...{ week: 1, title: 'Open Source fundamentals', eightyTwentyPrompt: expect.any(String) },
      learningResources: expect.arrayContaining([
        expect.objectContaining({
          id: 'os-internship-v3/how-to-contribute',
          status: 'incomplete',
          resourceType: 'link',
        }),
      ]),
    })
    expect(await (await openByPath(user, { pathwayType: 'internship' })).json()).toMatchObject({ result })
    const wrong = await openByPath(user, { pathwayType: 'course' })
    expect([wrong.status, await wrong.json()]).toEqual([400, expect.objectContaining({ error: expect.any(String) })])
  })

  it('is updated with the status and a map of resources, and with what an earlier answer said', async () => {
    const user = await createUser()
    const body = {
      ...{ pathwayId, pathwayType: 'internship', status: 'in progress' },
      progress: {
        'os-internship-v3/how-to-contribute': 'complete',
        'os-internship-v3/licences-compared': { status: 'complete' },
      },
    }
    const answered = await post('/ft/pathway/update', user, body)
    expect(await answered.json()).toMatchObject({
      result: 'ok',
      progress: {
        'os-internship-v3/how-to-contribute': 'complete',
        'os-internship-v3/licences-compared': 'complete',
        'os-internship-v3/community-files': 'incomplete',
      },
    })
    for (const wrong of [{ progress: {} }, { status: 'completed' }, { progress: { x: 'done' } }, { progress: null }]) {
      expect((await post('/ft/pathway/update', user, { ...body, ...wrong })).status).toBe(400)
    }
    const unknown = await post('/ft/pathway/update', user, { ...body, progress: { week1: { status: 'complete' } } })
    expect(unknown.status).toBe(404)
  })

  it('refuses a visitor', async () => {
    const answered = await send(`/ft/pathway/progress/${pathwayId}`, { method: 'POST', body: {}, env: UNLIMITED })
    expect(answered.status).toBe(401)
  })
})

describe('what is asked about a week', () => {
  let items: (typeof pathwayItems.$inferSelect)[]
  beforeAll(async () => {
    items = await database().select().from(pathwayItems)
  })
  const itemOf = ({ itemId }: PathwayQuestion) => {
    const found = items.find(({ id }) => id === itemId)
    return { kind: found?.kind, ...found?.content } as Item
  }
  /** What somebody who knows it, or who does not, would send. */
  const answerTo = (question: PathwayQuestion, isRight: boolean): string => {
    const item = itemOf(question)
    switch (item.kind) {
      case 'one':
      case 'many': {
        const right = item.options.flatMap((option) => ('yes' in option ? option.yes : []))
        const wrong = item.options.flatMap((option) => ('no' in option ? option.no : []))
        return (isRight ? right : wrong.slice(0, 1)).join('\n')
      }
      case 'order':
        return (isRight ? item.steps : [...item.steps].reverse()).join('\n')
      case 'fault':
        return `${isRight ? item.line : 1}`
      case 'number':
        return `${isRight ? item.answer : -1}`
      default:
        return isRight ? item.answer : 'nothing'
    }
  }
  const questionsOf = async (person: Someone) => (await open(person)).weeks.flatMap(({ questions }) => questions)

  it('every question can be answered right and wrong, and never shows what is right before', async () => {
    const [knowing, guessing] = [await someone(), await someone()]
    const questions = await questionsOf(knowing)
    expect(questions.length).toBeGreaterThanOrEqual(16)
    expect(JSON.stringify(questions)).not.toMatch(/"(yes|why|because|line|steps)"/)
    for (const question of questions) {
      const { itemId } = question
      expect(await knowing.api.pathways.answer({ itemId, answer: answerTo(question, true) })).toMatchObject({
        ...{ isCounted: true, isRight: true, question: { answer: { isRight: true }, restsUntil: null } },
      })
      expect(await guessing.api.pathways.answer({ itemId, answer: answerTo(question, false) })).toMatchObject({
        ...{ isCounted: true, isRight: false, feedback: expect.stringMatching(/\w/) },
      })
    }
    const body = (await (await openByPath(knowing)).json()) as { progress: Record<string, { openTasks: unknown[] }> }
    expect(body.progress.week1?.openTasks).toEqual([])
  }, 60_000)

  it('a right answer is the last word; two wrong ones let it rest until the next day', async () => {
    const person = await someone()
    const [right, wrong] = await questionsOf(person)
    if (!right || !wrong) throw new Error('no questions')
    await person.api.pathways.answer({ itemId: right.itemId, answer: answerTo(right, true) })
    const again = await person.api.pathways.answer({ itemId: right.itemId, answer: answerTo(right, false) })
    expect(again).toMatchObject({ isCounted: false, question: { answer: { isRight: true } } })
    const miss = () => person.api.pathways.answer({ itemId: wrong.itemId, answer: answerTo(wrong, false) })
    expect((await miss()).question.restsUntil).toBeNull()
    expect((await miss()).question.restsUntil).toMatch(/T00:00:00/)
    await expect(miss()).rejects.toThrow('This question rests for today.')
    await database()
      .update(pathwayAnswers)
      .set({ createdAt: sql`now() - interval '1 day'` })
      .where(eq(pathwayAnswers.userId, person.userId))
    expect((await questionsOf(person)).find(({ itemId }) => itemId === wrong.itemId)?.restsUntil).toBeNull()
    const knows = await person.api.pathways.answer({ itemId: wrong.itemId, answer: answerTo(wrong, true) })
    expect(knows).toMatchObject({ isCounted: true, isRight: true })
  })

  it('ten wrong answers at once are two, and what is no answer is not kept', async () => {
    const person = await someone()
    const question = (await questionsOf(person)).find(({ kind }) => kind === 'one')
    if (!question) throw new Error('no question')
    const { itemId } = question
    const unreadable = await person.api.pathways.answer({ itemId, answer: 'I do not know' })
    expect(unreadable).toMatchObject({ isCounted: false, isRight: false, question: { answer: null } })
    const answer = answerTo(question, false)
    await Promise.allSettled(Array.from({ length: 10 }, () => person.api.pathways.answer({ itemId, answer })))
    const kept = await database().select().from(pathwayAnswers).where(eq(pathwayAnswers.userId, person.userId))
    expect(kept).toHaveLength(2)
  })

  it('refuses what is not asked, and a visitor', async () => {
    const { api } = await someone()
    await expect(api.pathways.answer({ itemId: 'git/undoing/abc', answer: 'a' })).rejects.toThrow(
      'This question does not exist any more.',
    )
    const visitor = await callerFor()
    await expect(visitor.api.pathways.answer({ itemId: 'x', answer: 'a' })).rejects.toThrow()
    await expect(visitor.api.pathways.open({ pathwayId })).rejects.toThrow()
  })
})
