import { useCreateRoadmap } from '#client/features/roadmaps/create/use-create-roadmap.ts'
import type { InternshipLanguage } from '#shared/roadmaps/schemas.ts'
import { INTERNSHIP_LANGUAGES } from '#shared/roadmaps/texts.ts'

export type Language = InternshipLanguage

/** Creates the internship's roadmap; a refusal is told in the error dialog. */
export function useBuildInternship(userId: string, onCreated: (roadmapId: string) => void) {
  const { create, isPending, isOwn, isUnderWay } = useCreateRoadmap(userId)

  const generate = (internshipLanguage: Language) => {
    // a second click may come before the first has been drawn
    if (isUnderWay()) return
    create(
      { prompt: `AI internship in ${INTERNSHIP_LANGUAGES[internshipLanguage]}`, internshipLanguage },
      { onCreated },
    )
  }
  return { generate, isPending, isOwn }
}
