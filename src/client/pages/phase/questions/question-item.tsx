import { useId } from 'react'
import { LineRail } from '#client/ui/line/line-rail.tsx'
import type { Task } from '#shared/progress/schemas.ts'
import { AnswerForm } from './answer-form.tsx'
import classes from './knowledge-test.module.css'
import type { Judging } from './use-judge-answer.ts'
import { VerdictNote } from './verdict-note.tsx'

interface QuestionItemProps {
  task: Task
  number: number
  isOpen: boolean
  onToggle: () => void
  judging: Judging | undefined
  onSend: (answer: string) => void
}

/** One question: its state on a station, its answer and what was said about it when it is open. */
export function QuestionItem({ task, number, isOpen, onToggle, judging, onSend }: QuestionItemProps) {
  const id = useId()
  const isAccepted = task.verdict?.isAccepted ?? false
  return (
    <li className={classes.question}>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <LineRail state={isAccepted ? 'covered' : isOpen ? 'next' : 'open'} before="none" after="none" offset={12} />
        <span className={classes.asked} dir="auto">
          {task.question}
        </span>
        <span className={classes.state} data-accepted={isAccepted || undefined}>
          {judging?.isPending ? 'Being read' : stateOf(task)}
        </span>
      </button>
      <div id={id} className={classes.answer} hidden={!isOpen}>
        {isOpen && (
          <>
            <AnswerForm task={task} label={`Your answer to question ${number}`} judging={judging} onSend={onSend} />
            {task.verdict && <VerdictNote verdict={task.verdict} />}
          </>
        )}
      </div>
    </li>
  )
}

function stateOf({ verdict }: Task): string {
  if (!verdict) return 'Not answered'
  return verdict.isAccepted ? 'Accepted' : 'Not yet accepted'
}
