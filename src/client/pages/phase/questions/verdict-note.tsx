import { CheckIcon, CloseIcon } from '#client/ui/icons.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { JudgeAnswerOutput, Verdict } from '#shared/progress/schemas.ts'
import classes from './knowledge-test.module.css'
import { effectWords, verdictWords } from './verdict-words.ts'

interface VerdictNoteProps {
  result: JudgeAnswerOutput
  /** Null while an answer is still to be found: an objective can give it away. */
  objective: string | null
}

/** What was said about an answer: always with its reason, what it brought, and what was asked for. */
export function VerdictNote({ result, objective }: VerdictNoteProps) {
  const effect = effectWords(result)
  return (
    <Said verdict={result.verdict} headline={verdictWords(result)} isCounted={result.section !== null}>
      {effect && <p className={classes.effect}>{effect}</p>}
      {objective && (
        <p className={classes.effect}>
          Objective: <bdi>{objective}</bdi>
        </p>
      )}
    </Said>
  )
}

interface SaidProps {
  verdict: Verdict
  headline: string
  isCounted: boolean
  children?: React.ReactNode
}

/** The same for an answer that was given earlier, too. */
export function Said({ verdict, headline, isCounted, children }: SaidProps) {
  const tone = verdict.isRight ? 'right' : isCounted ? 'wrong' : undefined
  return (
    <div className={classes.verdict} data-verdict={tone}>
      <Text as="div" size="body" tone="inherit" isStrong className={classes.headline}>
        {tone === 'right' && <CheckIcon />}
        {tone === 'wrong' && <CloseIcon />}
        {headline}
      </Text>
      <p dir="auto">{verdict.feedback}</p>
      {verdict.point && (
        <p>
          Key point: <q dir="auto">{verdict.point}</q>
        </p>
      )}
      {children}
      {isOfModel(verdict) && <Text className={classes.judge}>Judged by {verdict.judge}</Text>}
    </div>
  )
}

const isOfModel = ({ judge }: Verdict) => judge !== 'items' && judge !== 'builtin'
