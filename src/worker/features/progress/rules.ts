/** When an answer to an item counts (G-LRN-19): pure, for reading how it stands. What is written decides in the database. */

/** Wrong ones after which an item counts no more on that day. */
export const TRIES_A_DAY = 2

interface Tried {
  isRight: boolean
  isAccepted: boolean
  createdAt: string
}

interface Asked {
  kind: string
  tries: Tried[]
}

/** Days are those of UTC. */
const dayOf = (instant: string) => instant.slice(0, 10)

const triesOn = (day: string, { tries }: Asked) => tries.filter(({ createdAt }) => dayOf(createdAt) === dayOf(day))

/**
 * How many right answers don't count yet in a section, because each makes good for a wrong one of the same day. Whoever
 * guesses is wrong more often than right, and so completes nothing.
 */
export function owedOf(questions: Asked[], now: string): number {
  const today = questions.filter(({ kind }) => kind !== 'open').flatMap((question) => triesOn(now, question))
  const wrong = today.filter(({ isRight }) => !isRight).length
  return wrong - today.filter(({ isRight, isAccepted }) => isRight && !isAccepted).length
}

/** From when on answers to an item count again, after two wrong ones or a right one that only made good; null while they do. */
export function restsUntil(question: Asked, now: string): string | null {
  if (question.kind === 'open' || question.tries.some(({ isAccepted }) => isAccepted)) return null
  const today = triesOn(now, question)
  const isOver = today.some(({ isRight }) => isRight) || today.length >= TRIES_A_DAY
  return isOver ? nextDay(now) : null
}

export function nextDay(now: string): string {
  const day = new Date(dayOf(now))
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString()
}
