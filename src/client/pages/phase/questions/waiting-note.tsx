import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { AskedQuestion } from '#shared/progress/schemas.ts'
import classes from './knowledge-test.module.css'

/** No question that could be graded fits this section: it says so, and gives questions for self-check. */
export const WaitingNote = ({ questions }: { questions: AskedQuestion[] }) => (
  <Card padding="medium" tone="open" role="status">
    <Text size="body" tone="inherit" isStrong>
      This section has no test yet
    </Text>
    <p className={classes.waiting}>
      Our library has no questions about it, and AI that could ask and judge is not available here. Until one of them
      is, the section can't be completed. To check yourself:
    </p>
    <ul className={classes.selfCheck}>
      {questions.map(({ question }) => (
        <li key={question} dir="auto">
          {question}
        </li>
      ))}
    </ul>
  </Card>
)
