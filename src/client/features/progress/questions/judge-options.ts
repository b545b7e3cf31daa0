import { mutationOptions } from '@tanstack/react-query'
import { type Clients, refusalOf, tellChanged } from '#client/trpc.ts'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { JudgeAnswerOutput, PhaseProgress, SectionProgress } from '#shared/progress/schemas.ts'
import { changeSection } from '../apply-change.ts'
import { keptWrite } from '../kept-write.ts'
import { progressKey } from '../progress-options.ts'
import { clearAnswerDraft, readAnswerDraft, writeAnswerDraft } from './answer-draft.ts'
import { effectWords, verdictWords } from './verdict-words.ts'

/** An answer with the section that it is about. */
export interface SentAnswer {
  phaseId: string
  sectionId: string
  questionId: string
  question: string
  answer: string
}

export const judgeKey = (...sectionId: [string?]) => ['progress', 'judge', ...sectionId] as const

/** The questions whose forms are on the page, which say themselves what became of the answers. */
export const questionsOnPage = new Set<string>()

/**
 * Has an answer judged. What it completed shows at once, here and on the roadmap's pages (2§4). It goes on while its form, or
 * the whole section, is not on the page; what came of it is told then.
 */
export const judgeOptions = (clients: Clients) =>
  mutationOptions({
    ...keptWrite,
    mutationFn: ({ question, answer, questionId }: SentAnswer) =>
      clients.api.progress.judgeAnswer.mutate({ question, answer, questionId }),
    onSuccess: async (result, { phaseId, sectionId, question, answer, questionId }) => {
      if (readAnswerDraft(questionId)?.trim() === answer) clearAnswerDraft(questionId)
      if (!questionsOnPage.has(questionId)) {
        const title = `${verdictWords(result)}. ${effectWords(result) ?? ''}`
        // without the code, the options and how to write an answer
        const [asked] = question.split('\n\n', 1)
        showToast({ title, message: asked, variant: result.verdict.isRight ? 'success' : 'notice' })
      }
      const queryKey = progressKey(phaseId)
      await clients.queryClient.cancelQueries({ queryKey })
      clients.queryClient.setQueryData<PhaseProgress>(
        queryKey,
        (progress) => progress && changeSection(progress, sectionId, (section) => settle(section, questionId, result)),
      )
      // for the version, the phase's own status and the last word on what is completed
      void tellChanged(clients, 'progress')
      if (result.section?.isCompleted) void tellChanged(clients, 'certificates', 'roadmaps')
      // its section may rest with it, and the way on lead elsewhere
      else if (result.restsUntil) void tellChanged(clients, 'roadmaps')
    },
    onError: (error, { questionId, answer }) => {
      // it may rest since another tab or section
      if (refusalOf(error)) void tellChanged(clients, 'progress')
      if (questionsOnPage.has(questionId)) return
      if (readAnswerDraft(questionId) === null) writeAnswerDraft(questionId, answer)
      showError({ title: failureWords(error), message: `Your answer is kept. You wrote: ${answer}` })
    },
  })

export const failureWords = (error: unknown): string => refusalOf(error)?.error ?? 'Your answer did not arrive.'

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
