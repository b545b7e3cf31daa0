import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  judgeKey,
  judgeOptions,
  questionsOnPage,
  type SentAnswer,
} from '#client/features/progress/questions/judge-options.ts'
import { useClients } from '#client/features/progress/use-clients.ts'
import { useIsConnected } from '#client/lib/connection.ts'
import type { JudgeAnswerOutput, Question, SectionOutcome } from '#shared/progress/schemas.ts'

/** How it stands with the answer that was sent last for a question. */
export interface Judging {
  questionId: string | undefined
  answer: string
  isPending: boolean
  /** For a connection. */
  isWaiting: boolean
  error: unknown
  result: JudgeAnswerOutput | undefined
}

/**
 * Has answers judged, several at a time if need be; those that wait for a connection go out one after the other.
 * @param openId the question whose form is on the page
 */
export function useJudgeAnswer(phaseId: string, sectionId: string, openId: string | null) {
  const clients = useClients()
  const isConnected = useIsConnected()
  useEffect(() => {
    if (openId === null) return
    questionsOnPage.add(openId)
    return () => void questionsOnPage.delete(openId)
  }, [openId])
  const { mutate } = useMutation({
    ...judgeOptions(clients),
    mutationKey: judgeKey(sectionId),
    scope: isConnected ? undefined : { id: 'progress.answers' },
  })
  return ({ id, question }: Question, answer: string) => {
    const isUnderWay = clients.queryClient.getMutationCache().find({
      mutationKey: judgeKey(sectionId),
      status: 'pending',
      predicate: ({ state }) => (state.variables as SentAnswer).questionId === id,
    })
    if (!isUnderWay) mutate({ phaseId, sectionId, question, answer, questionId: id })
  }
}

/** Every answer of a section that is being judged or was a moment ago, the oldest first. */
export function useJudgings(sectionId: string): Judging[] {
  return useMutationState({
    filters: { mutationKey: judgeKey(sectionId) },
    select: ({ state }): Judging => {
      const { variables, data, status, isPaused, error } = state as MutationState<
        JudgeAnswerOutput,
        unknown,
        SentAnswer
      >
      const { questionId, answer = '' } = variables ?? {}
      return { questionId, answer, isPending: status === 'pending', isWaiting: isPaused, error, result: data }
    },
  })
}

/** What the answers just given brought: StreetCred, and perhaps the certificate. */
export const earnedBy = (judgings: readonly Judging[]): SectionOutcome | null =>
  judgings.findLast(({ result }) => result?.section && (result.section.streetCred > 0 || result.section.certificateId))
    ?.result?.section ?? null
