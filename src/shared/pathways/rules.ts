/** R-PATH-04 */
export const INTERNSHIP_PATHWAY = 'os-internship-v3'
export const PATHWAY_WEEKS = 4
/** EN-290 */
export const RESOURCE_STATUSES = ['incomplete', 'complete'] as const
/** Whoever began within so many days is counted as being on it. */
export const COHORT_DAYS = 28

interface Read {
  resources: { isCompleted: boolean }[]
}

/** A week is done when all of its resources are (G-PATH-01). */
export const isWeekDone = ({ resources }: Read): boolean => resources.every(({ isCompleted }) => isCompleted)

/** The open week, from 0: as many as are done, and at most the last (R-PATH-02, G-PATH-02). */
export const currentWeekOf = (weeks: Read[]): number =>
  Math.max(0, Math.min(weeks.length - 1, weeks.filter(isWeekDone).length))
