import { useId } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { countOf } from '#shared/count-of.ts'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import { NearestPaths } from '../prompt/nearest-paths.tsx'
import type { PromptSubmission } from '../prompt/use-submit-prompt.ts'
import classes from './plan-panel.module.css'

interface PlanActionsProps {
  credits: number | undefined
  write: PromptSubmission
  /** There is nothing to write. */
  isRefused: boolean
  /** What is shown is what would be written. */
  isReady: boolean
  /** Something else stands in the field by now. */
  isOfOther: boolean
  onInstead: (prompt: string) => void
  onEdit: () => void
}

const PRICE = countOf(ROADMAP_PRICE_CREDITS, 'credit')

/** One way on, with its price and what is left after it. */
export function PlanActions({ credits, write, isRefused, isReady, isOfOther, onInstead, onEdit }: PlanActionsProps) {
  const messageId = useId()
  const { submit, isPending, problem } = write
  const isBroke = credits !== undefined && credits < ROADMAP_PRICE_CREDITS
  const left = credits === undefined ? '' : ` (${credits - ROADMAP_PRICE_CREDITS} left after)`
  return (
    <>
      <div className={classes.actions}>
        {!isRefused && isBroke && <ButtonLink to="/8020/credits">Get credits to write it for {PRICE}</ButtonLink>}
        {!isRefused && !isBroke && (
          <Button loading={isPending} disabled={!isReady} aria-describedby={messageId} onClick={() => submit()}>
            Write it for {PRICE}
            {left}
          </Button>
        )}
        <Button variant="default" onClick={onEdit}>
          Change the prompt
        </Button>
      </div>
      <div id={messageId} role="alert">
        {isOfOther && <Text className={classes.problem}>This plan is for the previous prompt.</Text>}
        {problem && (
          <Text size="body" tone="danger" className={classes.problem} dir="auto">
            {problem.text} {problem.hint}
          </Text>
        )}
      </div>
      {problem && problem.nearest.length > 0 && (
        <NearestPaths paths={problem.nearest} label="Plan one of these instead" onPick={onInstead} />
      )}
    </>
  )
}
