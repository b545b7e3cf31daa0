import type { FoundPath, FoundSection } from '#worker/features/library/queries.ts'
import { STRENGTH } from './choose-sections.ts'
import type { Understood } from './understand.ts'

/** A path and how well it is what was asked for. */
export interface RatedPath {
  path: FoundPath
  sections: FoundSection[]
  /** Weight of what its best phrase says of the prompt. */
  said: number
  /** Of that, what is wanted and not only said beside or known. */
  core: number
  /** Weight of what that phrase says and the prompt does not. */
  unsaid: number
  /** Weight of what else of the prompt its sections are about. */
  within: number
  score: number
  /** How many telling stems of the prompt that phrase has. */
  matched: number
  /** Its title says all that is wanted. */
  isTitle: boolean
  /** The stems of all its phrases. */
  phrases: Set<string>
  /** Its phrase says what is not wanted, as the prompt does: "php without framework". */
  isWithout: boolean
}

/** What a phrase says beyond the prompt counts so much against it. */
const UNSAID = 0.55
/** What the sections say of the rest of the prompt. */
const WITHIN = 0.35
/** That it is about what was named, and not only speaks of it. */
const OWN = 1.5
/** What is said around any request tells only what else is the same. */
const FRAMING = 0.15
/** That its title says all. */
const TITLED = 1.5
/** That it starts at what somebody does not know. */
const FROM_ELSEWHERE = 3

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

/** What a phrase of a path says of the prompt, and what besides. */
function phraseOf({ lexemes, weight }: FoundPath['phrases'][number], asked: Understood) {
  const stems = new Set(lexemes)
  const isWithout = saysWithout(lexemes, asked.unwantedStems)
  let said = 0
  let inPhrase = 0
  let core = 0
  let matched = 0
  for (const stem of stems) {
    const share =
      (isWithout && asked.unwantedStems.has(stem) ? asked.full.get(stem) : undefined) ?? asked.weights.get(stem)
    if (asked.framing.has(stem)) said += FRAMING
    if (share === undefined) continue
    said += share
    inPhrase += asked.full.get(stem) ?? 0
    if (share === asked.full.get(stem)) core += share
    if (share > 1) matched += 1
  }
  return { stems, isWithout, said, core, matched, unsaid: Math.max(0, weight - inPhrase) }
}

function ratePath(path: FoundPath, all: ReadonlyMap<string, FoundSection>, asked: Understood): RatedPath {
  const sections = path.phases.flatMap(({ sections }) => sections.flatMap(({ sectionId }) => all.get(sectionId) ?? []))
  const phrases = path.phrases.map((phrase) => phraseOf(phrase, asked))
  const called = namesOf(sections, asked)
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
  const title = isTitled(path, asked)
  const elsewhere = best.unsaid > 1 && isFromElsewhere(path, asked) ? FROM_ELSEWHERE : 0
  const score =
    best.said -
    UNSAID * best.unsaid +
    WITHIN * within +
    fitOf(path, sections, asked, best.stems) +
    (title ? TITLED : 0) -
    elsewhere
  return {
    path,
    sections,
    said: best.said + called,
    core: best.core + called,
    unsaid: best.unsaid,
    matched: best.matched,
    isTitle: title,
    within,
    score,
    phrases: new Set(phrases.flatMap(({ stems }) => [...stems])),
    isWithout: best.isWithout && asked.unwantedStems.size > 0,
  }
}

/** An interview or a contribution is given to whoever speaks of one. */
export function isForAnotherPurpose({ kind }: FoundPath, asked: Understood): boolean {
  const purpose = PURPOSES[kind]
  return purpose !== undefined && purpose !== asked.purpose
}

/** "PHP without framework": what is unwanted stands behind that word. */
function saysWithout(lexemes: readonly string[], unwanted: ReadonlySet<string>): boolean {
  const at = lexemes.indexOf('without')
  return at >= 0 && [...unwanted].every((stem) => lexemes.indexOf(stem) > at)
}

