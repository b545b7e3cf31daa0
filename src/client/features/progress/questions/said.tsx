import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '#client/ui/icons.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Verdict } from '#shared/progress/schemas.ts'
import classes from './question.module.css'

interface SaidProps {
  verdict: Pick<Verdict, 'isRight' | 'feedback'> & Partial<Pick<Verdict, 'point' | 'judge'>>
  headline: string
  isCounted: boolean
  children?: ReactNode
}

/** What was said about an answer, always with its reason. */
export function Said({ verdict, headline, isCounted, children }: SaidProps) {
  const { isRight, feedback, point, judge = 'items' } = verdict
  const tone = isRight ? 'right' : isCounted ? 'wrong' : undefined
  return (
    <div className={classes.verdict} data-verdict={tone}>
      <Text as="div" size="body" tone="inherit" isStrong className={classes.headline}>
        {tone === 'right' && <CheckIcon />}
        {tone === 'wrong' && <CloseIcon />}
        {headline}
      </Text>
      <p dir="auto">{feedback}</p>
      {point && (
        <p>
          Key point: <q dir="auto">{point}</q>
        </p>
      )}
      {children}
      {isOfModel(judge) && <Text className={classes.judge}>Judged by AI ({judge})</Text>}
    </div>
  )
}

const isOfModel = (judge: string) => judge !== 'items' && judge !== 'builtin'

/** A line under what was said: what it brought, or what was asked for. */
export const Effect = ({ children }: { children: ReactNode }) => <p className={classes.effect}>{children}</p>
