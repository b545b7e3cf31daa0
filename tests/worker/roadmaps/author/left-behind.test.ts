import { describe, expect, it } from 'vitest'
import { database } from '#tests/support/worker/factories.ts'
import { planRoadmap } from '#worker/features/roadmaps/author/plan/plan-roadmap.ts'

async function topicsOf(prompt: string): Promise<string[]> {
  const plan = await planRoadmap(database(), prompt)
  if (!('phases' in plan)) return []
  return plan.phases.flatMap(({ sections }) => sections.map(({ topicId }) => topicId))
}

describe('what a prompt leads away from is not taught', () => {
  it.each([
    ['Java to Go', 'go', 'java'],
    ['Swift to Kotlin', 'kotlin', 'ios-apps'],
    ['React to plain JavaScript', 'javascript', 'react'],
    ['want to go from back end to product management', 'product-sense', 'go'],
  ])('%j', async (prompt, to, from) => {
    const topics = await topicsOf(prompt)
    expect(topics).toContain(to)
    expect(topics).not.toContain(from)
  })
})

describe('what the library lacks is no reason to refuse where it is left', () => {
  it.each([
    ['jQuery to modern JavaScript', 'javascript'],
    ['rewrite our Perl scripts in Python', 'python'],
    ['we have a Drupal site and want to move to Next.js', 'nextjs'],
    ['get off Heroku onto Kubernetes', 'kubernetes'],
    ['replace Tableau with Power BI', 'power-bi'],
  ])('%j', async (prompt, topic) => expect(await topicsOf(prompt)).toContain(topic))

  it.each(['Learn Scrum to become a Java lead', 'Prisma with TypeScript', 'Heroku'])(
    'and where it is what was asked for: %j',
    async (prompt) => expect(await topicsOf(prompt)).toEqual([]),
  )
})

it('who learns something to do something does not leave it', async () => {
  expect(await topicsOf('Python to scrape websites')).toContain('python')
  expect(await topicsOf('contribute to Kubernetes')).toContain('open-source-contributing')
})
