import { describe, expect, it } from 'vitest'
import type { PhaseProgress } from '#shared/progress/schemas.ts'
import { ENOUGH_CARDS } from '#shared/resources/rules.ts'
import { sectionOf } from '#tests/factories/progress.ts'
import { createLibrarySection, createResources, createStudy, opened } from '#tests/support/worker/factories.ts'

const linksIn = ({ sections }: PhaseProgress) =>
  sections.flatMap(({ cards, bonusCards }) => [...cards, ...bonusCards].map(({ link }) => link))

describe('a link in a roadmap', () => {
  it('stands in one of its phases only, in whatever order they are opened', async () => {
    const study = await createStudy({ phases: 3, sections: 1, resources: 24, isQuiet: true })
    const links: string[] = []
    for (const phase of [2, 0, 1]) links.push(...linksIn((await opened(study, phase)).progress))
    expect(links).toHaveLength(24)
    expect(new Set(links).size).toBe(24)
  })

  it('comes again where hardly anything else fits, and then only as far as three', async () => {
    const study = await createStudy({ phases: 2, sections: 1, resources: 9, isQuiet: true })
    const first = linksIn((await opened(study)).progress)
    const second = linksIn((await opened(study, 1)).progress)
    expect(first).toHaveLength(8)
    expect(second).toHaveLength(ENOUGH_CARDS)
    expect(second.filter((link) => first.includes(link))).toHaveLength(ENOUGH_CARDS - 1)
  })

  it('is new when more is loaded, while there is anything new', async () => {
    const study = await createStudy({ phases: 2, sections: 1, resources: 9, isQuiet: true })
    const first = linksIn((await opened(study)).progress)
    const { api, phaseId } = await opened(study, 1)
    await createResources(study.topic, 4)
    const { sections } = await api.progress.loadMoreContent({ phaseId, sectionId: sectionOf(study, 0, 1) })
    const added = (sections[0]?.cards ?? []).slice(ENOUGH_CARDS).map(({ link }) => link)
    expect(added.length).toBeGreaterThanOrEqual(4)
    expect(added.filter((link) => first.includes(link))).toEqual([])
  })
})

describe('a section that the library has', () => {
  const search = 'https://docs.example.org/search?q={query}&lang=en'

  it('is not filled up with neighbours, and says where its documentation is searched for its first skill', async () => {
    const { topic, libraryId } = await createLibrarySection({ teaches: ['edges & rims', 'knots'], docsSearch: search })
    const study = await createStudy({ sections: 1, resources: 20, isQuiet: true, topic, libraryId })
    await createResources(topic, 2, { sections: [libraryId] })
    const { progress } = await opened(study)
    expect(progress.sections[0]).toMatchObject({
      bonusCards: [],
      docs: {
        ...{ name: 'The manual', skill: 'edges & rims' },
        link: 'https://docs.example.org/search?q=edges%20%26%20rims&lang=en',
      },
    })
    expect(progress.sections[0]?.cards).toHaveLength(2)
  })

  it('names no search where its topic has none', async () => {
    const { topic, libraryId } = await createLibrarySection({ teaches: ['edges', 'knots'] })
    const study = await createStudy({ sections: 1, resources: 0, isQuiet: true, topic, libraryId })
    expect((await opened(study)).progress.sections[0]).toMatchObject({ cards: [], docs: null })
  })
})
