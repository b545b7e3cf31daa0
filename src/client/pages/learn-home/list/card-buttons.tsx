import { UnstyledButton } from '@mantine/core'
import { ShareIcon, TrashIcon } from '#client/ui/icons.tsx'
import classes from './roadmap-card.module.css'

interface CardButtonsProps {
  title: string
  onShare: () => void
  onRemove: () => void
  onRemoveIntent: () => void
}

/** What may be done with a roadmap of the list. */
export function CardButtons({ title, onShare, onRemove, onRemoveIntent }: CardButtonsProps) {
  return (
    <div className={classes.buttons}>
      <UnstyledButton className={classes.button} aria-label={`Share roadmap: ${title}`} onClick={onShare}>
        <ShareIcon />
      </UnstyledButton>
      <UnstyledButton
        className={classes.button}
        data-destructive
        aria-label={`Delete roadmap: ${title}`}
        onPointerEnter={onRemoveIntent}
        onFocus={onRemoveIntent}
        onClick={onRemove}
      >
        <TrashIcon />
      </UnstyledButton>
    </div>
  )
}
