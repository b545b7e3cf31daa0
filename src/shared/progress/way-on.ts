interface Station {
  number: number
  title: string
  isCompleted: boolean
  /** Until when none of its questions counts, where that was said. */
  restsUntil?: string | null | undefined
}

interface Route {
  phases: readonly { id: string; title: string; sections: readonly Station[] }[]
  /** Something was opened or done, even where no section is completed. */
  isBegun: boolean
  certificate: unknown
}

/** A section by its place in the roadmap; both numbers count from 1. */
export interface Stop {
  phaseId: string
  phaseNumber: number
  phaseTitle: string
  number: number
  title: string
  /** In the future: nothing can be done there before. */
  restsUntil: string | null
}

/** The one way on: a section, the certificate once nothing is left, or none. */
export type WayOn = { kind: 'start' | 'continue' | 'next'; stop: Stop } | { kind: 'certificate' } | { kind: 'none' }

/**
 * Where a learner goes on, the same on every screen. From a section it is the one behind it; from everywhere else, and from
 * the last one, the first that is not completed and whose questions count now, else the one that is the first to count again.
 * @param from the section that the learner is in
 */
export function wayOn(
  { phases, isBegun, certificate }: Route,
  from?: { phaseId: string; number: number },
  now = new Date().toISOString(),
): WayOn {
  const stops = phases.flatMap(({ id, title, sections }, index) =>
    sections.map((section) => ({
      isCompleted: section.isCompleted,
      stop: {
        ...{ phaseId: id, phaseNumber: index + 1, phaseTitle: title, number: section.number, title: section.title },
        restsUntil: section.restsUntil && section.restsUntil > now ? section.restsUntil : null,
      },
    })),
  )
  const at = from ? stops.findIndex(({ stop }) => stop.phaseId === from.phaseId && stop.number === from.number) : -1
  const behind = at < 0 ? undefined : stops[at + 1]
  if (behind) return { kind: 'next', stop: behind.stop }
  const left = stops.filter(({ isCompleted }, index) => !isCompleted && index !== at)
  const until = ({ stop }: (typeof left)[number]) => stop.restsUntil ?? ''
  // ISO times in UTC stand in order as text; of equal ones the first stays
  const open = left.reduce<(typeof left)[number] | null>(
    (soonest, one) => (soonest && until(soonest) <= until(one) ? soonest : one),
    null,
  )
  if (open)
    return { kind: isBegun || stops.some(({ isCompleted }) => isCompleted) ? 'continue' : 'start', stop: open.stop }
  return { kind: certificate ? 'certificate' : 'none' }
}
