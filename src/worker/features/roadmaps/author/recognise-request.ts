import { matchNames, promptWords } from '#worker/features/roadmaps/author/match-names.ts'
import { type Level, readLevel } from '#worker/features/roadmaps/author/read-level.ts'
import { readWeeks } from '#worker/features/roadmaps/author/read-weeks.ts'
import { withoutBackground } from '#worker/features/roadmaps/author/without-background.ts'
import { withoutOverride } from '#worker/features/roadmaps/author/without-override.ts'
import { topicById } from '#worker/features/roadmaps/curriculum/all-topics.ts'
import type { Topic } from '#worker/features/roadmaps/curriculum/topic.ts'

/** What a learner's prompt asks for, as far as words tell. */
export interface LearningRequest {
  /** At most MAX_TOPICS: those named, in the order of the prompt, then those implied. Empty when nothing is known. */
  topics: Topic[]
  level: Level | null
  wantsProject: boolean
  wantsInterview: boolean
  weeks: number | null
}

export const MAX_TOPICS = 3

const PROJECT =
  /\b(?:projects?|build|building|apps?|portfolio|hands on|clone|(?:create|make|develop|code|write) (?:a|an|my|some|your)|website|applications?(?! security))\b/
const INTERVIEW =
  /\b(?:interviews?|interviewing|leetcode|hackerrank|coding test|coding challenges?|job prep|faang|whiteboard)\b/

/** Topics that are learned by writing in another one, when the prompt doesn't say in which. */
const IMPLIED_LANGUAGE: Record<string, string> = { 'gpt-apps': 'python' }

/** Reads topics, level, time and purpose from a prompt; knows nothing beyond the curriculum's names and a few phrases. */
export function recogniseRequest(prompt: string): LearningRequest {
  const words = withoutOverride(promptWords(prompt))
  const text = words.join(' ')
  const wantsInterview = INTERVIEW.test(text)
  return {
    topics: topicsOf(words, wantsInterview),
    level: readLevel(words),
    wantsProject: PROJECT.test(text),
    wantsInterview,
    weeks: readWeeks(words),
  }
}

/** What is known already is learned only if nothing else is asked for. */
function topicsOf(words: string[], wantsInterview: boolean): Topic[] {
  const wanted = topicsIn(withoutBackground(words), wantsInterview)
  return wanted.length > 0 ? wanted : topicsIn(words, wantsInterview)
}

function topicsIn(words: string[], wantsInterview: boolean): Topic[] {
  const matches = matchNames(words)
  const named = new Set(matches.flatMap((match) => ('topic' in match ? [match.topic.id] : [])))
  const careers = matches.flatMap((match) => ('career' in match ? [match.career] : []))
  const implied = careers.flatMap((career) => (named.size > 0 ? career.beside : career.alone))
  const language = named.size === 1 ? [...named].map((id) => IMPLIED_LANGUAGE[id] ?? '') : []
  const ids = new Set([...named, ...implied, ...language])
  if (matches.length === 0 && wantsInterview) ids.add('data-structures-algorithms').add('system-design')
  const topics = [...ids].map((id) => topicById(id)).filter((topic) => topic !== undefined)
  return topics.slice(0, MAX_TOPICS)
}
