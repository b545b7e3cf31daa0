import { Text } from '#client/ui/text/text.tsx'
import type { Check } from '#shared/challenges/preflight.ts'
import classes from './challenge.module.css'

const WORDS = { passed: 'Good', failed: 'In the way', advice: 'Advice', unknown: 'Unknown' } as const

/** What was looked at of an entry, each with what came of it. */
export const CheckList = ({ checks, label }: { checks: readonly Check[]; label: string }) => (
  <ul className={classes.checks} aria-label={label}>
    {checks.map(({ name, outcome, text }) => (
      <li key={name}>
        <span className={classes.outcome} data-outcome={outcome}>
          {WORDS[outcome]}
        </span>
        <Text as="span">{text}</Text>
      </li>
    ))}
  </ul>
)
