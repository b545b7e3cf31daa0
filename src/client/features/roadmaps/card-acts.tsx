import { UnstyledButton } from '@mantine/core'
import { cutText } from '#client/lib/cut-text.ts'
import { ShareIcon, TrashIcon } from '#client/ui/icons.tsx'
import classes from './roadmap-card.module.css'

interface CardActsProps {
  prompt: string
  onShare: () => void
  onRemove: () => void
  onRemoveIntent: () => void
}

/** As much of a wish as a button's name needs. */
const NAME_LENGTH = 80

/** What may be done with a roadmap of the list. */
export function CardActs({ prompt, onShare, onRemove, onRemoveIntent }: CardActsProps) {
  const name = cutText(prompt, NAME_LENGTH)
  return (
    <div className={classes.acts}>
      <UnstyledButton className={classes.act} aria-label={`Share roadmap: ${name}`} onClick={onShare}>
        <ShareIcon />
      </UnstyledButton>
      <UnstyledButton
        className={classes.act}
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
