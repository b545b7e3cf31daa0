import { useMutation, useQueryClient } from '@tanstack/react-query'
import { trpc } from '#client/trpc.ts'
import type { CourseProgress, Task, ValidateAnswerAnswer } from '#shared/progress.ts'
import { changeSection } from './apply-change.ts'
import { progressKey } from './progress-options.ts'

/** Loads a section's questions, written on the first call; answers given before stay (2§7.2). */
export function useAskQuestions(phaseId: string, sectionId: string) {
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

/** Has an answer judged. What it completed shows at once, here and on the roadmap's pages (2§4). */
export function useJudgeAnswer(phaseId: string, sectionId: string) {
  const queryClient = useQueryClient()
  const queryKey = progressKey(phaseId)
  return useMutation(
    trpc.progress.validateAnswer.mutationOptions({
      onSuccess: async (answer, { questionId }) => {
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData<CourseProgress>(
          queryKey,
          (course) => course && changeSection(course, sectionId, (section) => settle(section, questionId, answer)),
        )
        // for the version, the phase's own status and the last word on what is completed
        void queryClient.invalidateQueries({ queryKey })
        if (answer.section?.status !== 'completed') return
        void queryClient.invalidateQueries({ queryKey: trpc.roadmaps.pathKey() })
        void queryClient.invalidateQueries({ queryKey: trpc.progress.recent.queryKey() })
      },
    }),
  )
}

type Section = CourseProgress['progress'][string]

function addTasks(section: Section, asked: readonly Task[]): Section {
  const known = new Set([...section.completedTasks, ...section.openTasks].map(({ id }) => id))
  return { ...section, openTasks: [...section.openTasks, ...asked.filter(({ id }) => !known.has(id))] }
}

function settle(section: Section, questionId: string | undefined, answer: ValidateAnswerAnswer): Section {
  const tasks = [...section.completedTasks, ...section.openTasks].map((task) =>
    task.id === questionId ? { ...task, verdict: answer.verdict } : task,
  )
  const isAccepted = ({ verdict }: Task) => verdict?.isAccepted ?? false
  return {
    ...section,
    status: answer.section?.status ?? section.status,
    date: section.date ?? (answer.section?.status ? answer.verdict.updatedAt : null),
    completedTasks: tasks.filter(isAccepted),
    openTasks: tasks.filter((task) => !isAccepted(task)),
  }
}
