import { useState } from 'react'
import { ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'
import type { InternshipLanguage } from '#shared/roadmaps.ts'
import { requestKeyOf } from './prompt-draft.ts'
import { refusalText } from './refusal-text.ts'
import { useBuildRoadmap } from './use-build-roadmap.ts'

export type Language = InternshipLanguage

/** 2§5 */
export const INTERNSHIP_LANGUAGES: Readonly<Record<Language, string>> = { python: 'Python', javascript: 'JavaScript' }

/** Creates the internship's roadmap; what stands against it is `problem`. */
export function useBuildInternship(userId: string, onCreated: (roadmapId: string) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const { build, isPending, isOwn, isUnderWay } = useBuildRoadmap(userId)

  const generate = (internshipLanguage: Language) => {
    // a second click may come before the first has been drawn
    if (isUnderWay()) return
    setProblem(null)
    const objective = `AI internship in ${INTERNSHIP_LANGUAGES[internshipLanguage]}`
    build(
      { objective, internshipLanguage, requestKey: requestKeyOf(userId, objective) },
      {
        onSuccess: ({ status, roadmapId }) => {
          if (status === 'success' && roadmapId) onCreated(roadmapId)
          else setProblem(ROADMAP_TEXTS.creationFailed)
        },
        onError: (error) => setProblem(refusalText(error)),
      },
    )
  }
  return { generate, isPending, isOwn, problem }
}
