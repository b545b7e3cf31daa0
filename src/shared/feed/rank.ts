/**
 * Why an item stands where it stands: the points of its reasons, of which the sum is the order. The worker ranks with this,
 * and the reasons that it made are what a card shows.
 */

type Choice = 'more' | 'less' | 'mute'

/** What counts for somebody: their choices, and what they learn and do by its words. */
export interface Taste {
  preferences: readonly { kind: 'tag' | 'source' | 'word'; value: string; choice: Choice }[]
  interests: readonly string[]
}

/** What is known of an item. */
interface Ranked {
  title: string
  tags: readonly string[]
  source: string
  votes: number
  openings: number
  /** Connections who bookmarked it. */
  saves: number
  publishedAt: string
}

export interface Reason {
  kind: 'tag' | 'source' | 'word' | 'interest' | 'saves' | 'openings' | 'votes' | 'age'
  value: string
  /** In tenths at most. */
  points: number
}

const POINTS = { tag: 3, word: 3, source: 2 } as const
const INTEREST_POINTS = 2
const MOST_INTERESTS = 2
const MOST_SAVES = 5
const OPENING_POINTS = 0.5
const MOST_OPENING_POINTS = 3
const HOURS_A_POINT = 12

const tenths = (points: number): number => Math.round(points * 10) / 10

/** Of one item for one person, the most personal first. @param now in ms */
export function reasonsOf(item: Ranked, { preferences, interests }: Taste, now: number): Reason[] {
  const chosen = preferences.flatMap(({ kind, value, choice }): Reason[] => {
    if (choice === 'mute' || !isAbout(item, kind, value)) return []
    return [{ kind, value, points: choice === 'more' ? POINTS[kind] : -POINTS[kind] }]
  })
  const named = new Set(chosen.map(({ value }) => value))
  const interesting = item.tags.filter((tag) => interests.includes(tag) && !named.has(tag)).slice(0, MOST_INTERESTS)
  const hours = Math.max(0, Math.floor((now - Date.parse(item.publishedAt)) / 3_600_000))
  const counted: Reason[] = [
    { kind: 'saves', value: String(item.saves), points: Math.min(item.saves, MOST_SAVES) },
    {
      kind: 'openings',
      value: String(item.openings),
      points: tenths(Math.min(item.openings * OPENING_POINTS, MOST_OPENING_POINTS)),
    },
    { kind: 'votes', value: String(item.votes), points: tenths(standingOf(item.votes)) },
  ]
  return [
    ...chosen,
    ...interesting.map((value) => ({ kind: 'interest' as const, value, points: INTEREST_POINTS })),
    ...counted.filter(({ points }) => points > 0),
    { kind: 'age', value: String(hours), points: tenths(-hours / HOURS_A_POINT) },
  ]
}

/** Below one, however many: among equals, what its source liked more. */
const standingOf = (votes: number): number => votes / (votes + 100)

/** Of the most opened: each opening a point, and what the source liked below one (the column `popularity`). */
export const popularReasonsOf = ({ openings, votes }: Pick<Ranked, 'openings' | 'votes'>): Reason[] => {
  const reasons: Reason[] = [
    { kind: 'openings', value: String(openings), points: openings },
    { kind: 'votes', value: String(votes), points: Math.round(standingOf(votes) * 100) / 100 },
  ]
  return reasons.filter(({ points }) => points > 0)
}

export const sumOf = (reasons: readonly Reason[]): number =>
  Math.round(reasons.reduce((sum, { points }) => sum + points, 0) * 1000) / 1000

function isAbout({ title, tags, source }: Ranked, kind: 'tag' | 'source' | 'word', value: string): boolean {
  if (kind === 'tag') return tags.includes(value)
  return kind === 'source' ? source === value : wordsOf(title).includes(value)
}

/** The words of a text, small; signs that belong to a name stay (c++, c#, node.js). */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.][\p{L}\p{N}]+)*[+#]*/gu) ?? []

/** The highest sum first; among equals the later one, then the id, so that no two readings differ. */
export function ranked<T extends { reasons: readonly Reason[]; publishedAt: string; itemId: string }>(
  items: readonly T[],
): T[] {
  const withSum = items.map((item) => ({ item, sum: sumOf(item.reasons) }))
  const later = (one: T, other: T) =>
    other.publishedAt.localeCompare(one.publishedAt) || other.itemId.localeCompare(one.itemId)
  return withSum.sort((one, other) => other.sum - one.sum || later(one.item, other.item)).map(({ item }) => item)
}
