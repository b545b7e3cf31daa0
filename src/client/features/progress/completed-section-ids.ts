import type { CourseProgress } from '#shared/progress/schemas.ts'

/** The sections that carry a tick (2§2.4). */
export const completedSectionIds = (course: CourseProgress | undefined): ReadonlySet<string> =>
  new Set(
    Object.values(course?.progress ?? {})
      .filter(({ status }) => status === 'completed')
      .map(({ sectionId }) => sectionId),
  )
