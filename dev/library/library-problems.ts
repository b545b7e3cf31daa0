import type { PathContent, QuizContent, SectionContent } from './content.ts'
import type { Library } from './read-library.ts'
import type { YamlFile } from './read-yaml.ts'

const fewestObjectivesAsked = 3

/** Everything that is wrong with a library, one sentence each with file and line. */
export function libraryProblems({ topics, paths, problems }: Library): string[] {
  const sections = new Map(
    topics.flatMap(({ content }) => content.sections.map((section) => [`${content.topic}/${section.id}`, section])),
  )
  const known = { sections, topics: new Set(topics.map(({ content }) => content.topic)) }
  return [
    ...problems,
    ...topics.flatMap((topic) => topicProblems(topic, known)),
    ...repeated(paths),
    ...paths.flatMap((path) => pathProblems(path, known)),
  ]
}

type Known = { sections: Map<string, SectionContent>; topics: Set<string> }
type TopicFile = Library['topics'][number]

function topicProblems(topic: TopicFile, known: Known): string[] {
  const { content, file, at } = topic
  const ids = content.sections.map(({ id }) => id)
  return [
    ...(file === `sections/${content.topic}.yaml` ? [] : [`${at(['topic'])}: the file is not ${content.topic}.yaml.`]),
    ...ids.flatMap((id, index) =>
      ids.indexOf(id) < index ? [`${at(['sections', index, 'id'])}: "${id}" stands twice.`] : [],
    ),
    ...content.sections.flatMap((section, index) => sectionProblems(topic, section, index, known)),
    ...longestIsRight(topic),
  ]
}

function sectionProblems(topic: TopicFile, section: SectionContent, index: number, known: Known): string[] {
  const at = (...place: PropertyKey[]) => topic.at(['sections', index, ...place])
  const before = new Set(topic.content.sections.slice(0, index).map(({ id }) => `${topic.content.topic}/${id}`))
  const asked = new Set(section.quiz.map(({ objective }) => objective)).size
  return [
    ...section.needs.flatMap((id, n) => {
      if (!known.sections.has(id)) return [`${at('needs', n)}: there is no section "${id}".`]
      if (id.startsWith(`${topic.content.topic}/`) && !before.has(id))
        return [`${at('needs', n)}: "${id}" comes later.`]
      return []
    }),
    ...section.knows.flatMap((id, n) =>
      known.topics.has(id) ? [] : [`${at('knows', n)}: there is no topic "${id}".`],
    ),
    ...(asked < fewestObjectivesAsked ? [`${at('quiz')}: its questions ask about ${asked} objectives, not 3.`] : []),
    ...section.quiz.flatMap((item, n) =>
      itemProblems(item, section.objectives.length).map((problem) => `${at('quiz', n)}: ${problem}`),
    ),
  ]
}

/** What is wrong with one question, whatever it is about. */
export function itemProblems(item: QuizContent, objectives: number): string[] {
  const common = item.objective > objectives ? [`there is no objective ${item.objective}.`] : []
  if (item.kind === 'one' || item.kind === 'many') return [...common, ...optionProblems(item)]
  if (item.kind === 'order') return [...common, ...twice(item.steps)]
  if (item.kind === 'fault') {
    const texts = item.code.trimEnd().split('\n')
    const lines = texts.length
    const places = [item.line, ...(item.wrong ?? []).map(({ line }) => line)]
    const beyond = places.some((line) => line > lines) ? [`the code has ${lines} lines.`] : []
    const isNumbered = texts.every((text, at) => new RegExp(`^\\s*${at + 1}[.:)]?\\s`).test(text))
    const numbered = isNumbered ? ['the code numbers its lines, which are numbered where they are shown.'] : []
    return [...common, ...beyond, ...numbered, ...twice(places.map(String))]
  }
  if (item.kind === 'gap' && item.code.split('___').length !== 2) {
    return [...common, 'the code must have one gap, written ___.']
  }
  const answers = [item.answer, ...('accept' in item ? (item.accept ?? []) : [])]
  return [...common, ...twice([...answers, ...(item.wrong ?? []).map(({ answer }) => answer)].map(String))]
}

function optionProblems({ kind, options }: Extract<QuizContent, { kind: 'one' | 'many' }>): string[] {
  const texts = options.map((option) => ('yes' in option ? option.yes : option.no))
  const right = options.filter((option) => 'yes' in option).length
  const isCounted = kind === 'one' ? right === 1 : right >= 2 && right < options.length
  return [
    ...(isCounted ? [] : [`${right} of ${options.length} options are right.`]),
    ...texts.flatMap((text) => (/\b(all|none|both) of (the|these)/i.test(text) ? [`"${text}" is no option.`] : [])),
    ...twice(texts),
  ]
}

export const twice = (texts: string[]): string[] =>
  texts.flatMap((text, index) => (texts.indexOf(text) < index ? [`"${text}" stands twice.`] : []))

/** Whoever always takes the longest option must not get far. */
function longestIsRight({ content, at }: TopicFile): string[] {
  const choices = content.sections.flatMap(({ quiz }) => quiz.filter((item) => item.kind === 'one'))
  const telling = choices.filter(({ options }) => {
    const right = options.find((option) => 'yes' in option)?.yes.length ?? 0
    return options.every((option) => 'yes' in option || option.no.length < right)
  })
  const isTelling = choices.length >= 8 && telling.length / choices.length > 0.45
  return isTelling
    ? [`${at(['sections'])}: in ${telling.length} of ${choices.length} questions the longest option is the right one.`]
    : []
}

function pathProblems({ content, file, at }: YamlFile<PathContent>, known: Known): string[] {
  const ids = content.phases.flatMap(({ sections }) => sections)
  const place = `paths/${content.kind}/${content.path}.yaml`
  return [
    ...(file === place ? [] : [`${at(['path'])}: the file is not ${place}.`]),
    ...content.knows.flatMap((id, n) =>
      known.topics.has(id) ? [] : [`${at(['knows', n])}: there is no topic "${id}".`],
    ),
    ...twice(ids).map((problem) => `${at(['phases'])}: ${problem}`),
    ...content.phases.flatMap(({ sections }, phase) =>
      sections.flatMap((id, n) => {
        const done = ids.slice(0, ids.indexOf(id))
        return notTaught(id, done, content.knows, known).map(
          (problem) => `${at(['phases', phase, 'sections', n])}: ${problem}`,
        )
      }),
    ),
  ]
}

/** What a section of a path takes for granted that the path neither taught before nor says that it takes for granted. */
function notTaught(id: string, done: string[], taken: string[], { sections }: Known): string[] {
  const section = sections.get(id)
  if (!section) return [`there is no section "${id}".`]
  const topics = new Set([...taken, ...done.map(topicOf), topicOf(id)])
  const isKnown = (need: string) => done.includes(need) || taken.includes(topicOf(need))
  return [
    ...section.needs.filter((need) => !isKnown(need)).map((need) => `"${id}" needs "${need}", which was not taught.`),
    ...section.knows
      .filter((topic) => !topics.has(topic))
      .map((topic) => `"${id}" takes ${topic} for granted, the path does not.`),
  ]
}

const topicOf = (id: string): string => id.slice(0, id.indexOf('/'))

function repeated(paths: YamlFile<PathContent>[]): string[] {
  const ids = paths.map(({ content }) => content.path)
  return paths.flatMap(({ content: { path }, at }, index) =>
    ids.indexOf(path) < index ? [`${at(['path'])}: there is another path "${path}".`] : [],
  )
}
