import type { Found, FoundPath, FoundSection } from '#worker/features/library/queries.ts'
import type { BestSection } from './best-section.ts'
import { mainTopics } from './choose-sections.ts'
import type { Coverage } from './coverage.ts'
import { type Likeness, likenessFeatures } from './likeness.ts'
import type { NamedTopic } from './place-names.ts'
import { mainTopic, type RatedPath, strengthIn } from './rate-path.ts'
import { BASICS, type Understood } from './understand.ts'

/** What is known of a plan that could be given, each about 0 to 1; what each counts is in weights.ts. */
export type Features = Record<string, number>

/** What everything is measured by. */
export interface Measures {
  asked: Understood
  /** The subjects that it names as a whole. */
  main: NamedTopic[]
  best: BestSection | null
  /** What all that is wanted weighs. */
  total: number
  /** Stems of all that was said and is not refused, and what each weighs. */
  said: Map<string, number>
  saidTotal: number
  likeness: Likeness
}

/** Below that a prompt says so little that shares of it tell nothing. */
const LEAST_TOTAL = 2

export function measuresOf(
  asked: Understood,
  found: Found,
  { best, likeness }: Pick<Measures, 'best' | 'likeness'>,
): Measures {
  const said = new Map<string, number>()
  for (const { stem, weight, isOrdinary } of found.heard) {
    if (asked.unwantedStems.has(stem) || weight === 0) continue
    said.set(stem, (weight ?? UNKNOWN) * (isOrdinary ? 0.5 : 1))
  }
  return {
    asked,
    main: mainTopics(asked),
    best,
    total: Math.max(LEAST_TOTAL, asked.total),
    said,
    saidTotal: Math.max(LEAST_TOTAL, sumOf(said.values())),
    likeness,
  }
}
/** What a word weighs that the library never saw. */
const UNKNOWN = 3

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0)
const flag = (is: boolean): number => (is ? 1 : 0)

/** Of any plan. */
export function planFeatures(sections: readonly FoundSection[], coverage: Coverage, measures: Measures): Features {
  const { asked, main, best } = measures
  const topics = new Set(sections.map(({ topicId }) => topicId))
  const there = main.filter(({ id }) => topics.has(id)).length
  const isOwn = ({ topicId }: FoundSection) => asked.wanted.some(({ id }) => id === topicId)
  // the basics of programming are part of any language
  const counted = sections.filter((section) => section.topicId !== BASICS || isOwn(section))
  const most = mainTopic(counted)
  return {
    share: coverage.share,
    isLittle: Math.max(0, 0.5 - coverage.share),
    taught: Math.min(coverage.taught, 12) / 6,
    missing: Math.min(coverage.missing.length, 3) / 3,
    mainMissing: (main.length - there) / 3,
    hasAllOfSeveral: flag(main.length > 1 && there === main.length),
    hasNoneOfNamed: flag(main.length > 0 && there === 0),
    isAboutWanted: flag(main.some(({ id }) => id === most)),
    own: counted.filter(isOwn).length / Math.max(1, counted.length),
    hasBest: flag(sections.some(({ id }) => id === best?.id)),
    about: coverOf(measures, (stem) => strengthIn(sections, stem)),
    isTooHard: flag(isTooHard(sections, asked)),
  }
}

/** Who does not ask for more does not begin with the hard parts. */
export function isTooHard(sections: readonly FoundSection[], { level, purpose }: Understood): boolean {
  const mean = sumOf(sections.map((section) => section.level)) / sections.length
  return mean > (level === 'beginner' ? 1.7 : level === null && purpose !== 'interview' ? 2.4 : 3)
}

/** How much of all that was said is there. */
const coverOf = ({ said, saidTotal }: Measures, strength: (stem: string) => number): number =>
  sumOf([...said].map(([stem, weight]) => weight * strength(stem))) / saidTotal

/** Kinds of paths that are for a purpose of their own. */
const PURPOSES: Partial<Record<string, string>> = {
  interview: 'interview',
  contribution: 'contribution',
  migration: 'migration',
}

/** What a path takes for granted and nobody spoke of. */
export const lackedBy = ({ knows }: FoundPath, asked: Understood): string[] =>
  knows.filter((id) => id !== BASICS && !asked.knows.has(id) && !asked.wanted.some((topic) => topic.id === id))

const titleOf = ({ title, phrases }: FoundPath) =>
  phrases.find(({ phrase }) => phrase === title) ?? { lexemes: [], weight: 0 }

