import { Button } from '@mantine/core'
import { countOf } from '#client/lib/count-of.ts'
import { Text } from '#client/ui/text/text.tsx'
import { ROADMAP_PRICE_CREDITS } from '#shared/credits/rules.ts'
import { PROMPT_MAX_LENGTH, ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import classes from './prompt-box.module.css'

/** From how many characters on the counter shows. */
const COUNTER_FROM = PROMPT_MAX_LENGTH - 124

interface PromptBarProps {
  /** The balance's element, for what is described by it. */
  balanceId: string
  credits: number | undefined
  length: number
  isBroke: boolean
  isWaiting: boolean
}

/** Beneath the prompt: what is left to spend, how long the prompt may be, and the button with its price. */
export function PromptBar({ balanceId, credits, length, isBroke, isWaiting }: PromptBarProps) {
  return (
    <div className={classes.bar}>
      <Text as="span" id={balanceId} className={classes.balance} data-broke={isBroke || undefined}>
        {isBroke ? ROADMAP_TEXTS.noCredits : credits !== undefined && `You have ${countOf(credits, 'credit')} left`}
      </Text>
      {length >= COUNTER_FROM && (
        <Text as="span" className={classes.counter} data-full={length >= PROMPT_MAX_LENGTH || undefined}>
          {length} / {PROMPT_MAX_LENGTH}
        </Text>
      )}
      <Button type="submit" loading={isWaiting} disabled={isBroke} aria-describedby={balanceId}>
        Create for {countOf(ROADMAP_PRICE_CREDITS, 'credit')}
      </Button>
    </div>
  )
}
