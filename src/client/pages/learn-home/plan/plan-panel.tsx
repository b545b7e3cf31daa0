import { CloseButton } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import { useEffect, useRef } from 'react'
import type { PlanRequest } from '#client/features/roadmaps/create/prompt-draft.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { PlanChanges } from '#shared/roadmaps/plans.ts'
import type { UserAccount } from '#shared/users/schemas.ts'
import { NearestPaths } from '../prompt/nearest-paths.tsx'
import type { PromptSubmission } from '../prompt/use-submit-prompt.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanChips } from './plan-chips.tsx'
import { PlanOutline } from './plan-outline.tsx'
import classes from './plan-panel.module.css'
import { PlanRefusal } from './plan-refusal.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { draftText, planText } from './plan-text.ts'
import { SkipSwitch } from './skip-switch.tsx'
import { usePlan } from './use-plan.ts'

interface PlanPanelProps {
  account: UserAccount | undefined
  plan: PlanRequest
  /** What stands in the prompt's field now. */
  typed: string
  /** Has it written; the page's own, which outlives the plan. */
  write: PromptSubmission
  /** How often the plan was asked for on this page; each time it takes the focus. */
  asked: number
  onChange: (changes: PlanChanges) => void
  onInstead: (prompt: string) => void
  onEdit: () => void
  onPutAway: () => void
}

/** What was understood of a prompt and what would be written for it, before anything is spent. */
export function PlanPanel({ account, plan: request, typed, asked, write, ...on }: PlanPanelProps) {
  const { onChange, onInstead, onEdit, onPutAway } = on
  const { plan, isCurrent, isFetching, error, retry, understood } = usePlan(request)
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = plan !== undefined || error !== null
  const shown = useRef(0)
  useEffect(() => {
    // a refusal leaves the focus where it can be answered, and a change where it was made
    if (!isCurrent || asked === shown.current) return
    shown.current = asked
    heading.current?.focus()
  }, [asked, isCurrent])
  if (!isThere) return <PlanSkeleton />
  return (
    <Card as="section" padding="large" className={classes.panel} aria-label="Plan" aria-busy={isFetching}>
      <CloseButton className={classes.putAway} aria-label="Close the plan" onClick={onPutAway} />
      <div role="status">
        <Heading as="h2" ref={heading} tabIndex={-1} size="block" className={classes.sentence} dir="auto">
          {plan ? planText(plan) : 'There is no plan for this.'}
        </Heading>
        {plan?.notHonoured && <Text className={classes.note}>{plan.notHonoured}</Text>}
        {plan && <Text className={classes.note}>{draftText(plan)}</Text>}
      </div>
      {error && <PlanRefusal {...{ error, retry }} onInstead={onInstead} />}
      <PlanActions
        {...{ write, onInstead, onEdit }}
        credits={account?.credits}
        isRefused={!plan}
        isReady={isCurrent && typed === request.prompt}
        isOfOther={typed !== request.prompt}
      />
      {understood && (
        <PlanChips understood={understood} onChange={(changed) => onChange({ ...request.changes, ...changed })} />
      )}
      {plan && plan.others.length > 0 && (
        <NearestPaths paths={plan.others} label="Not what you meant?" isDisabled={!isCurrent} onPick={onInstead} />
      )}
      {plan && plan.phases.length > 0 && <PlanOutline phases={plan.phases} isDraft={plan.author !== 'builtin'} />}
      <SkipSwitch account={account} />
    </Card>
  )
}
