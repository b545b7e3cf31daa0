import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { changeSection } from '#client/features/progress/apply-change.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { clearAnswerDraft, readAnswerDraft } from '#client/features/progress/questions/answer-draft.ts'
import { refusalOf, useChanged, useTRPC } from '#client/trpc.ts'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type {
  JudgeAnswerOutput,
  PhaseProgress,
  Question,
  SectionOutcome,
  SectionProgress,
} from '#shared/progress/schemas.ts'
import { effectWords, verdictWords } from './verdict-words.ts'

/** How it stands with the answer that was sent last for a question. */
export interface Judging {
  questionId: string | undefined
  answer: string
  isPending: boolean
  error: unknown
  result: JudgeAnswerOutput | undefined
}

export const judgeKey = (sectionId: string) => ['progress', 'judge', sectionId] as const

/**
 * Has answers judged, several at a time if need be. What one completed shows at once, here and on the roadmap's pages
 * (2§4). An answer goes on while its form, or the whole section, is not on the page; what came of it is told then.
 * @param openId the question whose form is on the page
 */
export function useJudgeAnswer(phaseId: string, sectionId: string, openId: string | null) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const changed = useChanged()
  const queryKey = progressKey(phaseId)
  const shownId = useShownId(openId)
  const { mutate } = useMutation({
    ...trpc.progress.judgeAnswer.mutationOptions({
      onSuccess: async (result, { question, answer, questionId = '' }) => {
        if (readAnswerDraft(questionId)?.trim() === answer) clearAnswerDraft(questionId)
        if (shownId.current !== questionId)
          showToast({
            title: `${verdictWords(result)}. ${effectWords(result) ?? ''}`,
            message: question,
            variant: 'success',
          })
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData<PhaseProgress>(
          queryKey,
          (progress) =>
            progress && changeSection(progress, sectionId, (section) => settle(section, questionId, result)),
        )
        // for the version, the phase's own status and the last word on what is completed
        void changed('progress')
        if (result.section?.isCompleted) void changed('certificates', 'roadmaps')
      },
      onError: (error, { questionId }) => {
        // it may rest since another tab or section
        if (refusalOf(error)) void changed('progress')
        if (shownId.current !== questionId) showError({ title: failureWords(error), message: 'Your answer is kept.' })
      },
    }),
    mutationKey: judgeKey(sectionId),
  })
  return ({ id, question }: Question, answer: string) => {
    const isUnderWay = queryClient.getMutationCache().find({
      mutationKey: judgeKey(sectionId),
      status: 'pending',
      predicate: ({ state }) => (state.variables as { questionId?: string }).questionId === id,
    })
    if (!isUnderWay) mutate({ question, answer, questionId: id })
  }
}

/** Every answer of a section that is being judged or was a moment ago, the oldest first. */
export function useJudgings(sectionId: string): Judging[] {
  return useMutationState({
    filters: { mutationKey: judgeKey(sectionId) },
    select: ({ state }): Judging => {
      const { questionId, answer } = state.variables as { questionId?: string; answer: string }
      const result = state.data as JudgeAnswerOutput | undefined
      return { questionId, answer, isPending: state.status === 'pending', error: state.error, result }
    },
  })
}

/** What the answers just given brought: StreetCred, and perhaps the certificate. */
export const earnedBy = (judgings: readonly Judging[]): SectionOutcome | null =>
  judgings.findLast(({ result }) => result?.section && (result.section.streetCred > 0 || result.section.certificateId))
    ?.result?.section ?? null

export const failureWords = (error: unknown): string => refusalOf(error)?.error ?? 'Your answer did not arrive.'

/** The open question while its section is on the page; nothing afterwards. */
function useShownId(openId: string | null) {
  const shown = useRef<string | null>(null)
  useEffect(() => {
    shown.current = openId
    return () => {
      shown.current = null
    }
  }, [openId])
  return shown
}

/** What was not kept changes nothing; an accepted answer is the last word on its question. */
function settle(section: SectionProgress, questionId: string, result: JudgeAnswerOutput): SectionProgress {
  const { verdict, restsUntil, section: outcome } = result
  if (!outcome) return section
  return {
    ...section,
    completedAt: section.completedAt ?? (outcome.isCompleted ? verdict.createdAt : null),
    owedAnswers: outcome.owedAnswers,
    questions: section.questions.map((question) =>
      question.id === questionId && !question.verdict?.isAccepted ? { ...question, verdict, restsUntil } : question,
    ),
  }
}
