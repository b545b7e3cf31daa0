import type { MouseEvent } from 'react'
import classes from './skip-link.module.css'

/** The first stop of the tab key: past the navigation, to `#content`. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('content')?.focus()
  }
  return (
    <a href="#content" className={classes.skip} onClick={skip}>
      Skip to content
    </a>
  )
}
