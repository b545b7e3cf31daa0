import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { countOf } from '#shared/count-of.ts'
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
  /** The button creates at once, and the plan is asked for beside it. */
  isDirect: boolean
  /** The plan is there, and with it the way on. */
  isPlanned: boolean
  onPlan: () => void
}

/** Beneath the prompt: what is left to spend, how long the prompt may be, and the button: the plan costs nothing, creating at once has its price. */
export function PromptBar({
  balanceId,
  credits,
  length,
  isBroke,
  isWaiting,
  isDirect,
  isPlanned,
  onPlan,
}: PromptBarProps) {
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
      {isDirect && !isPlanned && (
        <>
          <Button variant="subtle" disabled={isWaiting} onClick={onPlan}>
            See the plan first
          </Button>
          <Button type="submit" loading={isWaiting} disabled={isBroke} aria-describedby={balanceId}>
            Create for {countOf(ROADMAP_PRICE_CREDITS, 'credit')}
          </Button>
        </>
      )}
      {!isDirect && !isPlanned && (
        <Button type="submit" disabled={isWaiting}>
          See the plan
        </Button>
      )}
    </div>
  )
}
