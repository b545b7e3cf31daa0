import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CARDS_PER_SECTION } from '#shared/resources/rules.ts'
import { phaseOf, sectionOf } from '#tests/factories/progress.ts'
import { callerFor, envWith, send } from '#tests/support/worker/app.ts'
import { addQuestions, createResources, createStudy, database, opened } from '#tests/support/worker/factories.ts'

describe('customizing content (2§4, 2§5)', () => {
  it('replaces content by the new filters, including any marked complete; questions and completed sections stay', async () => {
    const study = await createStudy()
    const { api, progress, phaseId } = await opened(study)
    const [question = ''] = await addQuestions(sectionOf(study))
    const db = database()
    await db.execute(sql`
      update phase_sections set completed_title = title, completed_by = 'items', completed_at = now() where id = ${sectionOf(study)}::uuid`)
    const id = progress.sections[0]?.cards[0]?.id ?? ''
    await api.progress.update({ phaseId, marks: [{ cardId: id, isCompleted: true }] })
    const filters = { contentType: 'video' as const, timeFrame: 9 as const }
    const result = await api.progress.customizeContent({ phaseId, filters })
    expect(result).toMatchObject({ filters, version: 3 })
    for (const { cards, bonusCards } of result.sections) {
      for (const card of [...cards, ...bonusCards]) expect(card).toMatchObject({ kind: 'video', isCompleted: false })
      expect(cards.length).toBeGreaterThan(0)
    }
    expect(result.sections[0]?.completedAt).not.toBeNull()
    expect(result.sections[0]?.questions.map(({ id }) => id)).toContain(question)
  })

  it('leaves sections empty where nothing matches the filter, and finds again with another', async () => {
    const study = await createStudy({ resources: 0 })
    await createResources(study.topic, 12, { kind: 'article' })
    const { api, phaseId } = await opened(study)
    const customize = async (contentType: 'video' | 'blog' | 'both') => {
      const filters = { contentType, timeFrame: 15 as const }
      const result = await api.progress.customizeContent({ phaseId, filters })
      return result.sections.flatMap(({ cards }) => cards.map(({ kind }) => kind))
    }
    expect(await customize('video')).not.toContain('article')
    expect(await customize('blog')).toContain('article')
  })

  it('refuses filters that do not exist', async () => {
    const study = await createStudy()
    const customize = (contentFilters: object) =>
      send('/ft/pathway/content/customize', {
        token: study.user.token,
        body: { pathwayId: phaseOf(study), contentFilters },
      })
    expect((await customize({ contentType: 'podcast' })).status).toBe(400)
    expect((await customize({ timeFrame: 12 })).status).toBe(400)
  })
})

describe('loading more content (2§2.4)', () => {
  it('adds up to five more cards and fills the bonus items up; ticks and order stay', async () => {
    const study = await createStudy({ sections: 1, resources: 4, isQuiet: true })
    const { api, progress, phaseId } = await opened(study)
    const before = progress.sections[0]
    expect(before?.isContentPopulated).toBe(false)
    await createResources(study.topic, 20)
    const id = before?.cards[0]?.id ?? ''
    await api.progress.update({ phaseId, marks: [{ cardId: id, isCompleted: true }] })
    const result = await api.progress.loadMoreContent({ phaseId, sectionId: sectionOf(study) })
    const after = result.sections[0]
    const known = before?.cards.map((item) => item.id) ?? []
    expect(after?.cards.slice(0, known.length).map((item) => item.id)).toEqual(known)
    expect(after?.cards).toHaveLength(known.length + CARDS_PER_SECTION)
    expect(after?.bonusCards).toHaveLength(3)
    expect(after?.cards[0]?.isCompleted).toBe(true)
    expect(after?.isContentPopulated).toBe(true)
    expect(result.version).toBe(3)
    const links = [...(after?.cards ?? []), ...(after?.bonusCards ?? [])].map(({ link }) => link)
    expect(new Set(links).size).toBe(links.length)
  })

  it('the section counts as populated when nothing more was found', async () => {
    const study = await createStudy({ sections: 1, resources: 3, isQuiet: true })
    const { api, phaseId } = await opened(study)
    let result = await api.progress.loadMoreContent({ phaseId, sectionId: sectionOf(study) })
    for (let n = 0; n < 12 && !result.sections[0]?.isContentPopulated; n += 1) {
      result = await api.progress.loadMoreContent({ phaseId, sectionId: sectionOf(study) })
    }
    expect(result.sections[0]?.isContentPopulated).toBe(true)
  })

  it('a source that fails is no error', async () => {
    const study = await createStudy({ sections: 1, resources: 3, isQuiet: true })
    const { progress, phaseId } = await opened(study)
    const before = progress.sections[0]?.cards.length ?? 0
    // answers 401 to whatever it is asked
    const nowhere = `${envWith().MODEL_BASE_URL}/nowhere`
    const env = { YOUTUBE_API_URL: nowhere, WEB_SEARCH_API_URL: nowhere, DEVTO_API_URL: nowhere }
    await createResources(study.topic, 2)
    const { api } = await callerFor(study.user.token, env)
    const result = await api.progress.loadMoreContent({ phaseId, sectionId: sectionOf(study) })
    expect(result.sections[0]?.cards.length).toBeGreaterThan(before)
  })

  it("refuses a section that is another phase's, unknown or malformed", async () => {
    const study = await createStudy({ phases: 2 })
    const { api, phaseId } = await opened(study)
    for (const sectionId of [sectionOf(study, 0, 1), crypto.randomUUID(), 'x']) {
      await expect(api.progress.loadMoreContent({ phaseId, sectionId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })
})
