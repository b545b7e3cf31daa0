import type { ReactNode, Ref } from 'react'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './block.module.css'

interface BlockProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
  ref?: Ref<HTMLElement>
  isCentred?: boolean
}

/** A stretch of a page that tells what this is: a heading, one sentence, and something to look at. */
export const Block = ({ title, lead, children, ref, isCentred }: BlockProps) => (
  <section ref={ref} className={classes.block} data-centred={isCentred || undefined}>
    <Heading as="h2" size="page">
      {title}
    </Heading>
    {lead && (
      <Text as="div" size="body" className={classes.lead}>
        {lead}
      </Text>
    )}
    {children && <div className={classes.content}>{children}</div>}
  </section>
)

interface PointsProps {
  points: readonly { head: string; text: ReactNode; art?: ReactNode }[]
  columns?: 2 | 3
}

/** Cards of the same kind beside each other. */
export const Points = ({ points, columns = 3 }: PointsProps) => (
  <ul className={classes.points} data-columns={columns}>
    {points.map(({ head, text, art }) => (
      <li key={head} className={classes.point}>
        {art}
        <Heading as="h3">{head}</Heading>
        <Text as="div" size="body">
          {text}
        </Text>
      </li>
    ))}
  </ul>
)