const titleSaid = (path: FoundPath, { full }: Understood): number =>
  sumOf(titleOf(path).lexemes.map((stem) => full.get(stem) ?? 0))

/** How much the title of a path narrows down what was asked for, from 0 to 1. */
export const narrownessOf = (path: FoundPath, asked: Understood): number =>
  Math.min(Math.max(0, titleOf(path).weight - titleSaid(path, asked)), 16) / 16

/** A path for teachers is no path for whoever does not say that they are one. */
export const isForOthers = (path: FoundPath, asked: Understood): boolean =>
  path.kind === 'other-profession' && 2 * titleSaid(path, asked) < titleOf(path).weight

/** A bridge is for whoever comes from where it begins, not from where it leads: "Python for Java developers" is no answer to "advanced python". */
export const isBridgeOfOthers = ({ path, sections }: RatedPath, asked: Understood): boolean =>
  path.kind === 'bridge' &&
  (lacksAll(path, asked) ||
    3 * sections.filter(({ topicId }) => asked.known.some(({ id }) => id === topicId)).length > sections.length)

/** Of all that it takes for granted beside the basics nothing was spoken of. */
function lacksAll(path: FoundPath, asked: Understood): boolean {
  const lacked = lackedBy(path, asked).length
  return lacked > 0 && lacked === path.knows.filter((id) => id !== BASICS).length
}

/** Of an authored path, by its words. */
export function pathFeatures({ path, ...rated }: RatedPath, measures: Measures, isNearest: boolean): Features {
  const { asked, total } = measures
  const spoken = new Set([...rated.phrases, ...path.said])
  const hints = new Map(path.hints.map(({ stem, weight }) => [stem, weight]))
  const hinted = sumOf([...hints].map(([stem, weight]) => (asked.unwantedStems.has(stem) ? 0 : weight)))
  const purpose = PURPOSES[path.kind]
  const lacked = lackedBy(path, asked)
  return {
    isNearest: flag(isNearest),
    nearness: Math.max(-1, Math.min(rated.nearness / total, 1.5)),
    unsaid: Math.min(rated.unsaid, 8) / 4,
    unsaidShare: Math.min(rated.unsaid / total, 2),
    narrowness: narrownessOf(path, asked),
    isForOthers: flag(isForOthers(path, asked)),
    matched: Math.min(rated.matched, 3) / 3,
    spoken: coverOf(measures, (stem) => flag(spoken.has(stem))),
    spokenWeight: Math.min(12, sumOf([...measures.said].map(([stem, weight]) => (spoken.has(stem) ? weight : 0)))) / 8,
    hinted: Math.min(hinted, 24) / 8,
    hintedShare: hints.size / Math.max(6, measures.said.size),
    isForPurpose: flag(purpose !== undefined && purpose === asked.purpose),
    lacks: Math.min(lacked.length, 3) / 3,
    lacksBesideKnown: asked.known.length > 0 ? Math.min(lacked.length, 3) / 3 : 0,
    isFromElsewhere: flag(purpose === undefined && lacksAll(path, asked)),
    isForAnotherPurpose: flag(purpose !== undefined && purpose !== asked.purpose),
    ...likenessFeatures(path, measures.likeness),
  }
}

/** Of sections that are joined because of a subject's name or of their words: what speaks for any plan counts anew for these. */
export function joinFeatures(kind: 'topics' | 'matter', plan: Features, { main }: Measures): Features {
  return {
    [kind === 'topics' ? 'isOfTopics' : 'isOfMatter']: 1,
    joinTaught: plan.taught ?? 0,
    joinIsLittle: plan.isLittle ?? 0,
    joinMissing: plan.missing ?? 0,
    joinStrength: Math.max(0, ...main.map(({ strength }) => strength)),
  }
}

/** Of giving no plan at all. */
export function refusalFeatures({ asked, main, likeness }: Measures): Features {
  return {
    isRefusal: 1,
    isUnnamed: flag(main.length === 0),
    isNamed: flag(asked.isNamed),
    saysMuch: Math.min(asked.total, 12) / 6,
    isLacking: flag(asked.lacking.length > 0),
    isMainLacking: flag(asked.lacking.some(({ isMain }) => isMain)),
    refusedLikest: likeness.most / 30,
    refusedAhead: (likeness.most - likeness.fourth) / 10,
  }
}
