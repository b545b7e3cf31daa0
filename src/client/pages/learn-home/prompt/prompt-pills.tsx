import { UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { Text } from '#client/ui/text/text.tsx'
import { DEFAULT_PROMPT_PILLS } from '#shared/roadmaps/texts.ts'
import classes from './prompt-pills.module.css'

/** Prompts to begin with (2§2.2). Picking one fills the field; nothing is spent. */
export function PromptPills({ onPick }: { onPick: (prompt: string) => void }) {
  const labelId = useId()
  return (
    <div className={classes.row}>
      <Text as="span" id={labelId}>
        Try asking
      </Text>
      <ul className={classes.list} aria-labelledby={labelId}>
        {DEFAULT_PROMPT_PILLS.map((pill) => (
          <li key={pill}>
            <UnstyledButton className={classes.pill} onClick={() => onPick(pill)}>
              {pill}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
