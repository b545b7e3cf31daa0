import { topicById } from '#worker/features/library/curriculum/all-topics.ts'
import type { Topic } from '#worker/features/library/curriculum/topic.ts'
import { type NameMatch, promptWords } from '#worker/features/library/words/match-names.ts'
import { type Level, readLevel } from '../hear/read-level.ts'
import { type PlanTime, readTime } from '../hear/read-time.ts'
import { withoutOverride } from '../hear/without-override.ts'
import { type Focus, focusOf } from './focus-of.ts'
import { type SplitPrompt, splitPrompt } from './split-prompt.ts'

/** What a learner's prompt asks for, as far as words tell. */
export interface LearningRequest extends PlanTime {
  /** At most MAX_TOPICS: those named, in the order of the prompt, then those implied. Empty when nothing is known. */
  topics: Topic[]
  level: Level | null
  wantsProject: boolean
  wantsInterview: boolean
  /** Wanted things that the curriculum lacks, by name. */
  beyond: string[]
  /** What the learner doesn't want to see, in their words and ours. */
  leftOut: string[]
  /** The part of the only topic that the prompt names, when it asks for no more. */
  focus: Focus | null
}

export const MAX_TOPICS = 3

/** A request that asks for nothing yet. */
export const EMPTY_REQUEST: LearningRequest = {
  ...{ topics: [], level: null, wantsProject: false, wantsInterview: false, weeks: null, days: null, pace: null },
  ...{ beyond: [], leftOut: [], focus: null },
}

const PROJECT =
  /\b(?:projects?|build|building|apps?|portfolio|hands on|clone|(?:create|make|develop|code|write) (?:a|an|my|some|your)|website|applications?(?! security))\b/
const INTERVIEW =
  /\b(?:interviews?|interviewing|leetcode|hackerrank|coding test|coding challenges?|job prep|faang|whiteboard)\b/

/** Topics that are learned by writing in another one, when the prompt doesn't say in which. */
const IMPLIED_LANGUAGE: Record<string, string> = { 'gpt-apps': 'python' }

const INTERVIEW_TOPICS = ['data-structures-algorithms', 'system-design']

/** Reads topics, level, time and purpose from a prompt; knows nothing beyond the names of its tables and a few phrases. */
export function recogniseRequest(prompt: string): LearningRequest {
  const words = withoutOverride(promptWords(prompt))
  const split = splitPrompt(words)
  const isOnlyKnown = split.wanted.length === 0
  const text = isOnlyKnown ? words.join(' ') : split.text
  const flat = text.replace(/ ?[,.] ?/g, ' ')
  const wantsInterview = INTERVIEW.test(flat)
  const wantsProject = PROJECT.test(flat)
  const named = isOnlyKnown ? split.known : split.wanted
  const time = readTime(text)
  const { topics, focus } = focusOf(named, topicsOf(named, split, wantsInterview), words)
  const isBrief = !wantsProject && (time.weeks === null || time.weeks < 4)
  return {
    topics: topics.slice(0, MAX_TOPICS),
    level: readLevel(flat.split(' ')),
    wantsProject,
    wantsInterview,
    ...time,
    beyond: beyondOf(named),
    leftOut: leftOutOf(split),
    focus: isBrief ? focus : null,
  }
}

/** What is named, what it implies and, where nothing is named, what interviews ask; without what is known or unwanted. */
function topicsOf(matches: NameMatch[], split: SplitPrompt, wantsInterview: boolean): Topic[] {
  const named = new Set(matches.flatMap(({ topic }) => topic?.id ?? []))
  const careers = matches.flatMap(({ career }) => career ?? [])
  const implied = careers.flatMap((career) => (named.size > 0 ? career.beside : career.alone))
  const language = named.size === 1 ? [...named].map((id) => IMPLIED_LANGUAGE[id] ?? '') : []
  const knownIds = new Set(split.known.flatMap(({ topic }) => topic?.id ?? []))
  const unwantedIds = new Set(unwantedTopics(split).map(({ id }) => id))
  const ids = new Set([
    ...named,
    ...[...implied, ...language].filter((id) => matches === split.known || !knownIds.has(id)),
  ])
  if (matches.length === 0 && wantsInterview) for (const id of INTERVIEW_TOPICS) ids.add(id)
  return [...ids]
    .filter((id) => !unwantedIds.has(id))
    .map((id) => topicById(id))
    .filter((topic) => topic !== undefined)
}

function beyondOf(matches: NameMatch[]): string[] {
  const isNamed = matches.some(({ topic }) => topic)
  const names = matches.flatMap(({ beyond, career }) => beyond?.name ?? (isNamed ? [] : (career?.lacks ?? [])))
  return [...new Set(names)]
}

/** "CSS, not Tailwind" still wants the topic in which Tailwind is a part. */
function unwantedTopics({ wanted, unwanted }: SplitPrompt): Topic[] {
  return unwanted.flatMap(({ topic }) => (topic && !wanted.some((match) => match.topic === topic) ? [topic] : []))
}

function leftOutOf(split: SplitPrompt): string[] {
  const lacking = split.unwanted.flatMap(({ beyond }) => beyond?.name ?? [])
  return [...new Set([...split.leftOut, ...unwantedTopics(split).map(({ name }) => name), ...lacking])]
}
