import { Said } from '#client/features/progress/questions/said.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Question } from '#shared/progress/schemas.ts'
import classes from './knowledge-test.module.css'

/** What was answered and what was said of it, to look back at. */
export function PastAnswers({ questions }: { questions: Question[] }) {
  const answered = questions.flatMap(({ verdict, ...question }) => (verdict ? [{ ...question, verdict }] : []))
  if (answered.length === 0) return null
  return (
    <details className={classes.past}>
      <summary>Your answers so far ({answered.length})</summary>
      <ol className={classes.pastList}>
        {answered.map(({ id, shown, question, verdict }) => (
          <li key={id}>
            <Text size="body" tone="inherit" isStrong dir="auto">
              {shown?.ask ?? question}
            </Text>
            <p className={classes.pastAnswer} dir="auto">
              {verdict.answer}
            </p>
            <Said verdict={verdict} headline={verdict.isRight ? 'Right' : 'Not right'} isCounted />
          </li>
        ))}
      </ol>
    </details>
  )
}
