import { libraryFolder } from '#dev/commands/check-library.ts'
import { cachedLibrary } from '#dev/library/cached-library.ts'
import { median } from '../median.ts'
import { p95 } from '../p95.ts'
import { tell } from '../stage.ts'
import { fitWeights, writeWeights } from './fit-weights.ts'
import { promptsFolder, readPrompts } from './read-prompts.ts'
import { OUTCOMES, type Outcome } from './score-plan.ts'
import { listTrials, showOutcomes } from './show-trials.ts'
import { tryPlanner } from './try-planner.ts'
import { withLibrary } from './with-library.ts'

/** `npm run bench -- planner [--fit | --list partly|misfit|refused|fit]`: what the planner makes of prompts as people type them. */
export async function evaluatePlanner(options: string[]): Promise<void> {
  const isFitted = options[0] === '--fit'
  const listed = isFitted ? null : listedOutcome(options)
  const library = cachedLibrary(libraryFolder)
  const { cases, problems } = readPrompts(promptsFolder, library)
  if (problems.length > 0) throw new Error(`The prompts are not in order:\n${problems.join('\n')}`)
  if (isFitted) {
    await writeWeights(await withLibrary((db) => fitWeights(db, cases, library)))
    return
  }
  tell(`Planning for ${cases.length} prompts …`)
  const trials = await withLibrary((db) => tryPlanner(db, cases, library.paths))
  if (listed) console.log(`${listTrials(listed, trials)}\n`)
  console.log(showOutcomes(trials))
  const times = trials.map(({ ms }) => ms)
  console.log(`\nA plan takes ${median(times).toFixed(1)} ms, p95 ${p95(times).toFixed(1)} ms.`)
}

function listedOutcome([option, value]: string[]): Outcome | null {
  if (option === undefined) return null
  const outcome = OUTCOMES.find((one) => one === value)
  if (option !== '--list' || !outcome)
    throw new Error(`There is --fit, and --list with one of: ${OUTCOMES.join(', ')}.`)
  return outcome
}
