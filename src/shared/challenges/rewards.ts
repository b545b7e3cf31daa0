/** Of the bounty's StreetCred for the first, second and third place; and for who reached half of the points. */
export const PLACE_SHARES: readonly number[] = [1, 0.75, 0.5]
export const ENTRY_SHARE = 0.25

/**
 * What an entry earns each of its people, in hundredths of a point, rounded down: a team shares.
 * @param entry.points of the median judge, of `most`; @param entry.place 1 to 3, or null
 */
export function rewardOf(score: number, entry: { place: number | null; points: number; most: number; people: number }) {
  const { place, points, most, people } = entry
  const share = place === null ? (points * 2 >= most ? ENTRY_SHARE : 0) : (PLACE_SHARES[place - 1] ?? 0)
  return Math.floor((score * share * 100) / Math.max(1, people) + 1e-6) / 100
}
