import { describe, expect, it } from 'vitest'
import { database } from '#tests/support/worker/factories.ts'
import { libraryHints, libraryPathStems } from '#worker/db/schema/index.ts'
import { findNear } from '#worker/features/library/queries.ts'

const PATH = 'python-for-java-developers'

/** A word that nobody else's search has, that is nobody's misspelling, and whose stem is itself. */
const newWord = () => `9${crypto.randomUUID().replace(/[^a-z]/g, '')}x`

const found = async (word: string) => {
  const { paths } = await findNear(database(), [word])
  return paths.find(({ id }) => id === PATH)
}

describe('a path is found', () => {
  it('by a word that only hints at it', async () => {
    const word = newWord()
    expect(await found(word)).toBeUndefined()
    await database().insert(libraryHints).values({ pathId: PATH, stem: word, weight: 5 })
    expect((await found(word))?.hints).toEqual([{ stem: word, weight: 5 }])
  })

  it('by what it says in all its words', async () => {
    const word = newWord()
    await database().insert(libraryPathStems).values({ pathId: PATH, stem: word, weight: 5 })
    expect((await found(word))?.stems).toEqual([{ stem: word, weight: 5 }])
  })

  it('with what the loader stored of it: the rarer a stem, the more it tells', async () => {
    const { paths } = await findNear(database(), ['python', 'java'])
    const path = paths.find(({ id }) => id === PATH)
    expect(path?.stems.map(({ stem }) => stem).sort()).toEqual(['java', 'python'])
    const [java, python] = ['java', 'python'].map((stem) => path?.stems.find((one) => one.stem === stem)?.weight ?? 0)
    expect(java).toBeGreaterThan(python ?? 0)
    expect(path?.said).toContain('python')
  })
})
