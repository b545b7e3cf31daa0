import { failureWords } from '#client/features/progress/questions/judge-options.ts'
import { QuestionForm } from '#client/features/progress/questions/question-form.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { Question } from '#shared/progress/schemas.ts'
import type { Judging } from './use-judge-answer.ts'
import { VerdictNote } from './verdict-note.tsx'

interface QuestionCardProps {
  question: Question
  /** How it stands with the answer that was given while this question was shown. */
  judging: Judging | undefined
  /** The learner asked for it, so the focus goes there. */
  takesFocus: boolean
  onSend: (answer: string) => void
  /** Null where no other question counts now. */
  onNext: (() => void) | null
}

/** A question of a section, with what was said of the answer to it. */
export function QuestionCard({ question, judging, takesFocus, onSend, onNext }: QuestionCardProps) {
  const { id, kind, shown, objective } = question
  const result = judging?.result
  const isPending = judging?.isPending ?? false
  const isWaiting = judging?.isWaiting ?? false
  const isResting = question.restsUntil !== null
  // what could not be read as an answer may be put right, and an open answer changed while that counts
  const isSettled = kind !== 'open' || result?.verdict.isAccepted || result?.restsUntil
  const verdict = result?.section && isSettled ? result.verdict : null
  // the feedback on a wrong open answer names the objective itself
  const isUnnamed = verdict !== null && (kind !== 'open' || verdict.isRight)
  return (
    <QuestionForm
      {...{ isPending, isWaiting, isResting, takesFocus, onSend, onNext }}
      draftId={id}
      question={{ kind, shown, text: question.question }}
      firstAnswer={isPending ? judging?.answer : kind === 'open' ? question.verdict?.answer : ''}
      verdict={verdict && (verdict.isRight ? 'right' : 'wrong')}
      note={result && <VerdictNote result={result} objective={isUnnamed ? objective : null} />}
      problem={judging?.error ? failureWords(judging.error) : null}
      other={
        !verdict &&
        (result || isResting || isWaiting) &&
        onNext && (
          <Button variant="default" size="sm" onClick={onNext}>
            Another question
          </Button>
        )
      }
    />
  )
}
