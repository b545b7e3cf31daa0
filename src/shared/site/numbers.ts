/** True numbers of the whole, as the start page shows them. */
export interface SiteNumbers {
  roadmapsWritten: number
  sectionsCompleted: number
  linksChecked: number
}

export const NUMBERS_PATH = '/ft/numbers'
