import classes from './source-icon.module.css'

/** A site's first letter on a tile, drawn here: a card asks nobody else for a picture. */
export function SourceIcon({ site }: { site: string }) {
  return (
    <span className={classes.icon} aria-hidden>
      {site.charAt(0).toUpperCase() || '?'}
    </span>
  )
}
