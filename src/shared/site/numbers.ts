/** True numbers of the whole, as public pages show them. */
export interface SiteNumbers {
  roadmapsWritten: number
  sectionsCompleted: number
  linksChecked: number
  /** Who began the open-source internship within the last four weeks. */
  internsNow: number
  /** Who has read all of it. */
  internsDone: number
}

export const NUMBERS_PATH = '/ft/numbers'
