import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { BONUS_PER_SECTION, CARDS_PER_SECTION } from '#shared/resources/rules.ts'
import { phaseOf, SECTION_TEXT, sectionOf } from '#tests/factories/progress.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import {
  addQuestions,
  countProgressRows,
  createStudy,
  createUser,
  database,
  opened,
} from '#tests/support/worker/factories.ts'
import { ProgressResult } from '#worker/features/progress/phase/wire.ts'

const course = (id: string, sent: { token?: string; body?: object } = {}) =>
  send(`/ft/pathway/progress/${id}`, { token: sent.token, body: { pathwayType: 'course', ...sent.body } })

describe('opening a phase (C126)', () => {
  it('makes the progress once: five cards and three bonus items for every section, nothing twice', async () => {
    const study = await createStudy()
    const response = await course(phaseOf(study), { token: study.user.token })
    expect(response.status).toBe(200)
    const { result } = ProgressResult.parse(await response.json())
    expect(result).toMatchObject({
      roadmapId: study.roadmapId,
      isOwner: true,
      status: null,
      version: 1,
      lastAccessedSection: 1,
    })
    expect(result.contentFilters).toEqual({ contentType: 'both', timeFrame: 15 })
    expect(Object.keys(result.progress)).toEqual(['1', '2', '3'])
    const sections = Object.values(result.progress)
    for (const section of sections) {
      expect(section.content).toHaveLength(CARDS_PER_SECTION)
      expect(section.bonusContent).toHaveLength(BONUS_PER_SECTION)
      expect(section).toMatchObject({ status: null, date: null, isContentPopulated: true, goDeeperRoadmapId: null })
    }
    const links = sections.flatMap(({ content, bonusContent }) => [...content, ...bonusContent].map(({ link }) => link))
    expect(new Set(links).size).toBe(links.length)
    const second = await course(phaseOf(study), { token: study.user.token })
    expect(await second.json()).toEqual({ result })
  })

  it('where nothing fitted it looks again after a day, and at once when the section is written anew', async () => {
    const study = await createStudy()
    const id = sectionOf(study)
    const cards = async () =>
      ProgressResult.parse(await (await course(phaseOf(study), { token: study.user.token })).json()).result.progress[1]
        ?.content.length
    await cards()
    const db = database()
    await db.execute(sql`delete from section_content where section_id = ${id}::uuid`)
    expect(await cards()).toBe(0)
    await db.execute(sql`
      update section_progress set content_sought_at = now() - interval '25 hours' where section_id = ${id}::uuid`)
    expect(await cards()).toBe(CARDS_PER_SECTION)
    const { api } = await callerFor(study.user.token, { MODEL_PROVIDER: 'builtin' })
    await api.progress.regenerateSection({ id })
    expect(await cards()).toBe(CARDS_PER_SECTION)
  })

  it('two tabs that open it at once never populate it twice', async () => {
    const study = await createStudy()
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await course(phaseOf(study), { token: study.user.token })).json()),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(ProgressResult.parse(answers[0]).result.progress[1]?.content).toHaveLength(CARDS_PER_SECTION)
  })

  it('content filters count whenever they are sent: other ones replace the content, the same and none keep it', async () => {
    const study = await createStudy()
    const open = async (phaseContentFilters?: object) => {
      const response = await course(phaseOf(study), { token: study.user.token, body: { phaseContentFilters } })
      return ProgressResult.parse(await response.json()).result
    }
    const kindsIn = ({ progress }: Awaited<ReturnType<typeof open>>) =>
      new Set(Object.values(progress).flatMap(({ content }) => content.map(({ resourceType }) => resourceType)))
    const made = await open({ contentType: 'video', timeFrame: 9 })
    expect([made.contentFilters, kindsIn(made)]).toEqual([{ contentType: 'video', timeFrame: 9 }, new Set(['video'])])
    for (const kept of [{ contentType: 'video', timeFrame: 9 }, { timeFrame: 9 }, {}, undefined])
      expect(await open(kept)).toEqual(made)
    const other = await open({ contentType: 'blog' })
    expect([other.contentFilters, kindsIn(other)]).toEqual([{ contentType: 'blog', timeFrame: 9 }, new Set(['link'])])
    expect(other.version).toBe(made.version + 1)
  })

  it("a viewer's filters change nothing of the owner's", async () => {
    const study = await createStudy()
    const { progress } = await opened(study)
    const stranger = await createUser()
    const body = { phaseContentFilters: { contentType: 'blog', timeFrame: 3 } }
    expect((await course(phaseOf(study), { token: stranger.token, body })).status).toBe(200)
    expect((await opened(study)).progress).toEqual(progress)
  })

  it('names of each section what it teaches as a roadmap does, and the last section', async () => {
    const study = await createStudy()
    const body = { sectionDetails: { sectionNumber: 2 } }
    const response = await course(phaseOf(study), { token: study.user.token, body })
    const { progress } = ProgressResult.parse(await response.json()).result
    const learningObjectives = SECTION_TEXT.objectives.map((learningObjective) => ({ learningObjective }))
    expect(progress[1]).toMatchObject({ learningObjectives, lastAccessedSection: 2 })
    expect(progress[2]).toMatchObject({ lastAccessedSection: 2 })
  })

  it('remembers the last accessed section; a number that the phase has not is passed over', async () => {
    const study = await createStudy()
    const open = async (sectionNumber: number) => {
      const body = { sectionDetails: { sectionNumber, learningObjectives: ['x'] } }
      const response = await course(phaseOf(study), { token: study.user.token, body })
      return ProgressResult.parse(await response.json()).result.lastAccessedSection
    }
    expect(await open(3)).toBe(3)
    expect(await open(4)).toBe(3)
    expect((await opened(study)).progress.lastSectionNumber).toBe(3)
  })

  it('fills a section that was added later, and says where there is too little', async () => {
    const study = await createStudy({ sections: 2, resources: 20 })
    await opened(study)
    await database().execute(sql`
      insert into phase_sections (phase_id, position, title, description, aim, category, objectives, topics)
      select phase_id, 3, 'Added', description, aim, category, objectives, topics
      from phase_sections where id = ${sectionOf(study)}::uuid`)
    const { progress: after } = await opened(study)
    expect(after.sections[2]?.cards.length).toBeGreaterThan(0)
    const kept = after.sections[2]
    const isFull = kept?.cards.length === CARDS_PER_SECTION && kept.bonusCards.length === BONUS_PER_SECTION
    expect(kept?.isContentPopulated).toBe(isFull)
  })

  it('equal sections share what is scarce', async () => {
    const study = await createStudy({ sections: 3, resources: 9 })
    const { progress: scarce } = await opened(study)
    for (const { cards } of scarce.sections) expect(cards.length).toBeGreaterThanOrEqual(2)
  })

  it('names the deep dive of a section unless it failed or was deleted', async () => {
    const study = await createStudy()
    const dive = { kind: 'deep_dive' as const, parentRoadmapId: study.roadmapId, parentSectionId: sectionOf(study) }
    const failed = await createStudy({ user: study.user, roadmap: { ...dive, state: 'failure' } })
    expect((await opened(study)).progress.sections[0]?.deepDiveId).toBeNull()
    const deep = await createStudy({ user: study.user, roadmap: dive })
    const { progress: after } = await opened(study)
    expect(after.sections[0]?.deepDiveId).toBe(deep.roadmapId)
    expect(after.sections[0]?.deepDiveId).not.toBe(failed.roadmapId)
    expect(after.sections[1]?.deepDiveId).toBeNull()
  })
})

