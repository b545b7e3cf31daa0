import type { PublicEvent } from './schemas.ts'

/** What whoever runs this product invites everybody to, filled in by them; with none, nothing is listed (C020). */
export const PUBLIC_EVENTS: readonly PublicEvent[] = []

/** So many of the latest are told. */
export const EVENTS_SHOWN = 50
