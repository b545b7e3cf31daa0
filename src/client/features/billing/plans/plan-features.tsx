import { CheckIcon } from '#client/ui/icons.tsx'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import classes from './plan-features.module.css'

export interface PlanFeature {
  text: string
  /** Absent: nothing is said of it. */
  isThere?: boolean
}

/** What a plan has; what does not work yet says so (3§9). */
export function PlanFeatures({ features }: { features: readonly PlanFeature[] }) {
  return (
    <ul className={classes.features}>
      {features.map(({ text, isThere = true }) => (
        <li key={text} className={classes.feature} data-missing={!isThere || undefined}>
          {isThere && <CheckIcon />}
          <span>
            {text}
            {!isThere && ' '}
            {!isThere && <span className={classes.missing}>{BILLING_TEXTS.notThereYet}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
