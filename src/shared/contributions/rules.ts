/** What a merged pull request earns its author, and each co-author who is here. */
export const CONTRIBUTION_POINTS = 4
/** Against swapping: so many of one person count in a week, and so many of one repository, or merged by one person, ever. */
export const MOST_MERGED_A_WEEK = 3
export const MOST_OF_REPOSITORY = 10
export const MOST_BY_MERGER = 10
/** A repository that fewer have noticed earns nothing. */
export const FEWEST_STARS = 10

/** So many of the latest are shown. */
export const CONTRIBUTIONS_SHOWN = 50

export const CONTRIBUTION_ROLES = ['author', 'coauthor'] as const
/** Offered, taken as a receipt, or not wanted. */
export const CONTRIBUTION_STATUSES = ['found', 'kept', 'passed'] as const

interface Merged {
  isSelfMerged: boolean
  stars: number
}

/** Why it earns nothing, whatever comes later; null where it does. */
export function barOf({ isSelfMerged, stars }: Merged): string | null {
  if (isSelfMerged) return 'You merged it yourself, so it earns no points.'
  if (stars < FEWEST_STARS) return `Its project has fewer than ${FEWEST_STARS} stars, so it earns no points.`
  return null
}

export const pullUrl = ({ repository, number }: { repository: string; number: number }): string =>
  `https://github.com/${repository}/pull/${number}`
