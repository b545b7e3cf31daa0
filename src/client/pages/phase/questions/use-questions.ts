import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeSection } from '#client/features/progress/apply-change.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { useTRPC } from '#client/trpc.ts'
import type { CourseProgress, Task } from '#shared/progress/schemas.ts'

/** Loads a section's questions, written on the first call; answers given before stay (2§7.2). */
export function useAskQuestions(phaseId: string, sectionId: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return useMutation(
    trpc.progress.questions.mutationOptions({
      onSuccess: ({ questions }) => {
        const asked = questions.flatMap(({ id, ...rest }): Task[] => (id ? [{ ...rest, id, verdict: null }] : []))
        queryClient.setQueryData<CourseProgress>(
          progressKey(phaseId),
          (course) => course && changeSection(course, sectionId, (section) => addTasks(section, asked)),
        )
      },
    }),
  )
}

type Section = CourseProgress['progress'][string]

function addTasks(section: Section, asked: readonly Task[]): Section {
  const known = new Set([...section.completedTasks, ...section.openTasks].map(({ id }) => id))
  return { ...section, openTasks: [...section.openTasks, ...asked.filter(({ id }) => !known.has(id))] }
}
