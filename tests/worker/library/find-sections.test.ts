import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '#tests/support/worker/factories.ts'
import { findDeeper, findSectionFor } from '#worker/features/library/find-sections.ts'
import { topicsTaught, wordsOf } from '#worker/features/library/statements.ts'
import { composeDeepDive } from '#worker/features/roadmaps/author/compose-deep-dive.ts'

const place = { prompt: 'Learn SQL', presentTitles: [], presentObjectives: [] }

describe('a section for a title', () => {
  it('is the one that is most about it', async () => {
    const found = await findSectionFor(database(), { ...place, title: 'Window functions' })
    expect(`${found?.title} ${found?.objectives.join(' ')}`).toMatch(/window|rank/i)
  })

  it('is another one where that is there already', async () => {
    const first = await findSectionFor(database(), { ...place, title: 'Joins' })
    const objectives = first?.objectives ?? []
    const second = await findSectionFor(database(), { ...place, title: 'Joins', presentObjectives: objectives })
    expect(first).not.toBeNull()
    expect(second?.objectives).not.toEqual(first?.objectives)
  })

  it('is none where nothing is about it', async () => {
    expect(await findSectionFor(database(), { ...place, title: 'Keeping bees on a roof' })).toBeNull()
  })
})

describe('what goes deeper than a section', () => {
  it('builds on it, and is nothing that is there already', async () => {
    const near = await findDeeper(database(), { libraryId: 'git/branches-and-merging', presentIds: [] })
    expect(near.length).toBeGreaterThan(2)
    const subject = { title: 'Branches', description: 'Of Git.', objectives: ['Make one', 'Merge it', 'Remove it'] }
    const titles = composeDeepDive(subject, near).phases.flatMap(({ sections }) => sections.map(({ title }) => title))
    expect(titles.length).toBeGreaterThan(2)
    expect(near.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
    const without = await findDeeper(database(), {
      libraryId: 'git/branches-and-merging',
      presentIds: ['git/merge-conflicts', 'git/undoing'],
    })
    expect(without.map(({ title }) => title)).not.toContain('Resolving conflicts calmly')
  })

  it('is what its objectives say where it stands in no library', async () => {
    const near = await findDeeper(database(), { libraryId: null, presentIds: [] })
    expect(near).toEqual([])
    const subject = { title: 'Bees', description: 'Of the roof.', objectives: ['Keep one', 'Feed it', 'Move it'] }
    expect(composeDeepDive(subject, near).phases[0]?.title).toBe('Understand: Bees')
  })
})

describe('the topics of a section', () => {
  const topicsOf = async (objectives: string, text: string, prompt: string) => {
    const topics = topicsTaught(sql`array[${objectives}]`, {
      words: sql`${wordsOf(text)}::text`,
      prompt: sql`${wordsOf(prompt)}::text`,
    })
    const { rows } = await database().execute<{ topics: string[] }>(sql`select ${topics} as topics`)
    return rows[0]?.topics
  }

  it.each([
    [
      'what its text and the prompt both name comes first',
      'Props in React with TypeScript',
      'typescript',
      ['typescript', 'react'],
    ],
    ['a name of two words is one', 'Machine learning on a laptop', 'ml', ['machine-learning']],
    ['an everyday word names none', 'Ready to go further', 'zzz', []],
    ['nothing names nothing', 'A beginning', 'zzz', []],
  ])('%s', async (_, text, prompt, topics) => expect(await topicsOf('none', text, prompt)).toEqual(topics))

  it('are the ones of the section of the library that it is', async () => {
    const section = { id: 'git/branches-and-merging', topicId: 'git' }
    const { rows } = await database().execute<{ topics: string[] }>(sql`
      select ${topicsTaught(sql`(select objectives from library_sections where id = ${section.id})`, { words: sql`''`, prompt: sql`''` })} as topics`)
    expect(rows[0]?.topics[0]).toBe(section.topicId)
  })
})
