import { type ReactNode, useId } from 'react'
import { Heading } from '#client/ui/text/heading.tsx'
import classes from './settings.module.css'

/** Sections under one heading, e.g. Security. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.group} aria-labelledby={id}>
      <Heading as="h2" id={id} className={classes.title}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
