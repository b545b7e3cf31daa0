import { nextDay } from '#shared/progress/days.ts'
import { TRIES_A_DAY } from '#shared/progress/rules.ts'

/** When an answer counts (G-LRN-19): pure, for reading how it stands. What is written decides in the database. */

interface Tried {
  isRight: boolean
  isAccepted: boolean
  purpose: 'section' | 'review' | 'test_out'
  createdAt: string
}

/** A right answer that only makes good for a wrong one; in a review or in testing out it makes good for nothing. */
const makesGood = ({ isRight, isAccepted, purpose }: Tried) => isRight && !isAccepted && purpose === 'section'

/** Days are those of UTC. */
const dayOf = (instant: string) => instant.slice(0, 10)

const triesOn = (day: string, tries: Tried[]) => tries.filter(({ createdAt }) => dayOf(createdAt) === dayOf(day))

/** Items of one section of the library have ids that begin alike. */
const librarySectionOf = (itemId: string) => itemId.slice(0, itemId.lastIndexOf('/'))

interface Asked {
  itemId: string | null
}

/** A person's tries at items of those sections of the library that questions come from, in whichever section they were asked. */
export function triesAtLike<T extends Asked>(questions: Asked[], tries: T[]): T[] {
  const sections = new Set(questions.flatMap(({ itemId }) => (itemId === null ? [] : librarySectionOf(itemId))))
  return tries.filter(({ itemId }) => itemId !== null && sections.has(librarySectionOf(itemId)))
}

/**
 * How many right answers to items don't count yet, because each makes good for a wrong one of the same day. Whoever guesses is
 * wrong more often than right, and so completes nothing.
 */
export function owedOf(tries: Tried[], now: string): number {
  const today = triesOn(now, tries)
  const wrong = today.filter(({ isRight }) => !isRight).length
  return wrong - today.filter(makesGood).length
}

/**
 * From when on answers to a question that has no accepted one count again, after two wrong ones, a right one that only made
 * good, or testing out; null while they do.
 * @param tries at its item, wherever it was asked, or at the open question
 */
export function restsUntil(tries: Tried[], now: string): string | null {
  const today = triesOn(now, tries)
  const isSpent = today.some((tried) => makesGood(tried) || tried.purpose === 'test_out')
  return isSpent || today.filter(({ isRight }) => !isRight).length >= TRIES_A_DAY ? nextDay(now) : null
}
