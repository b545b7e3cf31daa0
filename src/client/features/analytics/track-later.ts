import type { PageEventName } from '#shared/analytics/events.ts'

const LATER_MS = 4_000

/** Tells of something once all that is seen has long come: nobody waits for it. */
export function trackLater(name: PageEventName, props: Readonly<Record<string, string>>): void {
  setTimeout(() => void import('./track.ts').then(({ track }) => track(name, props)).catch(() => {}), LATER_MS)
}
