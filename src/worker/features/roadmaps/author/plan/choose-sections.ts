import { MAX_PHASES, MAX_SECTIONS_PER_PHASE, MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { FoundSection } from '#worker/features/library/queries.ts'
import type { NamedTopic } from './place-names.ts'
import type { Understood } from './understand.ts'

export type Sections = ReadonlyMap<string, FoundSection>

/** How much it says that a section names, teaches or mentions a word. */
export const STRENGTH = { A: 1, B: 0.45, C: 0.15 }
/** A stem that more of a topic's sections have is the topic's own matter. */
const MOST_ABOUT_A_PART = 0.4
/** So much must a part weigh before a plan is about it alone. */
const LEAST_FOCUS = 2.2
const MOST_OF_A_PART = 7
const MOST_OF_ALL = 0.75
const MOST_OF_ONE = 12
const MOST = MAX_PHASES * MAX_SECTIONS_PER_PHASE
/** From here on a name means no other subject. */
export const SUREST = 0.9
/** From here on a name means the whole of a topic. */
export const WHOLE = 0.66

/** The sections of what was named, with what they need, in no order; empty where nothing is named. */
export const ofTopics = (all: Sections, asked: Understood): FoundSection[] => atLevel(sectionsAbout(all, asked), asked)

/** The sections that are most about the words of what was asked for, whatever they are called. */
export function ofMatter(all: Sections, asked: Understood): FoundSection[] {
  const pool = [...all.values()].filter((section) => isJoinable(section, asked))
  const chosen = joined(mostAbout(pool, asked), all, asked)
  return atLevel(filledUp(chosen, pool, all, asked), asked)
}

function atLevel(chosen: FoundSection[], asked: Understood): FoundSection[] {
  const fitting = chosen.filter((section) => isAtLevel(section, asked))
  return fitting.length >= MIN_SECTIONS_PER_PHASE ? fitting : chosen
}

function sectionsAbout(all: Sections, asked: Understood): FoundSection[] {
  const topics = mainTopics(asked)
  if (topics.length === 0) return []
  const pool = [...all.values()].filter((section) => isJoinable(section, asked))
  const own = pool.filter(({ topicId }) => topics.some(({ id }) => id === topicId))
  const focus = focusOf(own, asked)
  const scored = partsOf(pool, own, focus, asked, topics)
  const best = scored[0]?.score ?? 0
  if (topics.length === 1 && best >= LEAST_FOCUS) {
    const about = scored.filter(({ score }) => score >= best * 0.45).slice(0, MOST_OF_A_PART)
    const chosen = joined(
      about.map(({ section }) => section),
      all,
      { ...asked, level: asked.level ?? 'advanced' },
    )
    return filledUp(chosen, pool, all, asked)
  }
  const share = topics.length === 1 ? MOST_OF_ONE : Math.floor(MOST / topics.length)
  const ofEach = topics.flatMap(({ id }) =>
    ofLevel(
      own.filter(({ topicId }) => topicId === id),
      asked,
    )
      .map((section, index) => ({
        section,
        rank: index - 3 * Math.min(scoreOf(section, focus) + bothOf(section, topics), 4),
      }))
      .sort((one, other) => one.rank - other.rank)
      .slice(0, topics.length === 1 ? share : Math.min(share, 6))
      .map(({ section }) => section),
  )
  return joined(ofEach, all, asked)
}

/** The names that mean a subject as a whole; where none does, the strongest. */
export function mainTopics({ wanted }: Understood): NamedTopic[] {
  const best = Math.max(0, ...wanted.map(({ strength }) => strength))
  return wanted.filter(({ strength }) => strength >= Math.max(WHOLE, best - 0.25) || strength === best).slice(0, 3)
}

/** What may be joined with others: interviews are for whoever speaks of one. */
export const isJoinable = (section: FoundSection, asked: Understood): boolean =>
  isFree(section, asked) && (section.category !== 'Interview' || asked.purpose === 'interview')

/** What is neither unwanted nor known. */
export function isFree(section: FoundSection, asked: Understood): boolean {
  const { topicId, hits, level, knows, needsCode } = section
  if (
    asked.unwanted.some(({ id }) => id === topicId || knows.includes(id) || (id === 'programming-basics' && needsCode))
  )
    return false
  const named = [...asked.unwantedStems].filter((stem) => hits[stem] === 'A' && !(asked.weights.get(stem) ?? 0))
  if (named.length > 0 && named.length >= asked.unwantedStems.size / 2) return false
  if (asked.begun.has(topicId) && level === 1) return false
  return !(asked.knows.has(topicId) && level < 3)
}

const scoreOf = ({ hits }: FoundSection, weights: ReadonlyMap<string, number>): number =>
  [...weights].reduce((sum, [stem, weight]) => sum + weight * (hits[stem] ? STRENGTH[hits[stem]] : 0), 0)

/** The stems that tell some sections of a topic from the others. */
function focusOf(own: readonly FoundSection[], asked: Understood): Map<string, number> {
  const isTelling = (stem: string) => {
    const about = own.filter(({ hits }) => hits[stem] === 'A').length
    return about <= Math.max(3, own.length * MOST_ABOUT_A_PART)
  }
  return new Map([...asked.weights].filter(([stem]) => isTelling(stem)))
}

/** The sections that are about a part, the most first; one of another topic only where it is about nearly all that was asked. */
function partsOf(
  pool: readonly FoundSection[],
  own: readonly FoundSection[],
  focus: ReadonlyMap<string, number>,
  asked: Understood,
  topics: readonly NamedTopic[],
) {
  const most = MOST_OF_ALL * asked.total
  const named = new Set(topics.flatMap(({ stems }) => stems))
  const isSure = topics.some(({ strength }) => strength >= SUREST)
  const isMoreAsked = !isSure && [...focus].some(([stem, weight]) => !named.has(stem) && weight >= LEAST_FOCUS)
  const isOwnMatter = own.some((section) => scoreOf(section, asked.weights) >= most)
  const ranked = pool.toSorted((one, other) => scoreOf(other, asked.weights) - scoreOf(one, asked.weights))
  const other = isOwnMatter || !isMoreAsked ? undefined : ranked[0]?.topicId
  return pool
    .map((section) => ({ section, score: scoreOf(section, focus) }))
    .filter(
      ({ section, score }) =>
        score > 0 && (own.includes(section) || (section.topicId === other && scoreOf(section, asked.weights) >= most)),
    )
    .sort((one, other) => other.score - one.score)
}

/** A section that joins two of the topics is worth more than one of either. */
function bothOf({ topicId, knows, needs, hits }: FoundSection, topics: readonly NamedTopic[]): number {
  const others = topics.filter(({ id }) => id !== topicId)
  const isJoined = others.some(
    ({ id, stems }) =>
      knows.includes(id) ||
      needs.some((need) => need.startsWith(`${id}/`)) ||
      stems.every((stem) => hits[stem] === 'A'),
  )
  return isJoined ? 1.5 : 0
}

function mostAbout(pool: readonly FoundSection[], asked: Understood): FoundSection[] {
  const scored = pool
    .map((section) => ({ section, score: scoreOf(section, asked.weights) }))
    .sort((one, other) => other.score - one.score)
  const best = scored[0]?.score ?? 0
  if (best === 0) return []
  const topic = scored[0]?.section.topicId
  return scored
    .filter(({ section, score }) => section.topicId === topic && score >= best * 0.5)
    .slice(0, MOST_OF_A_PART)
    .map(({ section }) => section)
}

/** What is neither too easy nor too hard. */
const isAtLevel = (section: FoundSection, { level }: Understood): boolean =>
  level === null || (level === 'beginner' ? section.level < 3 : section.level > 1)

/** Those of the level that was asked for, in learning order; all where they would be too few. */
function ofLevel(sections: readonly FoundSection[], asked: Understood): FoundSection[] {
  const { level } = asked
  const fitting = sections.filter((section) => isAtLevel(section, asked))
  const chosen = fitting.length >= MIN_SECTIONS_PER_PHASE ? fitting : sections
  return [...chosen].sort((one, other) =>
    level === 'advanced'
      ? other.level - one.level || one.position - other.position
      : one.level - other.level || one.position - other.position,
  )
}

/** With what they need and the person lacks, through all that this needs in turn; other topics' basics only for who begins. */
function joined(chosen: readonly FoundSection[], all: Sections, asked: Understood): FoundSection[] {
  const found = new Set(chosen)
  const topics = new Set(chosen.map(({ topicId }) => topicId))
  for (const section of found) {
    for (const id of section.needs) {
      const need = all.get(id)
      const isOther = need && !topics.has(need.topicId) && asked.level !== 'beginner'
      const isAssumed = isOther || (need?.level === 1 && (asked.level === 'advanced' || asked.level === 'intermediate'))
      if (need && !isAssumed && isFree(need, asked)) found.add(need)
    }
  }
  return [...found]
}

/** Neighbours of the same topics until there are enough for a phase, and then for one that ends in practice. */
function filledUp(
  chosen: FoundSection[],
  pool: readonly FoundSection[],
  all: Sections,
  asked: Understood,
): FoundSection[] {
  const enough = new Set(chosen)
  const topics = new Set(chosen.map(({ topicId }) => topicId))
  const near = pool
    .filter((section) => !enough.has(section) && topics.has(section.topicId))
    .sort((one, other) => distance(one, chosen) - distance(other, chosen))
  for (const section of near) {
    if (enough.size >= MIN_SECTIONS_PER_PHASE) break
    for (const each of joined([section], all, asked)) enough.add(each)
  }
  return [...enough]
}

const distance = (section: FoundSection, chosen: readonly FoundSection[]): number =>
  Math.min(
    ...chosen.map(({ position, level }) => Math.abs(position - section.position) + Math.abs(level - section.level)),
  )

/** How much each counts when there is no time for all. */
export const centrality = (section: FoundSection, asked: Understood): number =>
  scoreOf(section, asked.weights) - section.level * 0.5 - section.position * 0.05