describe('a shared phase (SEC-20, G-LRN-06)', () => {
  it("shows viewers the owner's content without ticks and tasks, and never makes a row", async () => {
    const study = await createStudy()
    const { api, progress: own } = await opened(study)
    await addQuestions(sectionOf(study))
    const first = own.sections[0]?.cards[0]
    await api.progress.update({
      phaseId: phaseOf(study),
      marks: [{ cardId: first?.id ?? '', isCompleted: true }],
    })
    const before = await countProgressRows(study.roadmapId)
    const stranger = await createUser()
    for (const token of [undefined, stranger.token]) {
      const { api: theirs } = await callerFor(token)
      const seen = await theirs.progress.open({ phaseId: phaseOf(study) })
      expect(seen).toMatchObject({ isOwner: false, status: null, version: 0, lastSectionNumber: 1 })
      expect(seen.sections[0]?.cards.map(({ link }) => link)).toEqual(own.sections[0]?.cards.map(({ link }) => link))
      expect(seen.sections[0]?.cards.some(({ isCompleted }) => isCompleted)).toBe(false)
      expect(seen.sections[0]?.questions).toEqual([])
    }
    expect(await countProgressRows(study.roadmapId)).toBe(before)
  })

  it('shows what would be chosen where the owner never was, and makes no row of it', async () => {
    const study = await createStudy()
    const { result } = ProgressResult.parse(await (await course(phaseOf(study))).json())
    for (const { content, bonusContent } of Object.values(result.progress)) {
      expect([content.length, bonusContent.length]).toEqual([CARDS_PER_SECTION, BONUS_PER_SECTION])
    }
    expect(await countProgressRows(study.roadmapId)).toBe(0)
  })

  it('is 404 for others once it is unshared or deleted, for malformed and unknown ids, and for the wrong roadmap', async () => {
    const [hidden, gone, shared] = await Promise.all([
      createStudy({ roadmap: { isLinkShared: false } }),
      createStudy({ roadmap: { deletedAt: new Date().toISOString() } }),
      createStudy(),
    ])
    const other = await createUser()
    const status = async (id: string, token?: string, body?: object) => (await course(id, { token, body })).status
    expect(await status(phaseOf(hidden))).toBe(404)
    expect(await status(phaseOf(hidden), other.token)).toBe(404)
    expect(await status(phaseOf(hidden), hidden.user.token)).toBe(200)
    expect(await status(phaseOf(gone), gone.user.token)).toBe(404)
    expect(await status(crypto.randomUUID(), other.token)).toBe(404)
    expect(await status('noIdYet', other.token)).toBe(404)
    expect(await status(phaseOf(shared), shared.user.token, { roadmapId: hidden.roadmapId })).toBe(404)
    expect(await status(phaseOf(shared), shared.user.token, { roadmapId: 'x' })).toBe(404)
    expect(await countProgressRows(shared.roadmapId)).toBe(0)
    expect(await status(phaseOf(shared), shared.user.token, { roadmapId: shared.roadmapId })).toBe(200)
  })

  it('refuses filters and section numbers that do not exist', async () => {
    const study = await createStudy()
    const status = async (body: object) => (await course(phaseOf(study), { token: study.user.token, body })).status
    expect(await status({ phaseContentFilters: { contentType: 'podcast' } })).toBe(400)
    expect(await status({ phaseContentFilters: { timeFrame: 4 } })).toBe(400)
    expect(await status({ sectionDetails: { sectionNumber: 5 } })).toBe(400)
    expect(await status({ pathwayType: 'internship' })).toBe(400)
  })
})
