import { expect, it } from 'vitest'
import type { Outline, PlannedPhase } from '#shared/roadmaps/outline.ts'
import { GrowingOutline } from '#worker/features/roadmaps/author/growing-outline.ts'
import { RoadmapTextParser } from '#worker/features/roadmaps/author/roadmap-text.ts'

const planned = (title: string, sections: string[] = []): PlannedPhase => ({ title, sections, begun: 0 })

/** The pictures after each piece of text. */
function pictures(
  pieces: string[],
  { known = null, isBuiltin = false }: { known?: Outline | null; isBuiltin?: boolean } = {},
) {
  const parser = new RoadmapTextParser()
  const outline = new GrowingOutline(known)
  outline.beginAttempt()
  return pieces.map((piece) => {
    const phases = parser.push(piece)
    outline.hear({ planned: parser.planned, hasBegun: parser.writing !== null || phases.length > 0, isBuiltin })
    for (const { title } of phases) outline.tick(title)
    return outline.with(parser.writing)
  })
}

const PLAN = 'Plan: Basics | Types | Unions\n**Plan:** [Tools](https://evil.example/x)|Vite\n'

it('a plan is known once the first phase begins, and is read like everything an author says', () => {
  const [said, begun, at] = pictures([PLAN, '# Basics\n', '## Types in <b>short</b>\n'])
  expect(said).toEqual({ isKnown: false, phases: [planned('Basics', ['Types', 'Unions']), planned('Tools', ['Vite'])] })
  expect(begun?.isKnown).toBe(true)
  expect(at?.phases[0]).toEqual({ title: 'Basics', sections: ['Types in short', 'Unions'], begun: 1 })
})

it('without a plan only what is being written is there, and nobody knows how much will come', () => {
  const [, begun] = pictures(['Sure!\n', '# Basics\n## Types\n'])
  expect(begun).toEqual({ isKnown: false, phases: [{ title: 'Basics', sections: ['Types'], begun: 1 }] })
  const [, odd] = pictures(['Plan: all of it in one go\n', '# Basics\n'])
  expect(odd).toEqual({ isKnown: false, phases: [{ title: 'Basics', sections: [], begun: 0 }] })
})

it('what was planned is kept to; only the built-in author says its own', () => {
  const known: Outline = { isKnown: true, phases: [planned('Tools'), { ...planned('Tests', ['Units']), begun: 1 }] }
  const [kept] = pictures([`${PLAN}# Tools\n`], { known })
  expect(kept?.phases.map(({ title, begun }) => [title, begun])).toEqual([
    ['Tools', 0],
    ['Tests', 0],
  ])
  const [own] = pictures([`${PLAN}# Basics\n`], { known, isBuiltin: true })
  expect(own?.phases.map(({ title }) => title)).toEqual(['Basics', 'Tools'])
})

it('a phase under another title than planned takes the place of the next', () => {
  const outline = new GrowingOutline({ isKnown: true, phases: [planned('Tools'), planned('Tests')] })
  expect(outline.with({ title: 'The tools', sections: [], begun: 0 }).phases.map(({ title }) => title)).toEqual([
    'The tools',
    'Tests',
  ])
  outline.tick('Tests')
  outline.tick('The tools')
  expect(outline.plan).toEqual([])
})

it('prose that says "Plan:" within a phase stays prose', () => {
  const parser = new RoadmapTextParser()
  parser.push('# Basics\n## Types\nAbout: Read first.\nPlan: an hour for it.\n- Plan: write one down\n')
  expect(parser.planned).toEqual([])
  expect(parser.writing).toEqual({ title: 'Basics', sections: ['Types'], begun: 1 })
})
