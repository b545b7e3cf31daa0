import type { PlanChanges } from '#shared/roadmaps/plans.ts'
import type { Found } from '#worker/features/library/queries.ts'
import { promptTokens } from '#worker/features/library/words/prompt-tokens.ts'
import { joinNames } from '#worker/features/library/words/search-words.ts'
import type { Heard, Part, Word } from '../hear/hear-prompt.ts'
import { hoursUntil, type Schedule, scheduleOf, scheduleText } from '../hear/read-schedule.ts'
import { mainTopics } from './choose-sections.ts'
import type { NamedTopic } from './place-names.ts'
import { understand } from './understand.ts'

/** What was heard, as the learner changed it. */
export interface Changed extends Heard {
  changes: PlanChanges
  schedule: Schedule
  /** How many words stand before what is wanted besides. */
  wantsFrom: number
}

/** What is said instead takes the place of what was heard; what is wanted besides stands behind the prompt. */
export function withChanges(heard: Heard, changes: PlanChanges, now: Date): Changed {
  const { knows, without, wants, level } = changes
  const replaced: Part[] = [...(knows ? ['known' as const] : []), ...(without ? ['unwanted' as const] : [])]
  const words = heard.words.map((word) => (replaced.includes(word.part) ? END : word))
  const added = [...said(knows, 'known'), ...said(without, 'unwanted')].flat()
  return {
    ...heard,
    words: [...words, ...added, ...said(wants, 'wanted').flat()],
    level: level === undefined ? heard.level : level,
    ...timeOf(heard, changes, now),
    changes,
    wantsFrom: words.length + added.length,
  }
}

/**
 * Once the library was asked: a subject that was heard and is not in the list of what is wanted is dropped, and one that is
 * need not be said twice. Every word keeps its place.
 */
export function withoutDropped(changed: Changed, found: Found): Heard {
  const { changes, words, wantsFrom } = changed
  if (!changes.wants) return changes.knows ? withoutPromoted(changed, found) : changed
  const prompt = words.slice(0, wantsFrom)
  const asHeard = [...prompt, ...words.slice(wantsFrom).map(ignored)]
  const shown = mainTopics(understand({ ...changed, words: asHeard }, found))
  const listed = new Set(changes.wants.map(lower))
  const placesOf = (topics: readonly NamedTopic[]) => placesIn(found, topics, wantsFrom)
  const kept = placesOf(shown.filter(({ title }) => listed.has(lower(title))))
  const dropped = placesOf(shown.filter(({ title }) => !listed.has(lower(title)))).difference(kept)
  const titles = new Set(shown.map(({ title }) => lower(title)))
  const wanted = said(changes.wants, 'wanted').map((term, index) =>
    titles.has(lower(changes.wants?.[index] ?? '')) ? term.map(ignored) : term,
  )
  const isDropped = ({ part }: Word, index: number) => part === 'wanted' && dropped.has(index + 1)
  return {
    ...changed,
    words: [...prompt.map((word, index) => (isDropped(word, index) ? ignored(word) : word)), ...wanted.flat()],
  }
}

/** Where nothing is wanted that the library knows of, what is known would be; but who says so themselves knows it. */
function withoutPromoted(changed: Changed, found: Found): Heard {
  const words = changed.words.map((word) => (word.part === 'known' ? ignored(word) : word))
  const { wanted, total } = understand({ ...changed, words }, found)
  return wanted.length === 0 && total === 0 ? { ...changed, words } : changed
}

/** Where topics are named, up to a place. */
const placesIn = ({ names }: Found, topics: readonly NamedTopic[], last: number): Set<number> =>
  new Set(
    names
      .filter(({ topicId, end }) => end <= last && topics.some(({ id }) => id === topicId))
      .flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, index) => start + index)),
  )

const END: Word = { word: '.', part: 'bound' }

const ignored = ({ word }: Word): Word => ({ word, part: 'bound' })

/** The words of each term, a thought of its own; what is unwanted reads like one: "Angular or Vue". */
function said(terms: readonly string[] = [], part: Part): Word[][] {
  const between: Word = part === 'unwanted' ? { word: 'or', part } : { word: ',', part: 'bound' }
  return terms.map((term, index) => {
    const words = joinNames(promptTokens(term)).filter((word) => /[^,.]/.test(word))
    return [index === 0 ? END : between, ...words.map((word) => ({ word, part }))]
  })
}

const lower = (text: string): string => text.toLowerCase()

/** A week's hours and a last day count as soon as one of them was said. */
function timeOf(heard: Heard, changes: PlanChanges, now: Date): Pick<Changed, 'hours' | 'time' | 'schedule'> {
  const before = scheduleOf(heard, now)
  const schedule = {
    hoursPerWeek: changes.hoursPerWeek === undefined ? before.hoursPerWeek : changes.hoursPerWeek,
    until: changes.until === undefined ? before.until : changes.until,
  }
  if (changes.hoursPerWeek === undefined && changes.until === undefined)
    return { hours: heard.hours, time: heard.time, schedule }
  const time = scheduleText(schedule)
  if (schedule.until !== null) return { hours: hoursUntil(schedule.until, schedule.hoursPerWeek, now), time, schedule }
  // "in 10 hours" has no last day
  const isInAll = changes.until === undefined && before.hoursPerWeek === null
  return { hours: isInAll ? heard.hours : null, time, schedule }
}
