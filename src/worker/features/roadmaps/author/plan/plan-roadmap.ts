import type { Database } from '#worker/db/client.ts'
import { type Found, type FoundPath, type FoundSection, findNear } from '#worker/features/library/queries.ts'
import { hearPrompt } from '../hear/hear-prompt.ts'
import { centrality, chooseSections, hasPart, isFree, mainTopics } from './choose-sections.ts'
import { dividePhases, inOrder, type PlannedPhase } from './divide-phases.ts'
import { canBePhases, fitTime, minutesOf } from './fit-time.ts'
import { heardText, notHonouredText } from './note.ts'
import { tagsOf } from './phase-wording.ts'
import { type RatedPath, ratePaths } from './rate-path.ts'
import { type Understood, understand } from './understand.ts'

/** What the library has for a prompt. */
export interface Plan {
  phases: PlannedPhase[]
  /** The authored path that it is, whole or adapted. */
  pathId: string | null
  /** What was understood, in a sentence or two. */
  heard: string
  /** What of it the plan does not do; null if it does all. */
  notHonoured: string | null
  /** About so long it takes. */
  hours: number
}

/** Where the library has nothing for it: the paths that come nearest. */
export interface NoPlan {
  nearest: { id: string; title: string }[]
  /** What the library knows that it lacks, as people read it. */
  lacking: string[]
  /** Whether the prompt names anything that has to do with software. */
  isSubject: boolean
}

/** So much of what was asked the best phrase of a path must say, and so much of what it says must be asked for. */
const LEAST_SAID = 0.55
const MOST_UNSAID = 0.55
/** Where sections are about just the part that was asked for, a path must be so too. */
const LEAST_OF_A_PART = 0.75
/** Where the best path is not it, much worse ones are even less. */
const LEAST_OF_THE_BEST = 0.7
/** So much said in all is what was asked for, however long the prompt, where no subject is named. */
const ENOUGH_SAID = 7
const MOST_OFFERED = 3

/** From what a person typed to one plan out of the library, without a model: hear, find, plan. One round trip. */
export async function planRoadmap(db: Database, prompt: string, now = new Date()): Promise<Plan | NoPlan> {
  const heard = hearPrompt(prompt, now)
  const found = await findNear(
    db,
    heard.words.map(({ word }) => word),
  )
  return planOf(understand(heard, found), found, prompt)
}

function planOf(asked: Understood, found: Found, prompt: string): Plan | NoPlan {
  const sections = new Map(found.sections.map((section) => [section.id, section]))
  const rated = ratePaths(found.paths, sections, asked)
  const refused = {
    nearest: nearestOf(rated, found),
    lacking: asked.lacking.map(({ label }) => label),
    isSubject: asked.isNamed,
  }
  const offered = rated.find(({ path }) => path.title.toLowerCase() === prompt.trim().toLowerCase())
  if (offered) return { ...described(wholePath(offered), asked, prompt, offered.path), pathId: offered.path.id }
  if (asked.lacking.some(({ isMain }) => isMain)) return refused
  const isPart = hasPart(sections, asked)
  const near = rated.filter(({ score }) => score >= LEAST_OF_THE_BEST * (rated[0]?.score ?? 0))
  const path = near.find((each) => isAskedFor(each, asked) && (!isPart || each.said >= LEAST_OF_A_PART * asked.total))
  const adapted = path && adaptedPath(path, asked)
  if (path && adapted) return { ...described(adapted, asked, prompt, path.path), pathId: path.path.id }
  const chosen = chooseSections(sections, asked)
  if (chosen.length === 0) return refused
  const fitting = fitTime(chosen, {
    hours: asked.hours,
    centralityOf: (section) => centrality(section, asked),
    spare: spareFor(chosen, found.sections, asked),
  })
  if (!canBePhases(fitting.length)) return refused
  const authored = found.paths
    .filter(({ kind }) => kind === 'skill' || kind === 'narrow')
    .flatMap(({ phases }) => phases)
  const phases = dividePhases(inOrder(fitting, topicOrder(fitting, asked)), authored)
  return { ...described(phases, asked, prompt, null), pathId: null }
}

/** A path is given where its phrase says most of what was asked, all subjects of it are there, and it says little else. */
function isAskedFor({ said, unsaid, within, sections, score }: RatedPath, asked: Understood): boolean {
  const topics = new Set(sections.map(({ topicId }) => topicId))
  const main = mainTopics(asked)
  // of several topics with one name, any will do
  const missing = main.filter(({ start }) => !main.some((other) => other.start === start && topics.has(other.id)))
  const total = Math.max(asked.total, 0.1)
  if (main.length === 0 && asked.isStrange && said < ENOUGH_SAID) return false
  if (main.length === 0 && said >= ENOUGH_SAID && unsaid <= said * MOST_UNSAID && score >= ENOUGH_SAID - 1) return true
  return (
    score > 0 &&
    missing.length === 0 &&
    said + within / 2 >= LEAST_SAID * total &&
    said >= total / 3 &&
    unsaid <= Math.max(1, MOST_UNSAID * total)
  )
}

