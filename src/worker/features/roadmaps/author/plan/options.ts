import type { Found, FoundPath, FoundSection } from '#worker/features/library/queries.ts'
import { adaptedPath } from './adapt-path.ts'
import { bestSection } from './best-section.ts'
import { centrality, isJoinable, ofMatter, ofTopics, type Sections, WHOLE } from './choose-sections.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { dividePhases, inOrder, type PlannedPhase } from './divide-phases.ts'
import {
  type Features,
  isBridgeOfOthers,
  joinFeatures,
  type Measures,
  measuresOf,
  pathFeatures,
  planFeatures,
  refusalFeatures,
} from './features.ts'
import { canBePhases, fitTime } from './fit-time.ts'
import { isLikest, likenessOf } from './likeness.ts'
import type { RatedPath } from './rate-path.ts'
import type { Understood } from './understand.ts'
import { worthOf } from './weights.ts'

/** A plan that could be given, and how much of what was asked for it teaches. */
export interface Option extends Coverage {
  phases: PlannedPhase[]
  /** The authored path that it is, whole or adapted; null where sections are joined. */
  path: FoundPath | null
}

/** What there is to choose from. */
export interface Material {
  rated: readonly RatedPath[]
  sections: Sections
  found: Found
  asked: Understood
}

/** What could be answered, each with what is known of it; no option is to refuse. */
export interface Choice {
  option: Option | null
  features: Features
}

/** All that could be answered, the best first. */
export function rankedChoices(material: Material): [Choice, ...Choice[]] {
  const [refusal, ...plans] = choicesOf(material)
  const worth = new Map([refusal, ...plans].map((choice) => [choice, worthOf(choice.features)]))
  const ranked = plans.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0))
  const [best] = ranked
  return best && (worth.get(best) ?? 0) > (worth.get(refusal) ?? 0) ? [best, ...ranked.slice(1)] : [refusal, ...ranked]
}

/** All plans that the library could give, and to give none, which stands first. */
export function choicesOf({ rated, sections, found, asked }: Material): [Choice, ...Choice[]] {
  const measures = measuresOf(asked, found, {
    best: bestSection(found.sections, asked),
    likeness: likenessOf(found.paths, asked),
  })
  const paths = rated.flatMap((path, rank) => {
    const phases = isBridgeOfOthers(path, asked) ? null : (adaptedPath(path, asked) ?? wholeLikest(path, measures))
    return phases
      ? choiceOf(optionOf(phases, path.path, asked), measures, () => pathFeatures(path, measures, rank === 0))
      : []
  })
  const joins = (['topics', 'matter'] as const).flatMap((kind) => {
    const chosen = kind === 'topics' ? ofTopics(sections, asked) : ofMatter(sections, asked)
    const phases = chosen.length > 0 ? joinedPhases(chosen, found, asked) : null
    return phases ? choiceOf(optionOf(phases, null, asked), measures, (plan) => joinFeatures(kind, plan, measures)) : []
  })
  const plans = [...paths, ...joins]
  return [
    {
      option: null,
      features: refusalFeatures(measures),
    },
    ...plans,
  ]
}

/** Who names as known, by the way, what they ask for, and nothing else: what their words are most like stays whole. */
function wholeLikest(path: RatedPath, { asked, likeness }: Measures): PlannedPhase[] | null {
  const isElse = asked.wanted.some(({ strength }) => strength >= WHOLE)
  if (isElse || !isLikest(path.path, likeness)) return null
  return adaptedPath(path, { ...asked, knows: new Set(), begun: new Set() })
}

function choiceOf(option: Option, measures: Measures, more: (plan: Features) => Features): Choice {
  const plan = planFeatures(
    option.phases.flatMap(({ sections }) => sections),
    option,
    measures,
  )
  return { option, features: { ...plan, ...more(plan) } }
}

export function optionOf(phases: PlannedPhase[], path: FoundPath | null, asked: Understood): Option {
  const sections = phases.flatMap(({ sections }) => sections)
  const spoken = new Set(path?.phrases.flatMap(({ lexemes }) => lexemes))
  return { phases, path, ...coverageOf(asked.terms, sections, spoken) }
}
function joinedPhases(chosen: FoundSection[], found: Found, asked: Understood): PlannedPhase[] | null {
  const fitting = fitTime(chosen, {
    hours: asked.hours,
    centralityOf: (section) => centrality(section, asked),
    spare: spareFor(chosen, found.sections, asked),
  })
  if (!canBePhases(fitting.length)) return null
  const authored = found.paths
    .filter(({ kind }) => kind === 'skill' || kind === 'narrow')
    .flatMap(({ phases }) => phases)
  return dividePhases(inOrder(fitting, topicOrder(fitting, asked)), authored)
}

/** Others of the topics at hand, for a number that can't be divided into phases. */
function spareFor(chosen: readonly FoundSection[], all: readonly FoundSection[], asked: Understood): FoundSection[] {
  const topics = new Set(chosen.map(({ topicId }) => topicId))
  return all
    .filter((section) => topics.has(section.topicId) && !chosen.includes(section) && isJoinable(section, asked))
    .sort((one, other) => centrality(other, asked) - centrality(one, asked))
}

/** What others take for granted comes first; else the prompt's order. */
function topicOrder(sections: readonly FoundSection[], { wanted }: Understood): string[] {
  const takes = (one: string, other: string) =>
    sections.some(
      ({ topicId, knows, needs }) =>
        topicId === one && (knows.includes(other) || needs.some((need) => need.startsWith(`${other}/`))),
    )
  const ids = wanted.map(({ id }) => id)
  return ids.toSorted((one, other) => Number(takes(one, other)) - Number(takes(other, one)))
}
