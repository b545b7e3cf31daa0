import { type PhaseDraft, RoadmapDraft } from '#shared/roadmaps/drafts.ts'
import type { InternshipLanguage } from '#shared/roadmaps/schemas.ts'
import { topicById } from '#worker/features/library/curriculum/all-topics.ts'
import type { Unit } from '#worker/features/library/curriculum/topic.ts'
import { sectionOf } from '#worker/features/roadmaps/author/compose-roadmap.ts'

/** A unit by its topic and title; `language` stands for the one that was chosen. */
type UnitName = [topic: string, title: string] | Record<InternshipLanguage, string>

interface Week {
  title: string
  overview: string
  tags: string[]
  units: UnitName[]
}

/** 2§1: four weeks with four sections each (G-LRN-11). */
const WEEKS: Week[] = [
  {
    title: 'Open Source fundamentals',
    overview:
      'You handle Git with confidence and read a project before you touch it. Licences and house rules stop being a mystery.',
    tags: ['Git', 'Licences', 'GitHub'],
    units: [
      ['git', 'Working tree, index and commits'],
      ['git', 'Remotes and pull requests'],
      ['open-source-contributing', 'Licenses and ownership'],
      ['open-source-contributing', 'Reading a project from outside'],
    ],
  },
  {
    title: 'AI as a Software Development Catalyst',
    overview:
      'You use language models as a tool with known limits: first as an assistant at your desk, then from code of your own.',
    tags: ['Prompts', 'Model APIs', 'Assistants'],
    units: [
      ['prompt-engineering', 'The parts of a prompt'],
      ['prompt-engineering', 'Working with coding assistants'],
      ['gpt-apps', 'First calls to a model API'],
      ['gpt-apps', 'Structured outputs and validation'],
    ],
  },
  {
    title: 'Open Source Communities',
    overview:
      'You find a task that helps somebody, ask so that people answer, and hand in a change that is easy to merge.',
    tags: ['Issues', 'Reviews', 'Communication'],
    units: [
      ['open-source-contributing', 'Asking and reporting well'],
      ['open-source-contributing', 'Finding a first task'],
      ['open-source-contributing', 'A pull request that is easy to merge'],
      ['open-source-contributing', 'Reviewing and triaging'],
    ],
  },
  {
    title: 'Working with large codebases',
    overview:
      'You get a strange code base to run, find your way by its history and its tests, and change it without breaking it.',
    tags: ['Reading code', 'Tests', 'History'],
    units: [
      ['open-source-contributing', 'Getting a foreign code base to run'],
      ['git', 'Asking history questions'],
      { python: 'Functions, decorators and generators', javascript: 'Promises, async and the event loop' },
      { python: 'Type hints and pytest', javascript: 'Testing browser code' },
    ],
  },
]

/** The internship that the built-in author writes: the same four weeks for everybody, with units of the language chosen. */
export function composeInternship(language: InternshipLanguage): RoadmapDraft {
  const phases = WEEKS.map(
    ({ title, overview, tags, units }): PhaseDraft => ({
      title,
      overview,
      tags,
      sections: units.map((name) => {
        const unit = Array.isArray(name) ? unitNamed(...name) : unitNamed(language, name[language])
        return sectionOf(unit, unit.title)
      }),
    }),
  )
  return RoadmapDraft.parse({ phases })
}

function unitNamed(topicId: string, title: string): Unit {
  const stages = Object.values(topicById(topicId)?.stages ?? {})
  const unit = stages.flatMap(({ units }) => units).find((one) => one.title === title)
  if (!unit) throw new RangeError(`The curriculum has no unit "${title}" in ${topicId}.`)
  return unit
}
