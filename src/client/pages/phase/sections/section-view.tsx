import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Section } from '#shared/roadmaps/schemas.ts'
import classes from './section-view.module.css'

/** One section: what it is for and what it says. */
export function SectionView({
  section,
  current,
  count,
  children,
}: {
  section: Section
  current: number
  count: number
  /** What one can do afterwards, and what one learns it with. */
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(section.id)

  useEffect(() => {
    if (last.current === section.id) return
    last.current = section.id
    heading.current?.focus({ preventScroll: true })
    const top = heading.current?.getBoundingClientRect().top ?? 0
    // from the page's own top where both are seen at once: nothing above the heading is cut in half
    if (top + scrollY <= innerHeight / 2) scrollTo({ top: 0 })
    else if (top < 0 || top > innerHeight / 2) heading.current?.scrollIntoView({ block: 'start' })
  }, [section.id])

  return (
    <article>
      <Text className={classes.eyebrow}>
        Section {current} of {count}
        <span className={classes.category} dir="auto">
          {section.category}
        </span>
      </Text>
      <Heading as="h2" ref={heading} className={classes.scrollTarget} tabIndex={-1} dir="auto">
        {section.title}
      </Heading>
      <p className={classes.aim} dir="auto">
        {section.aim}
      </p>
      <p className={classes.text} dir="auto">
        {section.description}
      </p>
      {children}
    </article>
  )
}
