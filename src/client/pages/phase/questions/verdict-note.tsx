import { Text } from '#client/ui/text/text.tsx'
import type { Verdict } from '#shared/progress/schemas.ts'
import classes from './knowledge-test.module.css'

/** What was said about an answer: always with its reason, the point it rests on, and who judged. */
export function VerdictNote({ verdict }: { verdict: Verdict }) {
  return (
    <div className={classes.verdict} data-accepted={verdict.isAccepted || undefined}>
      <Text size="body" tone="inherit" isStrong>
        {verdict.isAccepted ? 'Accepted' : 'Not yet accepted'}
      </Text>
      <p dir="auto">{verdict.feedback}</p>
      {verdict.point && (
        <p className={classes.point}>
          Key point: <q dir="auto">{verdict.point}</q>
        </p>
      )}
      <Text className={classes.judge}>{judgeWords(verdict)}</Text>
    </div>
  )
}

function judgeWords({ judge, isFallback }: Verdict): string {
  if (isFallback) return 'The model gave no usable judgement, so the built-in judge read this.'
  return judge === 'builtin' ? 'Judged by the built-in judge, without a model' : `Judged by ${judge}`
}
