import { describe, expect, it } from 'vitest'
import type { Records } from '#shared/applications/records.ts'
import { checkText, knownOf } from '#worker/features/copilot/gate/check-text.ts'
import { FABRICATED_OF_AMIR, FABRICATED_OF_MARI } from './fabrications.ts'
import { AMIR, groundsOf, JONAS, MARI } from './people.ts'
import { TRUE_OF_AMIR, TRUE_OF_JONAS, TRUE_OF_MARI } from './true-sentences.ts'
import { QUESTIONS, writtenOf } from './written.ts'

/** What a sentence says of somebody and their facts don't. */
const unknownIn = (records: Records, asked: readonly string[] = []) => {
  const { facts, ad } = groundsOf(records)
  const known = knownOf({ facts, ad: { ...ad, description: [ad.description, ...asked].join('\n') } })
  return (sentence: string) => checkText(sentence, known).flatMap(({ unknown }) => unknown)
}

describe('the gate', () => {
  it('lets none of 200 fabrications pass', () => {
    const of = (records: Records, sentences: readonly string[]) =>
      sentences.filter((one) => unknownIn(records)(one).length === 0)
    expect(FABRICATED_OF_MARI.length + FABRICATED_OF_AMIR.length).toBeGreaterThanOrEqual(200)
    expect([...of(MARI, FABRICATED_OF_MARI), ...of(AMIR, FABRICATED_OF_AMIR)]).toEqual([])
  })

  it('cuts none of 200 true sentences, those of the built-in writer among them', () => {
    const sentences: [Records, readonly string[]][] = [
      [MARI, [...TRUE_OF_MARI, ...writtenOf(MARI)]],
      [JONAS, [...TRUE_OF_JONAS, ...writtenOf(JONAS)]],
      [AMIR, [...TRUE_OF_AMIR, ...writtenOf(AMIR)]],
    ]
    const cut = sentences.flatMap(([records, all]) => {
      const unknownOf = unknownIn(records, QUESTIONS)
      const asked = all.map((sentence) => ({ sentence, unknown: unknownOf(sentence) }))
      return asked.filter(({ unknown }) => unknown.length > 0)
    })
    expect(cut).toEqual([])
    expect(sentences.reduce((sum, [, all]) => sum + new Set(all).size, 0)).toBeGreaterThanOrEqual(200)
  })
})
