import type { PathContent } from '#dev/library/content.ts'
import type { ExpectedPlan, WantedPlan } from './expected-plan.ts'
import type { Plan } from './plan.ts'

/** Misfit: somebody would be charged for another subject, or for what had to be refused. Refused: although it is wanted. */
export const OUTCOMES = ['fit', 'partly', 'misfit', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]
export type Score = { outcome: Outcome; missed: string[] }

type Written = Exclude<Plan, { refused: string }>
type Refusal = Extract<Plan, { refused: string }>

/** Compares a plan with what is expected; `paths` are the library's. */
export function scorePlan(expected: ExpectedPlan, plan: Plan, paths: PathContent[]): Score {
  if ('refused' in plan) return scoreRefusal(expected, plan)
  if (!expected.fits) return { outcome: 'misfit', missed: [`not refused as ${expected.refused?.join(' or ')}`] }

  const beyond = beyondLimits(expected, plan)
  const scores = expected.fits.map((wanted) => scoreAgainst(resolve(wanted, paths), plan, beyond))
  const best = scores.toSorted((a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome))[0]
  if (!best) throw new RangeError('An expected plan has at least one that fits.')
  return expected.not?.topics?.includes(mainTopic(plan)) ? { ...best, outcome: 'misfit' } : best
}

function scoreRefusal({ fits, refused = [] }: ExpectedPlan, { refused: reason, nearest }: Refusal): Score {
  if (!refused.includes(reason)) {
    return { outcome: fits ? 'refused' : 'partly', missed: [`refused as ${reason}`] }
  }
  if (reason === 'unknown' && nearest.length === 0) return { outcome: 'partly', missed: ['no near offer'] }
  return { outcome: 'fit', missed: [] }
}

/** What is wanted, in the library's own terms: the topics that a plan is wanted for, and those that may be there too. */
type Wanted = WantedPlan & { wantedPaths: PathContent[]; wantedTopics: Set<string>; allowedTopics: Set<string> }

function resolve(wanted: WantedPlan, paths: PathContent[]): Wanted {
  const { topics = [], sections = [], paths: ids = [], beside = [] } = wanted
  const wantedPaths = paths.filter(({ path }) => ids.includes(path))
  const inPaths = wantedPaths.flatMap(sectionsOf).map(topicOf)
  const named = [...topics, ...sections.map(topicOf)]
  return {
    ...wanted,
    wantedPaths,
    wantedTopics: new Set(named.length > 0 ? named : inPaths),
    allowedTopics: new Set([...named, ...inPaths, ...beside]),
  }
}

const sectionsOf = ({ phases }: PathContent): string[] => phases.flatMap(({ sections }) => sections)

function scoreAgainst(wanted: Wanted, plan: Written, beyond: string[]): Score {
  const isWantedPath = wanted.wantedPaths.some((path) => path.path === plan.pathId && hasHalfOf(path, plan))
  const missed = [...(isWantedPath ? [] : missedContent(wanted, plan)), ...beyond]
  if (missed.length === 0) return { outcome: 'fit', missed }
  const isAbout = isWantedPath || plan.sections.some(({ id }) => wanted.wantedTopics.has(topicOf(id)))
  return { outcome: isAbout ? 'partly' : 'misfit', missed }
}

/** A path may be adapted to whoever asks, until too little of it is left to be that path. */
function hasHalfOf(path: PathContent, { sections }: Written): boolean {
  const ids = sectionsOf(path)
  return 2 * ids.filter((id) => sections.some((section) => section.id === id)).length >= ids.length
}

function missedContent(wanted: Wanted, { sections }: Written): string[] {
  const ids = sections.map(({ id }) => id)
  const found = new Set(ids.map(topicOf))
  const { topics = [], sections: some = [], least = some.length, paths = [] } = wanted
  if (topics.length + some.length === 0) return [`none of ${paths.join(', ')}`]
  const there = some.filter((id) => ids.includes(id)).length
  const about = ids.filter((id) => wanted.allowedTopics.has(topicOf(id))).length
  return [
    ...topics.filter((topic) => !found.has(topic)).map((topic) => `nothing of ${topic}`),
    ...(there < least ? [`${there} of ${some.join(', ')} instead of ${least}`] : []),
    ...(2 * about < ids.length ? [`${about} of ${ids.length} sections are about it`] : []),
  ]
}

/** What is there although it must not be, and what is too low, too high or too long. */
function beyondLimits({ not = {}, level = {}, hours }: ExpectedPlan, { sections }: Written): string[] {
  const { topics = [], sections: ids = [], words = [] } = not
  const { min = 1, max = 3 } = level
  const planned = sections.reduce((sum, { minutes }) => sum + minutes, 0) / 60
  return [
    ...sections.flatMap(({ id, title, level }) => {
      const isUnwanted = topics.includes(topicOf(id)) || ids.includes(id) || hasOneOf(words, title)
      return [
        ...(isUnwanted ? [`not wanted: ${id}`] : []),
        ...(level < min ? [`too easy: ${id}`] : []),
        ...(level > max ? [`too hard: ${id}`] : []),
      ]
    }),
    ...(hours !== undefined && planned > hours ? [`${planned.toFixed(1)} hours, not ${hours}`] : []),
  ]
}

const hasOneOf = (words: string[], title: string): boolean =>
  words.some((word) => title.toLowerCase().includes(word.toLowerCase()))

const topicOf = (sectionId: string): string => sectionId.slice(0, sectionId.indexOf('/'))

/** The topic of most sections; of several, the one that comes first. */
function mainTopic({ sections }: Written): string {
  const counts = Map.groupBy(sections, ({ id }) => topicOf(id))
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? ''
}