/** The path without what the person knows, does not want or has no time for; null if too little is left of it. */
function adaptedPath({ path, sections, isWithout }: RatedPath, asked: Understood): PlannedPhase[] | null {
  const isOtherLevel = ({ level }: FoundSection) =>
    asked.level === 'beginner' ? level === 3 : asked.level !== null && level === 1
  const isPresumed = (section: FoundSection) => isGroundwork(section, sections, asked)
  const kept = sections.filter(
    (section) => !isPresumed(section) && (isWithout || isFree(section, asked)) && !isOtherLevel(section),
  )
  const fitting = fitTime(kept, {
    hours: asked.hours,
    centralityOf: (section) => centrality(section, asked),
    spare: sections,
  })
  if (!canBePhases(fitting.length) || kept.length < sections.length / 2) return null
  const isWhole = fitting.length === sections.length
  const ordered = sections.filter((section) => fitting.includes(section))
  return isWhole ? wholePath({ path, sections }) : dividePhases(ordered, path.phases)
}

/** What others of the path take for granted, for somebody who knows something or is past the basics, and did not ask for it. */
function isGroundwork(
  { topicId }: FoundSection,
  sections: readonly FoundSection[],
  { known, wanted, level }: Understood,
): boolean {
  const isPastBasics = known.length > 0 || level === 'intermediate' || level === 'advanced'
  const isTaken = sections.some((other) => other.topicId !== topicId && other.knows.includes(topicId))
  return isPastBasics && isTaken && !wanted.some(({ id }) => id === topicId)
}

/** As its author wrote it. */
function wholePath({ path, sections }: Pick<RatedPath, 'path' | 'sections'>): PlannedPhase[] {
  let from = 0
  return path.phases.map(({ title, overview, sections: own }) => {
    const taught = sections.slice(from, from + own.length)
    from += own.length
    return { title, overview, tags: tagsOf(taught), sections: taught }
  })
}

/** Others of the topics at hand, for a number that can't be divided into phases. */
function spareFor(chosen: readonly FoundSection[], all: readonly FoundSection[], asked: Understood): FoundSection[] {
  const topics = new Set(chosen.map(({ topicId }) => topicId))
  return all
    .filter((section) => topics.has(section.topicId) && !chosen.includes(section) && isFree(section, asked))
    .sort((one, other) => centrality(other, asked) - centrality(one, asked))
}

/** What others take for granted comes first; else the prompt's order. */
function topicOrder(sections: readonly FoundSection[], { wanted }: Understood): string[] {
  const takes = (one: string, other: string) =>
    sections.some(
      ({ topicId, knows, needs }) =>
        topicId === one && (knows.includes(other) || needs.some((need) => need.startsWith(`${other}/`))),
    )
  const ids = wanted.map(({ id }) => id)
  return ids.toSorted((one, other) => Number(takes(one, other)) - Number(takes(other, one)))
}

function described(phases: PlannedPhase[], asked: Understood, prompt: string, path: FoundPath | null) {
  const sections = phases.flatMap(({ sections }) => sections)
  const minutes = minutesOf(sections)
  const hours = Math.max(1, Math.round(minutes / 60))
  const topics = new Set(sections.map(({ topic }) => topic))
  const known = new Set(asked.known.map(({ title }) => title))
  const assumed = new Set([...(path?.taken ?? []), ...(path ? [] : sections.flatMap(({ taken }) => taken))])
  const notCovered = [...asked.lacking.map(({ label }) => label), ...(path?.leavesOut ?? [])]
  return {
    phases,
    heard: heardText(asked, prompt),
    notHonoured: notHonouredText(
      {
        notCovered,
        assumed: [...assumed].filter((title) => !topics.has(title) && !known.has(title)).slice(0, 4),
        hours: asked.hours !== null && minutes > asked.hours * 60 ? hours : null,
      },
      asked,
    ),
    hours,
  }
}

function nearestOf(rated: readonly RatedPath[], found: Found): NoPlan['nearest'] {
  const near = found.instead.filter(({ isNear }) => isNear)
  const similar = rated.filter(({ score }) => score > 0).map(({ path }) => path)
  const offers = [...near, ...similar, ...found.instead].map(({ id, title }) => ({ id, title }))
  return offers.filter(({ id }, index) => offers.findIndex((other) => other.id === id) === index).slice(0, MOST_OFFERED)
}
