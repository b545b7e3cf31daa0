import { type ReactNode, useId } from 'react'
import { focusArea } from '#client/ui/focus/focus-home.ts'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './settings.module.css'

interface SettingsSectionProps {
  title: string
  /** One or two sentences: what it is for. */
  lead: ReactNode
  children: ReactNode
}

/** One thing that can be set: what it is on the left, what can be done on the right; on a narrow screen below it. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id} {...focusArea}>
      <div>
        <Heading as="h3" id={id} tabIndex={-1}>
          {title}
        </Heading>
        <Text className={classes.lead}>{lead}</Text>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
