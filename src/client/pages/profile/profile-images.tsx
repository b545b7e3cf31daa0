import { Heading } from '#client/ui/text/heading.tsx'
import { imageSizePath } from '#shared/profiles/image-rules.ts'
import type { PortfolioImage } from '#shared/profiles/schemas.ts'
import classes from './profile-page.module.css'

/** What somebody made, as pictures; a click shows one as large as it is kept. */
export function ProfileImages({ images }: { images: readonly PortfolioImage[] }) {
  if (images.length === 0) return null
  return (
    <section>
      <Heading as="h2">Portfolio</Heading>
      <ul className={classes.images}>
        {images.map(({ id, caption }, at) => (
          <li key={id}>
            <figure className={classes.figure}>
              <a href={imageSizePath(id, 1200)}>
                <img src={imageSizePath(id, 320)} alt={caption || `Picture ${at + 1}`} loading="lazy" />
              </a>
              {caption && <figcaption dir="auto">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
