import { describe, expect, it } from 'vitest'
import type { PhaseDraft } from '#shared/roadmaps/drafts.ts'
import { draftFor } from '#tests/worker/roadmaps/author/draft-for.ts'
import { formatPhase, formatRoadmap, RoadmapTextParser } from '#worker/features/roadmaps/author/roadmap-text.ts'

function parse(text: string): { phases: PhaseDraft[]; parser: RoadmapTextParser } {
  const parser = new RoadmapTextParser()
  return { phases: [...parser.push(text), ...parser.end()], parser }
}

function sectionText(title: string, objectives = 3): string {
  const items = Array.from({ length: objectives }, (_, index) => `- Explain point ${index + 1} of ${title}`)
  return [`## ${title}`, 'Category: Concept', `Aim: Use ${title}`, `About: What ${title} is.`, ...items].join('\n')
}

function phaseText(title: string, sections = ['One', 'Two', 'Three'].map((name) => sectionText(name))): string {
  return [`# ${title}`, 'Overview: What you learn.', 'Tags: a, b', ...sections].join('\n')
}

describe('a roadmap in its own form', () => {
  it('comes back unchanged', async () => {
    for (const prompt of ['rust', 'python with numpy', 'ASP.NET and Node.js', 'full stack in 2 months']) {
      const draft = await draftFor(prompt)
      expect(parse(formatRoadmap(draft)).phases).toEqual(draft.phases)
    }
  })

  it('comes back unchanged when it arrives in pieces, with CRLF, each phase as soon as the next begins', async () => {
    const draft = await draftFor('rust')
    const text = formatRoadmap(draft).replaceAll('\n', '\r\n')
    const parser = new RoadmapTextParser()
    const phases: PhaseDraft[] = []
    for (let at = 0; at < text.length; at += 7) phases.push(...parser.push(text.slice(at, at + 7)))
    expect(phases).toHaveLength(draft.phases.length - 1)
    expect([...phases, ...parser.end()]).toEqual(draft.phases)
  })

  it('writes one item a line', async () => {
    const [phase] = (await draftFor('rust')).phases
    const lines = phase ? formatPhase(phase).split('\n') : []
    expect(lines[0]).toBe(`# ${phase?.title}`)
    expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(phase?.sections.length ?? 0)
  })
})

describe('what models do', () => {
  it('forgives fences, bold, labels, numbering, star bullets and talk around the roadmap', () => {
    const text = [
      'Sure! Here is your roadmap:',
      '```markdown',
      '# **Phase 1: Learn C#**',
      '**Overview:** You start',
      'with the basics.',
      '**Tags:** C#, .NET',
      ...['1. Types', '2) Methods', '**3. Classes**'].flatMap((title) => [
        '',
        `## ${title}`,
        '- **Category:** Concept',
        '- **Aim:** Use it',
        '**About:** First line',
        'and the second line.',
        '**Objectives:**',
        '* **Explain** the first point',
        '* Write the second point',
        '1. Test the third point',
        '   with a wrapped end',
      ]),
      '```',
      'Good luck!',
    ].join('\n')
    const { phases, parser } = parse(text)
    expect(parser.problems).toEqual([])
    expect(phases).toMatchObject([{ title: 'Learn C#', overview: 'You start with the basics.', tags: ['C#', '.NET'] }])
    expect(phases[0]?.sections.map((section) => section.title)).toEqual(['Types', 'Methods', 'Classes'])
    expect(phases[0]?.sections[2]).toEqual({
      title: 'Classes',
      category: 'Concept',
      aim: 'Use it',
      description: 'First line and the second line.',
      objectives: ['Explain the first point', 'Write the second point', 'Test the third point with a wrapped end'],
    })
  })

  it('accepts a document title above deeper headings', () => {
    const text = `# My roadmap\n${phaseText('Phase 1: Start').replaceAll('## ', '### ').replace('# Phase', '## Phase')}`
    expect(parse(text).phases.map((phase) => phase.title)).toEqual(['Start'])
  })

  it('derives missing tags from the title and a missing category', () => {
    const { phases } = parse(
      phaseText('The first steps of all').replace('Tags: a, b\n', '').replaceAll('Category: Concept\n', ''),
    )
    expect(phases[0]?.tags).toEqual(['The first steps'])
    expect(phases[0]?.sections[0]?.category).toBe('Concept')
  })

  it('keeps four phases, four sections and five objectives', () => {
    const sections = ['A', 'B', 'C', 'D', 'E'].map((name) => sectionText(name, 7))
    const text = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => phaseText(title, sections)).join('\n')
    const { phases } = parse(text)
    expect(phases.map((phase) => phase.title)).toEqual(['One', 'Two', 'Three', 'Four'])
    expect(phases[0]?.sections.map((section) => section.title)).toEqual(['A', 'B', 'C', 'D'])
    expect(phases[0]?.sections[0]?.objectives).toHaveLength(5)
  })

  it('cuts over-long texts at a word', () => {
    const { phases } = parse(phaseText('word '.repeat(60)).replace('What you learn.', 'learning '.repeat(300)))
    expect(phases[0]?.title).toMatch(/^(word )+word…$/)
    expect(phases[0]?.title.length).toBeLessThanOrEqual(160)
    expect(phases[0]?.overview).toMatch(/learning…$/)
  })

  it('drops what is incomplete and says so', () => {
    const short = sectionText('Short', 2)
    const full = ['A', 'B', 'C'].map((name) => sectionText(name))
    const { phases, parser } = parse(
      [phaseText('Bad', [short, ...full.slice(1)]), phaseText('Good', [short, ...full])].join('\n'),
    )
    expect(phases.map((phase) => phase.title)).toEqual(['Good'])
    expect(phases[0]?.sections.map((section) => section.title)).toEqual(['A', 'B', 'C'])
    expect(parser.problems).toHaveLength(3)
    expect(parser.problems.join('\n')).toContain('Phase "Bad": 2 valid sections')
  })

  it('reports a refusal on the first line only', () => {
    const refused = parse('\nREFUSED: not a subject https://evil.example/x\n# Phase')
    expect(refused.parser.refusal).toBe('not a subject')
    expect(refused.phases).toEqual([])
    const later = parse(`${phaseText('One')}\nREFUSED: late`)
    expect(later.parser.refusal).toBeNull()
    expect(later.phases).toHaveLength(1)
  })

  it.each(['', 'no heading at all', '# Only a title', '## Section first\n- a\n- b'])('finds no phase in %j', (text) => {
    expect(parse(text).phases).toEqual([])
  })
})
