import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useChangeApplications } from '#client/features/applications/use-applications.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { localDay } from '#client/lib/dates/local-day.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { useOpenedPlace } from '#client/ui/focus/use-opened-place.ts'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { NOTES_MAX_LENGTH, STAGES } from '#shared/applications/rules.ts'
import type { Application } from '#shared/applications/schemas.ts'
import classes from './applications.module.css'
import { Documents } from './documents.tsx'

interface ApplicationPanelProps {
  application: Application
  onClose: () => void
}

/** One application: its way so far, notes, the day to ask again, and every version of what was sent. */
export function ApplicationPanel({ application, onClose }: ApplicationPanelProps) {
  const { applicationId, listingId, title, company, url, closedAt, reached } = application
  const { remove } = useChangeApplications()
  const place = useOpenedPlace()
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <Card as="section" padding="large" className={classes.panel} aria-label="Application">
        <div className={classes.title}>
          <Heading as="h2" dir="auto">
            {title}
          </Heading>
          <Button size="sm" variant="default" onClick={onClose}>
            Close
          </Button>
        </div>
        <Text tone="inherit">
          <bdi>{company}</bdi>
          {' · '}
          {listingId ? (
            <Link to="/playground/jobs" search={{ job: listingId }}>
              the listing here
            </Link>
          ) : (
            'the listing was removed here'
          )}
          {' · '}
          <a href={url} target="_blank" rel="noopener">
            at its source
          </a>
          {closedAt && ` · closed on ${formatDay(closedAt)}`}
        </Text>
        <Text>{reached.map(({ stage, at }) => `${STAGES[stage]} on ${formatDay(at)}`).join(', ')}</Text>
        <NotesForm application={application} />
        <Documents applicationId={applicationId} />
        <Button
          size="sm"
          variant="outline"
          color="red"
          onClick={() => {
            onClose()
            remove(applicationId)
          }}
        >
          Forget this application
        </Button>
      </Card>
    </div>
  )
}

function NotesForm({ application: { applicationId, notes, remindOn } }: { application: Application }) {
  const { save } = useChangeApplications()
  const [typed, setTyped] = useState(notes)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save({ applicationId, notes: typed })
  }
  return (
    <form className={classes.notes} onSubmit={submit}>
      <TextArea label="Notes" rows={4} maxLength={NOTES_MAX_LENGTH} value={typed} onChange={setTyped} />
      <div className={classes.row}>
        <Button type="submit" size="sm" disabled={typed === notes}>
          {typed === notes ? 'Notes are kept' : 'Keep the notes'}
        </Button>
        <TextField
          label="Ask again on"
          type="date"
          problem={null}
          min={localDay()}
          value={remindOn ?? ''}
          onChange={(day) => save({ applicationId, remindOn: day || null })}
        />
      </div>
    </form>
  )
}
