import { describe, expect, it } from 'vitest'
import { checkText, knownOf } from '#worker/features/copilot/gate/check-text.ts'
import { FABRICATED_OF_MARI } from './fabrications.ts'
import { groundsOf, JONAS, MARI } from './people.ts'
import { TRUE_OF_JONAS, TRUE_OF_MARI } from './true-sentences.ts'

const [mari, jonas] = [knownOf(groundsOf(MARI)), knownOf(groundsOf(JONAS))]

describe('the gate', () => {
  it('lets no fabrication pass', () => {
    expect(FABRICATED_OF_MARI.length).toBeGreaterThanOrEqual(200)
    const passed = FABRICATED_OF_MARI.filter((one) => checkText(one, mari).every(({ unknown }) => unknown.length === 0))
    expect(passed).toEqual([])
  })

  it('cuts nothing that is true', () => {
    const cut = [TRUE_OF_MARI.map((one) => ({ one, known: mari })), TRUE_OF_JONAS.map((one) => ({ one, known: jonas }))]
      .flat()
      .flatMap(({ one, known }) => {
        const unknown = checkText(one, known).flatMap((piece) => piece.unknown)
        return unknown.length > 0 ? [`${one} ${JSON.stringify(unknown)}`] : []
      })
    expect(cut).toEqual([])
  })
})
