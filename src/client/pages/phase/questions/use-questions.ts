import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeSection } from '#client/features/progress/apply-change.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { useChanged, useTRPC } from '#client/trpc.ts'
import type { PhaseProgress, Question, SectionProgress } from '#shared/progress/schemas.ts'

/** Loads a section's questions, written on the first call; answers given before stay (2§7.2). */
export function useAskQuestions(phaseId: string, sectionId: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const changed = useChanged()
  return useMutation(
    trpc.progress.askQuestions.mutationOptions({
      onSuccess: (questions) => {
        const asked = questions.flatMap(({ id, ...rest }): Question[] =>
          id ? [{ ...rest, id, verdict: null, restsUntil: null }] : [],
        )
        queryClient.setQueryData<PhaseProgress>(
          progressKey(phaseId),
          (progress) => progress && changeSection(progress, sectionId, (section) => withQuestions(section, asked)),
        )
        // what was tried at the same items in another section
        void changed('progress')
      },
    }),
  )
}

/** What is only said and kept nowhere takes no kept question's place. */
function withQuestions(section: SectionProgress, asked: readonly Question[]): SectionProgress {
  if (asked.length === 0) return section
  const known = new Map(section.questions.map((question) => [question.id, question]))
  return { ...section, questions: asked.map((question) => known.get(question.id) ?? question) }
}
