import { daysAfter } from './days.ts'

/** How well somebody knows what an objective asks, from their tries at its items: pure, from 0 to 1. */

/** A try of so many days before the latest one weighs half as much as that. */
export const HALF_LIFE_DAYS = 7
/** With fewer, what is missing counts as not known: one right try is a third at most, two are two thirds. */
export const TRIES_TO_TRUST = 3
/** From this on, and with so many tries, an objective is passed. */
export const PASSED_STRENGTH = 0.8

export interface ItemTry {
  itemId: string
  isRight: boolean
  createdAt: string
}

/** Of each item the first try of a day (UTC), in their order: after its explanation was read, a second one tells nothing. */
export function firstTries<T extends ItemTry>(tries: readonly T[]): T[] {
  const firsts = new Map<string, T>()
  for (const tried of tries.toSorted(byTime)) {
    const key = `${tried.createdAt.slice(0, 10)} ${tried.itemId}`
    if (!firsts.has(key)) firsts.set(key, tried)
  }
  return [...firsts.values()]
}

/**
 * The share of right tries, the later ones weighing more, and in proportion while there are fewer than three. A right try never
 * lowers it, a wrong one never raises it, and it doesn't fade by itself: when to ask again is what the schedule says.
 */
export function strengthOf(tries: readonly ItemTry[]): number {
  const firsts = firstTries(tries)
  const latest = firsts.at(-1)?.createdAt
  if (latest === undefined) return 0
  const weightOf = ({ createdAt }: ItemTry) => 2 ** (-daysAfter(createdAt, latest) / HALF_LIFE_DAYS)
  const sum = (of: readonly ItemTry[]) => of.reduce((total, tried) => total + weightOf(tried), 0)
  const share = sum(firsts.filter(({ isRight }) => isRight)) / sum(firsts)
  return share * Math.min(1, firsts.length / TRIES_TO_TRUST)
}

export const isPassed = (tries: readonly ItemTry[]): boolean =>
  firstTries(tries).length >= TRIES_TO_TRUST && strengthOf(tries) >= PASSED_STRENGTH

/** Instants are ISO 8601 in UTC, so that their texts stand in the order of time. */
export const byTime = (one: { createdAt: string }, other: { createdAt: string }): number =>
  one.createdAt < other.createdAt ? -1 : Number(one.createdAt > other.createdAt)
