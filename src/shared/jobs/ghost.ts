/** What is known of a listing that may be an ad for nothing. */
interface Seen {
  /** ISO; null where the source does not say. */
  postedAt: string | null
  lastConfirmedAt: string
  /** The same job by the same employer, told before under another number. */
  reposts: number
  isOfEmployer: boolean
  hasSalary: boolean
  hasDescription: boolean
}

export const GHOST_RISKS = { low: 'Low ghost risk', some: 'Some ghost risk', high: 'High ghost risk' } as const
export type GhostRisk = keyof typeof GHOST_RISKS

export interface GhostReason {
  text: string
  /** Above nothing it raises the risk, below it lowers it. */
  points: number
}

const DAY_MS = 86_400_000

/** Whether an ad may stand for no job that can be had, by what is known of it, each reason with its points. @param now in ms */
export function ghostRisk(seen: Seen, now: number): { risk: GhostRisk; reasons: GhostReason[] } {
  const age = seen.postedAt === null ? null : Math.floor((now - Date.parse(seen.postedAt)) / DAY_MS)
  const unseen = Math.floor((now - Date.parse(seen.lastConfirmedAt)) / DAY_MS)
  const reasons = [
    age === null && { text: 'Its source does not say when it was posted.', points: 1 },
    age !== null && age > 90 && { text: `Posted ${age} days ago; most jobs are filled by then.`, points: 3 },
    age !== null && age > 45 && age <= 90 && { text: `Posted ${age} days ago.`, points: 2 },
    seen.reposts > 0 && { text: repostText(seen.reposts), points: Math.min(seen.reposts, 3) },
    unseen >= 7 && { text: `Nobody has seen it for ${unseen} days.`, points: 2 },
    seen.isOfEmployer && unseen < 2 && { text: 'On the employer’s own board within two days.', points: -2 },
    !seen.hasSalary && { text: 'The salary is not stated.', points: 1 },
    seen.hasSalary && { text: 'The salary is stated.', points: -1 },
    !seen.hasDescription && { text: 'The source shows only a title.', points: 1 },
  ].filter((reason): reason is GhostReason => reason !== false)
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0)
  return { risk: points >= 4 ? 'high' : points >= 2 ? 'some' : 'low', reasons }
}

const repostText = (reposts: number): string =>
  reposts === 1 ? 'The same job was posted once before.' : `The same job was posted ${reposts} times before.`
