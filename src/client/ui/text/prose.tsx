import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'
import classes from './prose.module.css'

/** Text to read from top to bottom. */
export const Prose = ({ children }: { children: ReactNode }) => <div className={classes.prose}>{children}</div>

/** A part of it under its heading. */
export const ProsePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Heading as="h2">{title}</Heading>
    {children}
  </section>
)
