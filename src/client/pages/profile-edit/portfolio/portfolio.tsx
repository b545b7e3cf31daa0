import { useId, useRef } from 'react'
import { Button } from '#client/ui/button/button.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const isFull = images.length >= MOST_IMAGES
  return (
    <section className={classes.portfolio} aria-labelledby="portfolio">
      <Heading as="h2" size="item" id="portfolio" tabIndex={-1}>
        Portfolio
      </Heading>
      <Text id={hint}>Pictures of what you made, up to {MOST_IMAGES}: PNG, JPEG, GIF or WebP, at most 5 MB each.</Text>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        className={classes.file}
        aria-label="A picture to add"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) upload.mutate(file)
          // the same one may be chosen again
          currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        loading={upload.isPending}
        disabled={isFull}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        Add a picture
      </Button>
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
