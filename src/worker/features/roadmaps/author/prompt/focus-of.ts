import type { Topic, Unit } from '#worker/features/library/curriculum/topic.ts'
import type { NameMatch } from '#worker/features/library/words/match-names.ts'
import { comparable } from './mention-words.ts'

/** The part of a topic that a prompt is about, such as "flexbox" of HTML and CSS. */
export interface Focus {
  /** As the learner wrote it. */
  name: string
  /** Phrases to look for, in comparable form. */
  things: string[]
}

/** Subjects that are also a part of many others ("Kubernetes networking" is one prompt), with what such a part speaks of. */
const SHARED_SUBJECTS: Record<string, string[]> = {
  networking: ['network', 'networkpolicy', 'dns', 'traffic'],
  concurrency: ['concurrency', 'concurrent', 'thread', 'async', 'goroutine', 'coroutine'],
  authentication: ['authentication', 'login', 'session', 'sign in'],
  'data-structures-algorithms': ['algorithm', 'complexity'],
  'web-performance': ['performance', 'profiling'],
  'web-security': ['security', 'attack'],
  'web-testing': ['testing', 'unit test'],
  'secure-coding': ['secure', 'secret'],
}

/** Words that stand beside a topic's name without naming a part of it. */
const FRAMING = new Set(
  (
    'learn learning study teach me i want wanna to the a an and or with in on for from of my please course tutorial roadmap plan path ' +
    'guide basics basic beginner beginners advanced intermediate expert project projects programming coding code language ' +
    'developer development interview interviews question questions prep deep dive quickly fast job scratch zero hero how ' +
    'master mastering start starting get into about know knowledge using use day days week weeks month months hours year ' +
    'years one two three four few couple intro introduction fundamentals crash good need like would should can , . app apps ' +
    'no not without except but instead than rather also only even leetcode hackerrank hello hi just really better more some all it is at as be by this that your you we our'
  ).split(' '),
)
const MAX_WISH_WORDS = 4
/** What more units mention is the topic's own matter. */
const MAX_MENTIONS = 5

/** The topics of a prompt and the part that it is about, if it names one topic and one part of it. */
export function focusOf(
  matches: NameMatch[],
  topics: Topic[],
  words: string[],
): { topics: Topic[]; focus: Focus | null } {
  const content = words.filter((word) => !FRAMING.has(word) && !/^\d/.test(word))
  const isBrief = content.length <= MAX_WISH_WORDS
  const shared = isBrief ? sharedPartOf(matches, words) : null
  if (shared) return shared
  const [topic, second] = topics
  if (!topic || second || !isBrief) return { topics, focus: null }
  const aliases = matches.filter(({ beyond }) => !beyond).map(({ start, end }) => words.slice(start, end).join(' '))
  const name = [...aliases, ...neighboursOf(matches, words)]
    .map((part) => withoutOwnName(part, topic))
    .filter((part) => part !== '')
    .find((part) => titlesOf(topic).some((title) => title.includes(comparable(part))) || isRare(part, topic))
  return { topics, focus: name === undefined ? null : { name: spellingOf(name, topic), things: [comparable(name)] } }
}

/** The first of two neighbouring names when the second is a subject with a part in it. */
function sharedPartOf([first, second, third]: NameMatch[], words: string[]): { topics: Topic[]; focus: Focus } | null {
  if (!first?.topic || !second?.topic || third || first.end !== second.start || first.topic === second.topic)
    return null
  const things = SHARED_SUBJECTS[second.topic.id]?.map(comparable)
  if (!things || !unitsOf(first.topic).some((unit) => focusScore(unit, things) > 0)) return null
  return { topics: [first.topic], focus: { name: words.slice(second.start, second.end).join(' '), things } }
}

/** As the topic's units write it in the middle of a text: "PyTorch", "Kafka", "flexbox". */
function spellingOf(name: string, topic: Topic): string {
  const pattern = new RegExp(`(?<=\\w )${name.replace(/[^a-z0-9 ]/g, '.')}\\b`, 'i')
  const texts = unitsOf(topic).flatMap(({ title, aim, description, objectives }) => [
    ...objectives,
    description,
    title,
    aim,
  ])
  return texts.map((text) => pattern.exec(text)?.[0]).find((found) => found !== undefined) ?? name
}

/** The words directly before and after the names. */
function neighboursOf(matches: NameMatch[], words: string[]): string[] {
  return matches
    .filter(({ topic }) => topic)
    .flatMap(({ start, end }) => [words[end] ?? '', words[start - 1] ?? ''])
    .filter((word) => word !== '' && !FRAMING.has(word) && !/^\d/.test(word))
}

/** "React hooks" is about the hooks, "dynamic programming" about nothing less. */
function withoutOwnName(part: string, topic: Topic): string {
  const ownName = comparable(`${topic.name} ${topic.id}`)
  const rest = part.split(' ').filter((word) => !ownName.includes(comparable(word)))
  return rest.every((word) => FRAMING.has(word) || /^\d/.test(word)) ? '' : rest.join(' ')
}

function titlesOf({ stages }: Topic): string[] {
  return Object.values(stages).flatMap((stage) =>
    [stage.title, ...stage.units.map(({ title }) => title)].map(comparable),
  )
}

function unitsOf({ stages }: Topic): Unit[] {
  return Object.values(stages).flatMap(({ units }) => units)
}

function isRare(part: string, topic: Topic): boolean {
  const mentions = unitsOf(topic).filter((unit) => focusScore(unit, [comparable(part)]) > 0).length
  return mentions > 0 && mentions <= MAX_MENTIONS
}

/** How much a unit is about these things: its title counts most. */
export function focusScore(unit: Unit, things: readonly string[]): number {
  const count = (text: string) => things.filter((thing) => comparable(text).includes(thing)).length
  const rest = [unit.aim, unit.description, ...unit.objectives].reduce((sum, text) => sum + count(text), 0)
  return 5 * count(unit.title) + rest
}
