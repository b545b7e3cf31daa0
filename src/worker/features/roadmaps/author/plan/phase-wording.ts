import type { FoundSection } from '#worker/features/library/queries.ts'

type Worded = Pick<FoundSection, 'topic' | 'title' | 'aim' | 'category' | 'teaches'>

const MAX_TITLE = 80
const MAX_TAGS = 4
const MAX_TAG = 40

/** What most of the sections are about, and where they lead: "Docker: from images to networks". */
export function titleOf(
  sections: readonly Worded[],
  { isLast, taken }: { isLast: boolean; taken: ReadonlySet<string> },
): string {
  const topics = [...Map.groupBy(sections, ({ topic }) => topic)].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  const subject = topics
    .slice(0, 2)
    .map(([topic]) => topic)
    .join(' and ')
  const finale = isLast ? sections.findLast(({ category }) => category === 'Project') : undefined
  const skills = skillsOf(sections, subject)
  const candidates = [
    ...(finale ? [`${subject}: ${lowerFirst(finale.title)}`] : []),
    ...(skills.length > 1 ? [`${subject}: from ${skills[0]} to ${skills.at(-1)}`] : []),
    ...sections.map(({ title }) => `${subject}: ${lowerFirst(title)}`),
  ]
  return candidates.find((title) => title.length <= MAX_TITLE && !taken.has(title)) ?? sections[0]?.title ?? subject
}

/** One skill a section, the short ones of each. */
function skillsOf(sections: readonly Worded[], subject: string): string[] {
  const isNew = (skill: string) => !subject.toLowerCase().includes(skill.toLowerCase())
  const skills = sections.flatMap(
    ({ teaches }) =>
      teaches
        .filter(isNew)
        .slice(0, 2)
        .sort((one, other) => one.length - other.length)[0] ?? [],
  )
  return [...new Set(skills)]
}

/** Longer overviews are cut where they are shown. */
const MOST_WORDS = 58

/** "First you …, then you …. At the end you …": what the sections are for; of too many words the middle goes. */
export function overviewOf(sections: readonly Worded[]): string {
  const aims = sections.map(({ aim }) => `you ${lowerFirst(aim.replace(/\.$/, ''))}`)
  const told = Array.from({ length: aims.length }, (_, left) =>
    sentencesOf([...aims.slice(0, -1 - left), ...aims.slice(-1)]),
  )
  return told.find((text) => text.split(' ').length <= MOST_WORDS) ?? sentencesOf(aims.slice(-1))
}

function sentencesOf(aims: readonly string[]): string {
  const last = aims.at(-1) ?? ''
  if (aims.length < 2) return `Here ${last}.`
  const [first, ...between] = aims.slice(0, -1)
  return [`First ${first}.`, ...between.map((aim) => `Then ${aim}.`), `At the end ${last}.`].join(' ')
}

/** The first skill of each section, then the second ones. */
export function tagsOf(sections: readonly Pick<FoundSection, 'teaches'>[]): string[] {
  const inTurns = [0, 1].flatMap((turn) => sections.flatMap(({ teaches }) => teaches[turn] ?? []))
  return [...new Set(inTurns)].filter((skill) => skill.length <= MAX_TAG).slice(0, MAX_TAGS)
}

export const list = (items: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items)

/** "HTTP" and "C# records" keep their letters. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]*(?:[ ,]|$)/.test(text) && !/^(?:I|[A-Z][a-z]*[A-Z])/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
