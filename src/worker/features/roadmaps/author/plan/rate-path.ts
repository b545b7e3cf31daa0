import type { FoundPath, FoundSection } from '#worker/features/library/queries.ts'
import type { Understood } from './understand.ts'

/** A path and how well it is what was asked for. */
export interface RatedPath {
  path: FoundPath
  sections: FoundSection[]
  /** Weight of what its best phrase says of the prompt. */
  said: number
  /** Weight of what that phrase says and the prompt does not. */
  unsaid: number
  /** Weight of what else of the prompt its sections are about. */
  within: number
  score: number
  /** Its phrase says what is not wanted, as the prompt does: "php without framework". */
  isWithout: boolean
}

/** What a phrase says beyond the prompt counts so much against it. */
const UNSAID = 0.55
/** What the sections say of the rest of the prompt. */
const WITHIN = 0.35
const STRENGTH = { A: 1, B: 0.45, C: 0.15 }

const LEAST_OF_THE_ONLY = 0.6

/** Kinds of paths that are for a purpose of their own. */
const PURPOSES: Partial<Record<string, string>> = { interview: 'interview', contribution: 'contribution' }

export function ratePaths(
  paths: readonly FoundPath[],
  sections: ReadonlyMap<string, FoundSection>,
  asked: Understood,
): RatedPath[] {
  return paths
    .map((path) => ratePath(path, sections, asked))
    .sort((one, other) => other.score - one.score || one.path.level - other.path.level)
}

function ratePath(path: FoundPath, all: ReadonlyMap<string, FoundSection>, asked: Understood): RatedPath {
  const sections = path.phases.flatMap(({ sections }) => sections.flatMap(({ sectionId }) => all.get(sectionId) ?? []))
  const phrases = path.phrases.map(({ lexemes, weight }) => {
    const stems = new Set(lexemes)
    const isWithout = stems.has('without') && [...asked.unwantedStems].every((stem) => stems.has(stem))
    let said = 0
    let inPhrase = 0
    for (const stem of stems) {
      const share =
        (isWithout && asked.unwantedStems.has(stem) ? asked.full.get(stem) : undefined) ?? asked.weights.get(stem)
      if (share === undefined) continue
      said += share
      inPhrase += asked.full.get(stem) ?? 0
    }
    return { stems, isWithout, said, unsaid: Math.max(0, weight - inPhrase) }
  })
  const best = phrases.reduce((one, other) =>
    other.said - UNSAID * other.unsaid > one.said - UNSAID * one.unsaid ? other : one,
  )
  let within = 0
  for (const [stem, weight] of asked.weights) {
    if (!best.stems.has(stem))
      within +=
        weight *
        Math.max(
          0,
          ...sections.map(({ hits }) => (hits[stem] ? STRENGTH[hits[stem]] : 0)),
          phrases.some(({ stems }) => stems.has(stem)) ? 0.8 : 0,
        )
  }
  const score = best.said - UNSAID * best.unsaid + WITHIN * within + fitOf(path, sections, asked, best.stems)
  return {
    path,
    sections,
    said: best.said,
    unsaid: best.unsaid,
    within,
    score,
    isWithout: best.isWithout && asked.unwantedStems.size > 0,
  }
}

/** Purpose, level and direction: what the words of a phrase don't tell. */
function fitOf(
  path: FoundPath,
  sections: readonly FoundSection[],
  asked: Understood,
  phrase: ReadonlySet<string>,
): number {
  const topics = new Set(sections.map(({ topicId }) => topicId))
  const main = mainTopic(sections)
  const purpose = PURPOSES[path.kind]
  let fit = 0
  if (purpose && purpose !== asked.purpose) fit -= 5
  if (asked.purpose === 'interview' && path.kind !== 'interview') fit -= 3
  if (asked.purpose === 'contribution' && path.kind !== 'contribution') fit -= 2
  if (asked.purpose === 'understanding' && path.kind === 'basics') fit += 1.5
  if (asked.level === 'advanced' && path.level === 1) fit -= 4
  if (asked.level === 'advanced' && path.level === 3) fit += 1.5
  if (asked.level === 'beginner') fit -= path.level === 3 ? 4 : path.level === 2 ? 0.8 : 0
  if (asked.level === null && path.level === 3 && path.kind !== 'interview' && path.kind !== 'migration') fit -= 1.2
  if (path.kind === asked.purpose && path.kind === 'migration') fit += 0.8
  if (asked.purpose === 'project' && path.kind === 'narrow') fit -= 3
  if (path.kind === 'skill') fit += 0.4
  if (path.kind === 'bridge') fit += asked.known.length > 0 ? 0.4 : -1.2
  // a path in which the only subject is one of many is about something else
  const only = asked.wanted.length === 1 ? asked.wanted[0] : undefined
  const share = only ? sections.filter(({ topicId }) => topicId === only.id).length / Math.max(1, sections.length) : 1
  if (only && share < LEAST_OF_THE_ONLY) fit -= 3 * (LEAST_OF_THE_ONLY - share)
  const isTold = asked.wanted.some(({ id }) => id === main)
  if (main && !isTold && asked.known.some(({ id }) => id === main)) fit -= 6
  if (main && asked.unwanted.some(({ id }) => id === main) && !phrase.has('without')) fit -= 20
  if (path.kind === 'other-profession' && isForOthers(path, asked)) fit -= 1.5
  // what its phrase names belongs to it, taught or taken for granted
  const missing = asked.wanted.filter(({ id, stems }) => !topics.has(id) && !stems.every((stem) => phrase.has(stem)))
  for (const { id, strength } of missing) fit -= 1.2 * strength + (path.knows.includes(id) ? 2 : 0)
  for (const id of path.knows) if (asked.known.some((topic) => topic.id === id)) fit += 0.4
  return fit
}

/** A path for designers is no path for whoever does not say that they are one. */
function isForOthers({ title, phrases }: FoundPath, asked: Understood): boolean {
  const own = phrases.find(({ phrase }) => phrase === title)
  const said = own?.lexemes.filter((stem) => asked.weights.has(stem)) ?? []
  return said.reduce((sum, stem) => sum + (asked.full.get(stem) ?? 0), 0) < (own?.weight ?? 0) / 2
}

/** What most of the sections are about. */
export function mainTopic(sections: readonly FoundSection[]): string | null {
  const counts = Map.groupBy(sections, ({ topicId }) => topicId)
  const [first] = [...counts].sort(([, one], [, other]) => other.length - one.length)
  return first?.[0] ?? null
}
