import type { PlanChanges, Understanding } from '#shared/roadmaps/plans.ts'
import type { Database } from '#worker/db/client.ts'
import { type Found, type FoundPath, findNear } from '#worker/features/library/queries.ts'
import { hearPrompt } from '../hear/hear-prompt.ts'
import { shortTitle } from '../roadmap-title.ts'
import { adaptedPath, wholePath } from './adapt-path.ts'
import { WHOLE } from './choose-sections.ts'
import type { PlannedPhase } from './divide-phases.ts'
import { extendedPath } from './extend-path.ts'
import { minutesOf } from './fit-time.ts'
import { nameRoadmap } from './name-roadmap.ts'
import { heardText, notHonouredText } from './note.ts'
import { type Choice, type Material, type Option, optionOf, rankedChoices } from './options.ts'
import type { NamedTopic } from './place-names.ts'
import { ratePaths } from './rate-path.ts'
import { type Understood, understand } from './understand.ts'
import { understoodOf } from './understood-of.ts'
import { type Changed, withChanges, withoutDropped } from './with-changes.ts'

/** What somebody asked for, as it was understood. */
interface Asked {
  /** In a sentence or two. */
  heard: string
  understood: Understanding
}

/** What the library has for a prompt. */
export interface Plan extends Asked {
  /** What it is called: the authored path's name, else a phrase of its subjects. */
  title: string
  phases: PlannedPhase[]
  /** The authored path that it is, whole or adapted. */
  pathId: string | null
  /** What of it the plan does not do; null if it does all. */
  notHonoured: string | null
  /** About so long it takes. */
  hours: number
  /** What may have been meant instead, the likelier first. */
  others: { id: string; title: string }[]
}

/** Where the library has nothing for it: the paths that come nearest. */
export interface NoPlan extends Asked {
  nearest: { id: string; title: string }[]
  /** What the library knows that it lacks, as people read it. */
  lacking: string[]
  /** Whether the prompt names anything that has to do with software. */
  isSubject: boolean
}

const MOST_OFFERED = 3
const MOST_OTHERS = 2

/**
 * From what a person typed to one plan out of the library, without a model: hear, find, plan. One round trip.
 * @param options.changes what the person said instead of what was heard
 */
export async function planRoadmap(
  db: Database,
  prompt: string,
  { changes = {}, now = new Date() }: PlanOptions = {},
): Promise<Plan | NoPlan> {
  const { heard, asked, ...material } = await hearAndFind(db, prompt, { changes, now })
  const words = { heard: heardText(asked, prompt), understood: understoodOf(asked, heard) }
  return { ...planOf({ asked, ...material }, { prompt, changes }), ...words }
}

/** What was said and what the library has of it, from which a plan is chosen. */
export async function hearAndFind(
  db: Database,
  prompt: string,
  { changes = {}, now = new Date() }: PlanOptions = {},
): Promise<Material & { heard: Changed }> {
  const heard = withChanges(hearPrompt(prompt, now), changes, now)
  const found = await findNear(
    db,
    heard.words.map(({ word }) => word),
  )
  const asked = understand(withoutDropped(heard, found), found)
  const sections = new Map(found.sections.map((section) => [section.id, section]))
  return { heard, asked, found, sections, rated: ratePaths(found.paths, sections, asked) }
}

export interface PlanOptions {
  changes?: PlanChanges | undefined
  now?: Date
}

function planOf(
  material: Material,
  { prompt, changes }: { prompt: string; changes: PlanChanges },
): Omit<Plan, keyof Asked> | Omit<NoPlan, keyof Asked> {
  const { rated, found, asked } = material
  const offered = changes.wants ? undefined : rated.find(({ path }) => isTitle(path, prompt))
  const whole = offered && (Object.keys(changes).length > 0 ? adaptedPath(offered, asked) : wholePath(offered))
  if (whole) return described(optionOf(whole, offered.path, asked), [], asked)
  const [best, ...others] = rankedChoices(material)
  return best.option
    ? described(withRest(best.option, material), others, asked)
    : {
        nearest: nearestOf(others, found),
        lacking: asked.lacking.map(({ label }) => label),
        isSubject: asked.isNamed,
      }
}

/** With what is asked for beside an authored path, which is called by all of it then. */
function withRest(option: Option, { sections, asked }: Material): Option {
  const { path, phases } = option
  const extended = path ? extendedPath(phases, path, { sections, asked }) : phases
  if (!path || extended.length === phases.length) return option
  const taught = new Set(extended.flatMap(({ sections }) => sections.map(({ topic }) => topic.toLowerCase())))
  const leavesOut = path.leavesOut.filter((one) => !taught.has(one.toLowerCase().replace(/ itself$/, '')))
  return optionOf(extended, { ...path, title: nameRoadmap(asked, extended), leavesOut }, asked)
}

const isTitle = ({ title }: FoundPath, prompt: string): boolean => title.toLowerCase() === prompt.trim().toLowerCase()

function described(
  { phases, path, missing }: Option,
  others: readonly Choice[],
  asked: Understood,
): Omit<Plan, keyof Asked> {
  const sections = phases.flatMap(({ sections }) => sections)
  const minutes = minutesOf(sections)
  const hours = Math.max(1, Math.round(minutes / 60))
  const topics = new Set(sections.map(({ topic }) => topic))
  const known = new Set(asked.known.map(({ title }) => title))
  const assumed = new Set([...(path?.taken ?? []), ...(path ? [] : sections.flatMap(({ taken }) => taken))])
  const isToldOf = ({ title }: NamedTopic) => topics.has(title) || known.has(title) || assumed.has(title)
  const named = subjects(asked)
  const notCovered = [
    ...missing.filter(({ at }) => !named.flat().some(({ start }) => start === at)).map(({ label }) => label),
    ...named.filter((same) => !same.some(isToldOf)).flatMap(([first]) => first?.title ?? []),
    ...(path?.leavesOut ?? []),
  ]
  return {
    title: path ? shortTitle(path.title) : nameRoadmap(asked, phases),
    phases,
    pathId: path?.id ?? null,
    notHonoured: notHonouredText(
      {
        notCovered,
        assumed: [...assumed].filter((title) => !topics.has(title) && !known.has(title)).slice(0, 4),
        hours: asked.hours !== null && minutes > asked.hours * 60 ? hours : null,
      },
      asked,
    ),
    hours,
    others: pathsOf(others).slice(0, MOST_OTHERS),
  }
}

/** What the prompt names for sure; topics that one name means stand together. */
const subjects = ({ wanted }: Understood): NamedTopic[][] => [
  ...Map.groupBy(
    wanted.filter(({ strength }) => strength >= WHOLE),
    ({ start }) => start,
  ).values(),
]

const pathsOf = (choices: readonly Choice[]) =>
  choices.flatMap(({ option }) => (option?.path ? { id: option.path.id, title: option.path.title } : []))

function nearestOf(choices: readonly Choice[], found: Found): NoPlan['nearest'] {
  const near = found.instead.filter(({ isNear }) => isNear)
  const offers = [...near, ...pathsOf(choices), ...found.instead].map(({ id, title }) => ({ id, title }))
  return offers.filter(({ id }, index) => offers.findIndex((other) => other.id === id) === index).slice(0, MOST_OFFERED)
}
