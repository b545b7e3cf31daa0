import { useId } from 'react'
import { LineRail } from '#client/ui/line-rail.tsx'
import type { Task, ValidateAnswerAnswer } from '#shared/progress.ts'
import { AnswerForm } from './answer-form.tsx'
import classes from './knowledge-test.module.css'
import { VerdictNote } from './verdict-note.tsx'

interface QuestionItemProps {
  task: Task
  number: number
  isOpen: boolean
  onToggle: () => void
  judging: { phaseId: string; sectionId: string }
  onJudged: (answer: ValidateAnswerAnswer) => void
}

/** One question: its state on a station, its answer and what was said about it when it is open. */
export function QuestionItem({ task, number, isOpen, onToggle, judging, onJudged }: QuestionItemProps) {
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
          {stateOf(task)}
        </span>
      </button>
      <div id={id} className={classes.answer} hidden={!isOpen}>
        {isOpen && (
          <>
            <AnswerForm task={task} label={`Your answer to question ${number}`} judging={judging} onJudged={onJudged} />
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
