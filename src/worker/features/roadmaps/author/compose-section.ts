import type { SectionDraft } from '#shared/roadmaps/drafts.ts'
import { ALL_TOPICS } from '#worker/features/library/curriculum/all-topics.ts'
import type { Topic, Unit } from '#worker/features/library/curriculum/topic.ts'
import { tokensOf } from '#worker/features/library/words/normalise-text.ts'
import { sectionOf } from '#worker/features/roadmaps/author/compose-roadmap.ts'
import { recogniseRequest } from './prompt/recognise-request.ts'

/** So much of a title must stand in a unit's text before the unit is taken for it. */
const ENOUGH_IN_COMMON = 0.5
const ORDINARY = new Set('a an and the of in on to for with your from by at is are how what why into or'.split(' '))

export interface SectionSubject {
  prompt: string
  title: string
  otherSections: string[]
  presentObjectives: string[]
}

/**
 * The section that the built-in author writes under a title: the curriculum's unit that is most about it, or, where the
 * curriculum has none, a frame that claims to know no more than the title says. Null where it has nothing new to say.
 */
export function composeSection({
  prompt,
  title,
  otherSections,
  presentObjectives,
}: SectionSubject): SectionDraft | null {
  const topics = [...recogniseRequest(title).topics, ...recogniseRequest(prompt).topics]
  const isFree = (unit: Unit) =>
    !otherSections.includes(unit.title) && !unit.objectives.some((objective) => presentObjectives.includes(objective))
  const unit = bestUnit(topics.length > 0 ? topics : ALL_TOPICS, title, isFree)
  if (unit) return sectionOf(unit, title)
  // a frame is a beginning; in place of a section that says something it would be a loss
  return presentObjectives.length === 0 ? frameFor(title) : null
}

function bestUnit(topics: readonly Topic[], title: string, isFree: (unit: Unit) => boolean): Unit | null {
  const words = meaningfulWords(title)
  if (words.size === 0) return null
  const units = topics.flatMap(({ stages }) => Object.values(stages)).flatMap(({ units: all }) => all)
  const rated = units
    .filter(isFree)
    .map((unit) => ({ unit, share: words.intersection(meaningfulWords(textOf(unit))).size / words.size }))
    .sort((one, other) => other.share - one.share)
  const best = rated[0]
  return best && best.share >= ENOUGH_IN_COMMON ? best.unit : null
}

const textOf = ({ title, aim, objectives }: Unit): string => [title, aim, ...objectives].join(' ')

const meaningfulWords = (text: string): Set<string> => new Set(tokensOf(text).filter((word) => !ORDINARY.has(word)))

function frameFor(title: string): SectionDraft {
  return {
    title,
    category: 'Concept',
    aim: `Know ${title} well enough to use it in your own work`,
    description: `What ${title} is, when it helps and what can go wrong with it. The built-in author has no more on this; the objectives tell you what to look for.`,
    objectives: [
      `Explain ${title} in your own words, with one example`,
      `Use ${title} in a small program or document of your own`,
      `Name two situations in which ${title} helps and one in which it does not`,
    ],
  }
}
