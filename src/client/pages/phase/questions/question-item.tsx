import { useId } from 'react'
import { LineRail } from '#client/ui/line/line-rail.tsx'
import type { Question } from '#shared/progress/schemas.ts'
import { AnswerForm } from './answer-form.tsx'
import classes from './knowledge-test.module.css'
import type { Judging } from './use-judge-answer.ts'
import { VerdictNote } from './verdict-note.tsx'

interface QuestionItemProps {
  question: Question
  number: number
  isOpen: boolean
  onToggle: () => void
  judging: Judging | undefined
  onSend: (answer: string) => void
}

/** One question: its state on a station, its answer and what was said about it when it is open. */
export function QuestionItem({ question, number, isOpen, onToggle, judging, onSend }: QuestionItemProps) {
  const id = useId()
  const isAccepted = question.verdict?.isAccepted ?? false
  return (
    <li className={classes.question}>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <LineRail state={isAccepted ? 'covered' : isOpen ? 'next' : 'open'} before="none" after="none" offset={12} />
        <span className={classes.asked} dir="auto">
          {question.question}
        </span>
        <span className={classes.state} data-accepted={isAccepted || undefined}>
          {judging?.isPending ? 'Being read' : stateOf(question)}
        </span>
      </button>
      <div id={id} className={classes.answer} hidden={!isOpen}>
        {isOpen && (
          <>
            <AnswerForm
              question={question}
              label={`Your answer to question ${number}`}
              judging={judging}
              onSend={onSend}
            />
            {question.verdict && <VerdictNote verdict={question.verdict} />}
          </>
        )}
      </div>
    </li>
  )
}

function stateOf({ verdict }: Question): string {
  if (!verdict) return 'Not answered'
  return verdict.isAccepted ? 'Accepted' : 'Not yet accepted'
}
