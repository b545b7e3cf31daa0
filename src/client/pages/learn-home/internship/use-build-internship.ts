import { useBuildRoadmap } from '#client/features/roadmaps/create/use-build-roadmap.ts'
import type { InternshipLanguage } from '#shared/roadmaps/schemas.ts'

export type Language = InternshipLanguage

/** 2§5 */
export const INTERNSHIP_LANGUAGES: Readonly<Record<Language, string>> = { python: 'Python', javascript: 'JavaScript' }

/** Creates the internship's roadmap; a refusal is told in the error dialog. */
export function useBuildInternship(userId: string, onCreated: (roadmapId: string) => void) {
  const { build, isPending, isOwn, isUnderWay } = useBuildRoadmap(userId)

  const generate = (internshipLanguage: Language) => {
    // a second click may come before the first has been drawn
    if (isUnderWay()) return
    build(
      { objective: `AI internship in ${INTERNSHIP_LANGUAGES[internshipLanguage]}`, internshipLanguage },
      { onCreated },
    )
  }
  return { generate, isPending, isOwn }
}
