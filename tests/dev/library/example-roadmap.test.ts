import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { EXAMPLE } from '#client/pages/landing/example.ts'
import { readLibrary } from '#dev/library/read-library.ts'

it('what the landing page shows is what the library has for that prompt', () => {
  const { topics, paths } = readLibrary(fileURLToPath(new URL('../../../drizzle/library', import.meta.url)))
  const path = paths.find(({ content }) => content.path === 'system-design-interview-in-three-weeks')
  const sections = new Map<string, { title: string; minutes: number; objectives: string[] }>(
    topics.flatMap(({ content }) => content.sections.map((section) => [`${content.topic}/${section.id}`, section])),
  )
  const written = path?.content.phases.map((phase) => ({
    title: phase.title,
    sections: phase.sections.map((id) => ({
      title: sections.get(id)?.title,
      minutes: sections.get(id)?.minutes,
    })),
  }))
  expect(EXAMPLE.phases).toEqual(written)
  const shown = [...sections.values()].find(({ title }) => title === EXAMPLE.section.title)
  expect(EXAMPLE.section.objectives).toEqual(shown?.objectives)
})
