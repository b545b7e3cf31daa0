import { readFile, writeFile } from 'node:fs/promises'
import type { LibraryContent } from '#dev/library/cached-library.ts'
import type { Database } from '#worker/db/client.ts'
import {
  type Features,
  isForOthers,
  isTooHard,
  lackedBy,
  narrownessOf,
} from '#worker/features/roadmaps/author/plan/features.ts'
import { type Choice, choicesOf } from '#worker/features/roadmaps/author/plan/options.ts'
import { hearAndFind } from '#worker/features/roadmaps/author/plan/plan-roadmap.ts'
import type { Understood } from '#worker/features/roadmaps/author/plan/understand.ts'
import type { ExpectedPlan } from './expected-plan.ts'
import { today } from './plan-prompt.ts'
import { type Case, SEEN } from './read-prompts.ts'
import { type Outcome, scorePlan } from './score-plan.ts'

/** Finds what each feature of a plan counts, so that over the prompts of the tuning half the chosen plans are worth most. */

/** What an answer is worth to whoever asked. */
const WORTH: Record<Outcome, number> = { fit: 1, partly: 0.35, refused: 0, misfit: -0.9 }
/** A path that somebody has thought through is worth more than sections that are joined and fit as well. */
const OF_JOINED = 0.64
/** What is hard, or for another profession, is worth less to whoever did not ask for it. */
const OF_OTHERS = 0.6
/** What is for fewer people than asked is worth less. */
const OF_NARROW = 0.65
/** Any plan for what the library does not have. */
const NOT_REFUSED = -2
/** For each subject that a path takes for granted and nobody spoke of. */
const OF_LACKED = 0.8
const STEPS = 400
const RATE = 0.06
/** Keeps weights small that the prompts say little of. */
const DECAY = 0.01

interface Lesson {
  features: number[]
  worth: number
}

export async function fitWeights(db: Database, cases: readonly Case[], library: LibraryContent): Promise<Features> {
  // what the library was mended by fits too well to tell what a word is worth
  const tuned = cases.filter(({ set, kind }) => set === 'tune' && kind !== SEEN)
  const choices: Array<Array<{ features: Features; worth: number }>> = []
  for (const { expected } of tuned) {
    const heard = await hearAndFind(db, expected.prompt, { now: today })
    choices.push(
      choicesOf(heard).map((choice) => ({
        features: choice.features,
        worth: worthOf(choice, heard.asked, expected, library.paths),
      })),
    )
  }
  const names = [...new Set(choices.flat().flatMap(({ features }) => Object.keys(features)))].sort()
  const spread = names.map((name) => deviation(choices.flat().map(({ features }) => features[name] ?? 0)))
  const lessons = choices.map((given) =>
    given.map(({ features, worth }) => ({
      features: names.map((name, index) => (features[name] ?? 0) / (spread[index] ?? 1)),
      worth,
    })),
  )
  const weights = fitted(lessons, names.length)
  return Object.fromEntries(names.map((name, index) => [name, round((weights[index] ?? 0) / (spread[index] ?? 1))]))
}

function worthOf(choice: Choice, asked: Understood, expected: ExpectedPlan, paths: LibraryContent['paths']): number {
  const { outcome } = scorePlan(expected, answered(choice), paths)
  const path = choice.option?.path
  const sections = choice.option?.phases.flatMap(({ sections }) => sections) ?? []
  if (outcome === 'misfit' && !expected.fits) return NOT_REFUSED
  if (outcome !== 'fit' || !choice.option) return WORTH[outcome]
  const eased = isTooHard(sections, asked) || (path && isForOthers(path, asked)) ? OF_OTHERS : 1
  if (!path) return eased * OF_JOINED
  return eased * OF_LACKED ** lackedBy(path, asked).length * OF_NARROW ** narrownessOf(path, asked)
}

/** Writes them where the planner reads them. */
export async function writeWeights(weights: Features): Promise<void> {
  const rows = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},`)
  const source = await readFile(WEIGHTS_FILE, 'utf8')
  const table = /(?<=const WEIGHTS: Features = \{)[^}]*(?=\})/
  await writeFile(WEIGHTS_FILE, source.replace(table, `\n${rows.join('\n')}\n`))
}
const WEIGHTS_FILE = new URL('../../src/worker/features/roadmaps/author/plan/weights.ts', import.meta.url)

const answered = ({ option }: Choice) =>
  option
    ? { sections: option.phases.flatMap(({ sections }) => sections), pathId: option.path?.id ?? null }
    : { refused: 'unknown' as const, nearest: ['any'] }

/** Adam on what the chosen answers are worth on average, each answer chosen as often as its weight speaks for it. */
function fitted(lessons: readonly Lesson[][], size: number): number[] {
  const weights = new Array<number>(size).fill(0)
  const mean = [...weights]
  const square = [...weights]
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = slopeAt(weights, lessons)
    for (let at = 0; at < size; at += 1) {
      const own = (slope[at] ?? 0) - DECAY * (weights[at] ?? 0)
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * own
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * own ** 2
      const [fast, slow] = [(mean[at] ?? 0) / (1 - 0.9 ** step), (square[at] ?? 0) / (1 - 0.999 ** step)]
      weights[at] = (weights[at] ?? 0) + (RATE * fast) / (Math.sqrt(slow) + 1e-8)
    }
  }
  return weights
}

function slopeAt(weights: readonly number[], lessons: readonly Lesson[][]): number[] {
  const slope = new Array<number>(weights.length).fill(0)
  for (const given of lessons) {
    const scores = given.map(({ features }) => features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))
    const most = Math.max(...scores)
    const odds = scores.map((score) => Math.exp(score - most))
    const total = odds.reduce((sum, one) => sum + one, 0)
    const expected = given.reduce((sum, { worth }, at) => sum + (worth * (odds[at] ?? 0)) / total, 0)
    for (const [at, { features, worth }] of given.entries()) {
      const pull = (2 * (odds[at] ?? 0) * (worth - expected)) / total / lessons.length
      for (const [index, value] of features.entries()) slope[index] = (slope[index] ?? 0) + pull * value
    }
  }
  return slope
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1
}

const round = (value: number): number => Math.round(value * 1000) / 1000
