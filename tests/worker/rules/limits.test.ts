import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sums } from '#tests/factories/library.ts'
import { phaseOf, RIGHT_ANSWERS, sectionOf } from '#tests/factories/progress.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { newBrowser } from '#tests/support/worker/browser.ts'
import {
  accountOf,
  addQuestions,
  createStudy,
  createTaught,
  createUser,
  createWrittenRoadmap,
  database,
  finishRoadmap,
  linkSection,
  opened,
} from '#tests/support/worker/factories.ts'
import { ProgressResult } from '#worker/features/progress/phase/wire.ts'
import { StatusResult } from '#worker/features/progress/wire.ts'

const BUILTIN = { MODEL_PROVIDER: 'builtin' } as const

const build = (token: string) =>
  send('/gpt/pathway/learning/background/roadmap', { token, body: { objective: 'Learn TypeScript' } })

it('2§9: Default roadmap limit: 3.', async () => {
  const { jwt } = (await newBrowser().signIn('github', 'dummy-three')).login
  const statuses: number[] = []
  for (let n = 0; n < 4; n += 1) statuses.push((await build(jwt)).status)
  expect(statuses).toEqual([200, 200, 200, 402])
  expect((await (await callerFor(jwt)).api.roadmaps.list()).roadmaps).toHaveLength(3)
})

describe('2§9: Refund window: 2 hours; refund 1 credit.', () => {
  /** A roadmap that was written and paid for, so many minutes ago. */
  async function writtenAgo(user: TestUser, minutes: number): Promise<string> {
    const { roadmapId } = (await (await build(user.token)).json()) as { roadmapId: string }
    await finishRoadmap(roadmapId, minutes)
    return roadmapId
  }

  for (const [age, minutes, balance] of [
    ['1 h 59 min', 119, 3],
    ['2 h 01 min', 121, 2],
  ] as const) {
    it(`after ${age} the balance of 2 becomes ${balance}`, async () => {
      const user = await createUser()
      const id = await writtenAgo(user, minutes)
      expect((await accountOf(user.userId)).balance).toBe(2)
      const response = await send(`/ft/learning/roadmap/remove/${id}`, { token: user.token, method: 'DELETE' })
      expect(await response.json()).toEqual({ status: 'ok', creditReturned: balance === 3, credits: balance })
      expect(await accountOf(user.userId)).toMatchObject({ balance, sum: balance })
    })
  }
})

describe('2§9: Phase progress counts sections 1 to 4; the fallback progress total for unloaded cards is 3 sections with 0 completed.', () => {
  it('of one to four sections each is counted', async () => {
    for (const sections of [1, 4]) {
      const study = await createStudy({ sections })
      await database().execute(sql`
        update phase_sections set completed_at = now(), completed_title = title, completed_by = 'items'
        where id = ${sectionOf(study, sections - 1)}::uuid`)
      const response = await send(`/ft/pathway/progress/${phaseOf(study)}`, {
        token: study.user.token,
        body: { pathwayType: 'phaseStatus' },
      })
      expect(StatusResult.parse(await response.json()).result).toMatchObject({ completed: 1, total: sections })
    }
  })

  it('there is no fifth section, neither to add nor to open', async () => {
    const study = await createStudy({ sections: 4 })
    const { api, progress } = await opened(study)
    expect(progress.sections.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    const fifth = api.roadmaps.addSection({ phaseId: phaseOf(study), title: 'A fifth section' })
    await expect(fifth).rejects.toMatchObject({ code: 'CONFLICT' })
    const fifthOpened = api.progress.open({ phaseId: phaseOf(study), lastSectionNumber: 5 })
    await expect(fifthOpened).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('2§9: Quiz: at most 5 questions; 2 completed tasks per section; progress bar max 2; estimated StreetCred up to 2 points.', () => {
  it('of eight graded questions five are asked, and of ten objectives too', async () => {
    const study = await createStudy()
    const objectives = Array.from({ length: 10 }, (_, n) => `Explain matter number ${n + 1} of state`)
    await linkSection(sectionOf(study), await createTaught(sums(8)))
    const { api } = await callerFor(study.user.token, BUILTIN)
    expect(await api.progress.askQuestions({ sectionId: sectionOf(study) })).toHaveLength(5)
    expect(await api.progress.askQuestions({ objectives })).toHaveLength(5)
  })

  it('the second completed task completes it for 2.00 points; a third brings nothing more', async () => {
    const study = await createStudy()
    const { api } = await callerFor(study.user.token, BUILTIN)
    const questions = await addQuestions(sectionOf(study))
    const earned: (number | undefined)[] = []
    for (const [at, answer] of RIGHT_ANSWERS.entries()) {
      const said = await api.progress.judgeAnswer({ questionId: questions[at] ?? '', answer })
      earned.push(said.section?.streetCred)
      expect(said.section?.isCompleted).toBe(at > 0)
    }
    expect(earned).toEqual([0, 2, 0])
    const { rows } = await database().execute<{ points: string }>(sql`
      select points from reputation_events where user_id = ${study.user.userId}::uuid`)
    expect(rows).toEqual([{ points: '2.00' }])
  })
})

describe('2§9: Content timeframes 3, 9, 15 (default 15); content types video, blog, both (default both).', () => {
  const open = (id: string, token: string, phaseContentFilters?: object) =>
    send(`/ft/pathway/progress/${id}`, { token, body: { pathwayType: 'course', phaseContentFilters } })

  it('the defaults', async () => {
    const user = await createUser()
    const { phases } = await createWrittenRoadmap(user)
    for (const [at, filters] of [undefined, {}].entries()) {
      const answer = await open(phases[at]?.phaseId ?? '', user.token, filters)
      const { result } = ProgressResult.parse(await answer.json())
      expect(result.contentFilters).toEqual({ contentType: 'both', timeFrame: 15 })
    }
  })

  it('each of them, and no other', async () => {
    const study = await createStudy()
    const { api, phaseId } = await opened(study)
    for (const contentType of ['video', 'blog', 'both'] as const) {
      for (const timeFrame of [3, 9, 15] as const) {
        const filters = { contentType, timeFrame }
        expect((await api.progress.customizeContent({ phaseId, filters })).filters).toEqual(filters)
      }
    }
    const wrong = [
      { timeFrame: 0 },
      { timeFrame: 12 },
      { timeFrame: '3' },
      { contentType: 'book' },
      { contentType: '' },
    ]
    for (const contentFilters of wrong) {
      expect((await open(phaseId, study.user.token, contentFilters)).status).toBe(400)
      const body = { pathwayId: phaseId, contentFilters }
      expect((await send('/ft/pathway/content/customize', { token: study.user.token, body })).status).toBe(400)
    }
  })
})
