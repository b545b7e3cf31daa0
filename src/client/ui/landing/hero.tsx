import type { ReactNode } from 'react'
import { Heading } from '#client/ui/text/heading.tsx'
import classes from './hero.module.css'

interface HeroProps {
  /** A word above the title. */
  eyebrow?: string
  /** In two lines. */
  title: readonly [string, string]
  lead: string
  /** What one can do at once. */
  children: ReactNode
}

/** The head of a page that tells what this is. */
export function Hero({ eyebrow, title, lead, children }: HeroProps) {
  return (
    <section className={classes.hero}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <Heading as="h1" size="display" className={classes.headline} tabIndex={-1}>
        {title[0]}
        <br />
        {title[1]}
      </Heading>
      <p className={classes.lead}>{lead}</p>
      {children}
    </section>
  )
}