/** "Tech lead": a path that is called so is for it, whatever else it has. */
function isTitled({ title, phrases }: FoundPath, { weights, full }: Understood): boolean {
  const own = phrases.find(({ phrase }) => phrase === title)
  const wanted = [...weights].filter(([stem, weight]) => weight > 1 && weight === full.get(stem))
  return !own?.lexemes.includes('without') && wanted.length > 1 && wanted.every(([stem]) => own?.lexemes.includes(stem))
}

/** What a topic is called, a path that is mainly about it says: it need not say "Google" for a Google interview. */
function namesOf(sections: readonly FoundSection[], asked: Understood): number {
  const main = mainTopic(sections)
  const topic = asked.wanted.find(({ id }) => id === main)
  const own = sections.filter(({ topicId }) => topicId === main)
  const isOnlyName = (stem: string) => own.every(({ hits }) => hits[stem] !== 'A')
  return (topic?.stems ?? []).filter(isOnlyName).reduce((sum, stem) => sum + (asked.weights.get(stem) ?? 0), 0)
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
  let fit = 0
  if (isForAnotherPurpose(path, asked)) fit -= 5
  if (path.kind === 'migration') fit += asked.purpose === 'migration' ? 1 : -1
  fit += OWN * shareOfWanted(sections, asked)
  if (asked.purpose === 'interview' && path.kind !== 'interview') fit -= 3
  if (asked.purpose === 'contribution' && path.kind !== 'contribution') fit -= 2
  if (asked.purpose === 'understanding' && path.kind === 'basics') fit += 1.5
  if (asked.level === 'advanced' && path.level === 1) fit -= 4
  if (asked.level === 'advanced' && path.level === 3) fit += 1.5
  if (asked.level === 'beginner' && path.kind !== 'interview') fit -= path.level === 3 ? 4 : path.level === 2 ? 1.5 : 0
  if (asked.level === null && path.level === 3 && path.kind !== 'interview' && path.kind !== 'migration') fit -= 2.5
  if (path.kind === 'skill' || path.kind === 'bridge') fit += 0.4
  const isTold = asked.wanted.some(({ id }) => id === main)
  if (main && !isTold && asked.knows.has(main)) fit -= 6
  if (main && asked.unwanted.some(({ id }) => id === main) && !phrase.has('without')) fit -= 20
  if (path.kind === 'other-profession' && isForOthers(path, asked)) fit -= 1.5
  // what its phrase names belongs to it, taught or taken for granted
  const missing = asked.wanted.filter(({ id, stems }) => !topics.has(id) && !stems.every((stem) => phrase.has(stem)))
  for (const { id, strength } of missing) fit -= 1.2 * strength + (path.knows.includes(id) ? 2 : 0)
  for (const id of path.knows) if (asked.knows.has(id)) fit += 0.4
  const lacks = path.knows.filter((id) => !asked.knows.has(id) && !asked.wanted.some((topic) => topic.id === id))
  if (asked.known.length > 0) fit -= 0.8 * Math.min(lacks.length, 3)
  return fit
}

/** A bridge starts at what somebody knows. */
const isFromElsewhere = ({ kind, knows }: FoundPath, asked: Understood): boolean =>
  kind === 'bridge' &&
  knows.length > 0 &&
  !knows.some((id) => asked.knows.has(id) || asked.wanted.some((topic) => topic.id === id))

/** How much of a path is about what was named; the basics of programming are part of any language. */
export function shareOfWanted(sections: readonly FoundSection[], { wanted }: Understood): number {
  const counted = sections.filter(
    ({ topicId }) => topicId !== 'programming-basics' || wanted.some(({ id }) => id === topicId),
  )
  const own = counted.filter(({ topicId }) => wanted.some(({ id }) => id === topicId))
  return counted.length === 0 ? 0 : own.length / counted.length
}

/** A path for designers is no path for whoever does not say that they are one. */
export function isForOthers({ title, phrases }: FoundPath, asked: Understood): boolean {
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
