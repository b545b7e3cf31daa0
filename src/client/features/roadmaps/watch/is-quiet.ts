/** A phase takes far less. */
const QUIET_MS = 60 * 1000

/** Whether a roadmap in writing has shown no sign of life for a while, so that asking again is worth offering (2§4). */
export const isQuiet = ({ state, updatedAt }: { state: string; updatedAt?: string | undefined }, now: Date): boolean =>
  state === 'incomplete' && updatedAt !== undefined && now.getTime() - Date.parse(updatedAt) > QUIET_MS
