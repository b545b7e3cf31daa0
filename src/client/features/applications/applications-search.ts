/** What stands in the address of /playground/applications. */
export interface ApplicationsSearch {
  /** Instead of the board. */
  view?: 'table' | undefined
  /** The application that is open. */
  open?: string | undefined
}
