import { Button } from '#client/ui/button/button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { ANSWER_POINT_NAMES, ANSWER_POINTS, reportOf } from '#shared/copilot/interview-rules.ts'
import type { AnsweredQuestion } from '#shared/copilot/schemas.ts'
import classes from '../copilot.module.css'

interface FeedbackProps {
  answer: AnsweredQuestion
  /** Asks what an interviewer would ask next. */
  onAskOn?: ((question: string) => void) | undefined
}

/** What is true of an answer, what it names without proof, and what would be asked next. */
export function Feedback({ answer: { feedback }, onAskOn }: FeedbackProps) {
  const { met, unproved, followUp } = feedback
  return (
    <div className={classes.feedback}>
      <ul>
        {ANSWER_POINT_NAMES.map((point) => (
          <li key={point}>
            <span aria-hidden="true">{met.includes(point) ? '✓ ' : '○ '}</span>
            {ANSWER_POINTS[point]}
            <span className={classes.unseen}>{met.includes(point) ? ': yes' : ': not yet'}</span>
          </li>
        ))}
      </ul>
      {unproved.length > 0 && <Text>Your records say nothing about {unproved.join(', ')}. Be ready to show it.</Text>}
      {followUp && (
        <div className={classes.actions}>
          <Text tone="inherit">They would ask on: “{followUp}”</Text>
          {onAskOn && (
            <Button size="sm" variant="subtle" onClick={() => onAskOn(followUp)}>
              Answer that
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** What is worth working at over all answers, the rarest first. */
export function Report({ answers }: { answers: readonly AnsweredQuestion[] }) {
  if (answers.length < 2) return null
  const points = reportOf(answers)
  return (
    <div className={classes.feedback}>
      <Heading as="h3" size="item">
        Report: {answers.length} answers
      </Heading>
      <ul>
        {points.map(({ point, met }) => (
          <li key={point}>
            {ANSWER_POINTS[point]}: {met} of {answers.length}
          </li>
        ))}
      </ul>
      <Text>By their words alone: whether an answer is right, nobody here has judged.</Text>
    </div>
  )
}
