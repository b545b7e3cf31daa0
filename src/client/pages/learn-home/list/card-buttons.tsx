import { UnstyledButton } from '@mantine/core'
import { cutText } from '#client/lib/cut-text.ts'
import { ShareIcon, TrashIcon } from '#client/ui/icons.tsx'
import classes from './roadmap-card.module.css'

interface CardButtonsProps {
  prompt: string
  onShare: () => void
  onRemove: () => void
  onRemoveIntent: () => void
}

/** As much of a prompt as a button's name needs. */
const NAME_LENGTH = 80

/** What may be done with a roadmap of the list. */
export function CardButtons({ prompt, onShare, onRemove, onRemoveIntent }: CardButtonsProps) {
  const name = cutText(prompt, NAME_LENGTH)
  return (
    <div className={classes.buttons}>
      <UnstyledButton className={classes.button} aria-label={`Share roadmap: ${name}`} onClick={onShare}>
        <ShareIcon />
      </UnstyledButton>
      <UnstyledButton
        className={classes.button}
        data-destructive
        aria-label={`Delete roadmap: ${name}`}
        onPointerEnter={onRemoveIntent}
        onFocus={onRemoveIntent}
        onClick={onRemove}
      >
        <TrashIcon />
      </UnstyledButton>
    </div>
  )
}
