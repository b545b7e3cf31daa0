import { useId } from 'react'
import { FileButton } from '#client/ui/form/file-button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { IMAGE_TEXTS, MOST_IMAGES } from '#shared/profiles/image-rules.ts'
import type { PortfolioImage } from '#shared/profiles/schemas.ts'
import classes from './portfolio.module.css'
import { PortfolioEntry } from './portfolio-entry.tsx'
import { usePortfolio } from './use-portfolio.ts'

interface PortfolioProps {
  images: readonly PortfolioImage[]
  /** Whether others see them, and so whether they can be shown here. */
  isShown: boolean
}

/** Pictures of what somebody made: added one by one, each with a line about it. */
export function Portfolio({ images, isShown }: PortfolioProps) {
  const { upload, ...change } = usePortfolio()
  const hint = useId()
  const isFull = images.length >= MOST_IMAGES
  return (
    <section className={classes.portfolio} aria-labelledby="portfolio">
      <Heading as="h2" size="item" id="portfolio" tabIndex={-1}>
        Portfolio
      </Heading>
      <Text id={hint}>Pictures of what you made, up to {MOST_IMAGES}: PNG, JPEG, GIF or WebP, at most 5 MB each.</Text>
      <FileButton
        label="A picture to add"
        accept="image/png,image/jpeg,image/gif,image/webp"
        onFile={upload.mutate}
        isBusy={upload.isPending}
        disabled={isFull}
        describedBy={hint}
      >
        Add a picture
      </FileButton>
      <Text tone="danger" role="alert">
        {upload.isError ? upload.error.message : isFull ? IMAGE_TEXTS.full : null}
      </Text>
      {images.length > 0 && (
        <ul className={classes.images} aria-label="Your pictures">
          {images.map((image, at) => (
            <PortfolioEntry key={image.id} {...{ image, isShown, ...change }} number={at + 1} />
          ))}
        </ul>
      )}
    </section>
  )
}
