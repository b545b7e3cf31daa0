/** What the map of a roadmap shows: phases as stretches of a route, sections as its stations. */

/** 'begun' is under way, 'empty' only planned. */
export type StopState = 'covered' | 'begun' | 'open' | 'empty'

export interface MapStation {
  id: string
  title: string
  minutes: number | null
  skills: readonly string[]
  state: StopState
  /** One goes on here. */
  isNext: boolean
  /** Leaves the route behind the station and comes back to it. */
  deepDive: { id: string; state: StopState } | null
}

export interface MapStretch {
  id: string
  title: string
  /** Beside the title: how far one is, or that it is still being written. */
  note: string | null
  /** Whether there is a page of it to go to. */
  isWritten: boolean
  stations: readonly MapStation[]
}
