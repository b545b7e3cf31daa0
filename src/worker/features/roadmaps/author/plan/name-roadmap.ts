import { shortTitle, upperFirst } from '../roadmap-title.ts'
import { mainTopics } from './choose-sections.ts'
import type { PlannedPhase } from './divide-phases.ts'
import { inSentence } from './note.ts'
import { list } from './phase-wording.ts'
import type { Understood } from './understand.ts'

const LEVELS: Record<string, string> = {
  beginner: ' from the beginning',
  intermediate: ' beyond the basics',
  advanced: ' in depth',
}

const MOST_SUBJECTS = 3

/** "Docker and Kubernetes for interviews": what sections that join to no authored path are about. */
export function nameRoadmap(asked: Understood, phases: readonly PlannedPhase[]): string {
  const subject = joined(subjectsOf(asked, phases).map(inSentence))
  const isInterview = asked.purpose === 'interview' && !/interview/i.test(subject)
  const detail = isInterview ? ' for interviews' : (LEVELS[asked.level ?? ''] ?? '')
  return shortTitle(upperFirst(`${subject}${detail}`))
}

/** What was asked for and is taught, in the prompt's order; else what most sections are about. */
function subjectsOf(asked: Understood, phases: readonly PlannedPhase[]): string[] {
  const topics = Map.groupBy(
    phases.flatMap(({ sections }) => sections),
    ({ topic }) => topic,
  )
  const named = mainTopics(asked).flatMap(({ title }) => (topics.has(title) ? title : []))
  if (named.length > 0) return named
  const ranked = [...topics].sort(([, one], [, other]) => other.length - one.length)
  return ranked.slice(0, MOST_SUBJECTS).map(([topic]) => topic)
}

/** "HTML and CSS" joins to another with "with", so that no "and" follows an "and". */
function joined(subjects: readonly string[]): string {
  if (!subjects.some((subject) => / and /.test(subject))) return list(subjects)
  const [first = '', ...others] = subjects.toSorted(
    (one, other) => Number(/ and /.test(other)) - Number(/ and /.test(one)),
  )
  return others.length === 0 ? first : `${first}, ${/ with /.test(first) ? 'and' : 'with'} ${list(others)}`
}
