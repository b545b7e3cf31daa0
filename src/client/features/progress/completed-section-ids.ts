import type { PhaseProgress } from '#shared/progress/schemas.ts'

/** The sections that carry a tick (2§2.4). */
export const completedSectionIds = (progress: PhaseProgress | undefined): ReadonlySet<string> =>
  new Set(progress?.sections.flatMap(({ sectionId, completedAt }) => (completedAt === null ? [] : sectionId)))
