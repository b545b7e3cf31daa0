import { Link } from '@tanstack/react-router'
import { Card } from '#client/ui/card/card.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import type { Event } from '#shared/events/schemas.ts'
import classes from './event-list.module.css'

/** What happened, each with the way to it. */
export const EventList = ({ events, label }: { events: readonly Event[]; label: string }) => (
  <Card as="ul" className={classes.list} aria-label={label}>
    {events.map(({ id, kind, title, path, happenedAt }) => (
      <li key={id} className={classes.event}>
        <span className={classes.words}>
          {`${WORDS[kind]} `}
          {path === null ? <span dir="auto">{title}</span> : <Link to={path}>{title}</Link>}
        </span>
        <span className={classes.when}>
          <Ago moment={happenedAt} />
        </span>
      </li>
    ))}
  </Card>
)

const WORDS: Readonly<Record<Event['kind'], string>> = {
  sectionCompleted: 'You completed',
  certificateIssued: 'You earned a certificate:',
  roadmapCreated: 'You created a roadmap:',
  connected: 'You connected with',
  journalWritten: 'You wrote in your journal:',
  questionAnswered: 'You answered:',
  project: 'You worked on',
  workMerged: 'Your change was merged:',
}
