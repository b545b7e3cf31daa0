import { UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { Text } from '#client/ui/text/text.tsx'
import { ASSISTANT_NAME } from '#shared/product.ts'
import { AwaitedPills } from './awaited-pills.tsx'
import classes from './prompt-pills.module.css'
import { useSuggestions } from './use-suggestions.ts'

/** 2§9: more with each step. */
const STEP = 3

interface SuggestionPillsProps {
  /** What stands in the field. */
  typed: string
  /** The suggestion that was picked last; what stands in the field since then asks for no others. */
  picked: string | null
  onPick: (prompt: string) => void
}

/** What the assistant suggests for one's goal (2§2.2). Picking one fills the field; nothing is spent. */
export function SuggestionPills({ typed, picked, onPick }: SuggestionPillsProps) {
  const labelId = useId()
  const [goal, setGoal] = useState(typed)
  if (typed !== goal && typed !== picked) setGoal(typed)
  const { prompts, tip, initial, isAwaited } = useSuggestions(goal)
  const [steps, setSteps] = useState(0)
  const shown = initial + steps * STEP
  if (isAwaited) return <AwaitedPills />
  if (prompts.length === 0) return null
  return (
    <div className={classes.place}>
      <div className={classes.row}>
        <Text as="span" id={labelId}>
          {ASSISTANT_NAME} suggests for your goal
        </Text>
        <ul className={classes.list} aria-labelledby={labelId}>
          {prompts.slice(0, shown).map((prompt) => (
            <li key={prompt}>
              <UnstyledButton className={classes.pill} onClick={() => onPick(prompt)}>
                <bdi>{prompt}</bdi>
              </UnstyledButton>
            </li>
          ))}
          {prompts.length > shown && (
            <li>
              <UnstyledButton className={classes.more} onClick={() => setSteps(steps + 1)}>
                Show More
              </UnstyledButton>
            </li>
          )}
        </ul>
      </div>
      {tip && <Text className={classes.tip}>{tip}</Text>}
    </div>
  )
}
