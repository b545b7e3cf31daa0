import { describe, expect, it } from 'vitest'
import { database } from '#tests/support/worker/factories.ts'
import { isSameRequest } from '#worker/features/library/rules.ts'
import { choosePath } from '#worker/features/roadmaps/author/choose-path.ts'
import { composePath } from '#worker/features/roadmaps/author/compose-path.ts'

describe('a path of the library', () => {
  it.each([
    ['React interview in two weeks', 'react-interview-in-two-weeks'],
    ['I know Java and want to learn Python', 'python-for-java-developers'],
    ['please teach me git for beginners', 'git-and-pull-requests-from-zero'],
    ['sql for accountants', 'sql-for-accountants-and-controllers'],
    ['my first open source contribution', 'first-pull-request-without-fear'],
  ])('is found by what people type: %s', async (prompt, id) => {
    const path = await choosePath(database(), prompt)
    expect(path?.id).toBe(id)
    const { phases } = composePath(path as NonNullable<typeof path>)
    expect(phases.length).toBeGreaterThan(0)
    for (const { sections, tags } of phases) {
      expect(sections.length).toBeGreaterThanOrEqual(3)
      expect(tags.length).toBeGreaterThan(0)
    }
  })

  it.each([
    ['another direction', 'I know Python and want to learn Java'],
    ['a word more', 'React interview in two weeks for an accountant in Lisbon'],
    ['something left out', 'react interview without hooks'],
    ['less time than it takes', 'react interview in two hours'],
    ['nothing of it', 'zzzz'],
    ['only what stands around it', 'I want to learn in two weeks'],
  ])('is not given for %s', async (_, prompt) => {
    expect(await choosePath(database(), prompt)).toBeNull()
  })
})

it('the order of words counts where a path leads from one thing to another', () => {
  expect(isSameRequest(['java', 'python'], ['java', 'python'], 'bridge')).toBe(true)
  expect(isSameRequest(['python', 'java'], ['java', 'python'], 'bridge')).toBe(false)
  expect(isSameRequest(['python', 'java'], ['java', 'python'], 'skill')).toBe(true)
  expect(isSameRequest(['learn', '2'], ['want', 'week'], 'skill')).toBe(false)
})

it('a bare subject asks to learn it, and nothing else', () => {
  expect(isSameRequest(['kubernet'], ['learn', 'kubernet'], 'skill')).toBe(true)
  expect(isSameRequest(['learn', 'kubernet'], ['kubernet'], 'basics')).toBe(false)
})
