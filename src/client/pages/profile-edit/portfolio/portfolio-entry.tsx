import { useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { imageSizePath } from '#shared/profiles/image-rules.ts'
import type { PortfolioImage } from '#shared/profiles/schemas.ts'
import classes from './portfolio.module.css'
import type { usePortfolio } from './use-portfolio.ts'

interface PortfolioEntryProps extends Pick<ReturnType<typeof usePortfolio>, 'caption' | 'remove'> {
  image: PortfolioImage
  /** From 1. */
  number: number
  isShown: boolean
}

/** One picture; what is written about it is kept when one leaves the field. */
export function PortfolioEntry({ image, number, isShown, caption, remove }: PortfolioEntryProps) {
  const [text, setText] = useState(image.caption)
  return (
    <li className={classes.image}>
      {isShown ? (
        <img src={imageSizePath(image.id, 320)} alt={image.caption || `Picture ${number}`} loading="lazy" />
      ) : (
        <Text className={classes.kept}>Not shown while others can’t see your portfolio.</Text>
      )}
      <TextField
        label={`What picture ${number} shows`}
        dir="auto"
        maxLength={200}
        value={text}
        problem={null}
        onChange={setText}
        onBlur={() => text.trim() !== image.caption && caption.mutate({ id: image.id, caption: text })}
      />
      <Button
        {...{ variant: 'subtle', color: 'red', size: 'sm' }}
        loading={remove.isPending && remove.variables?.id === image.id}
        aria-label={`Remove picture ${number}`}
        onClick={() => remove.mutate({ id: image.id })}
      >
        Remove
      </Button>
    </li>
  )
}
