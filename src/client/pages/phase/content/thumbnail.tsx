import { useState } from 'react'
import classes from './thumbnail.module.css'

/** A picture from our own origin; where there is none, its site's first letter stands in its place. */
export function Thumbnail({ src, site }: { src: string | null; site: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  if (src === null || failed === src) {
    return (
      <span className={classes.blank} aria-hidden>
        {site.charAt(0).toUpperCase()}
      </span>
    )
  }
  return (
    <img
      className={classes.picture}
      src={src}
      alt=""
      width={320}
      height={180}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}
