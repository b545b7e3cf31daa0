import type { ReactNode } from 'react'
import classes from './hero.module.css'

interface HeroProps {
  /** In two lines. */
  title: readonly [string, string]
  lead: string
  /** What one can do at once. */
  children: ReactNode
}

/** The head of a page that tells what this is. */
export function Hero({ title, lead, children }: HeroProps) {
  return (
    <section className={classes.hero}>
      <h1 className={classes.headline} tabIndex={-1}>
        {title[0]}
        <br />
        {title[1]}
      </h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </section>
  )
}
