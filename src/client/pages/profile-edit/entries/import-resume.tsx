import { useId, useState } from 'react'
import { datesOf, ENTRY_TEXTS } from '#client/features/profiles/entry-texts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { FileButton } from '#client/ui/form/file-button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { MOST_ENTRIES } from '#shared/profiles/entry-rules.ts'
import type { ProfileEntry } from '#shared/profiles/entry-schemas.ts'
import type { ProposedEntry } from '#shared/profiles/resume-proposals.ts'
import type { Profile } from '#shared/profiles/schemas.ts'
import classes from './entries.module.css'
import { EntryForm } from './entry-form.tsx'
import { ProposedSummary } from './proposed-summary.tsx'
import { useResume } from './use-resume.ts'

/** A resume as a PDF: what stands in it is proposed, and nothing is added that its owner did not look at. */
export function ImportResume({ profile: { entries, storySummary } }: { profile: Profile }) {
  const hint = useId()
  const { proposed, read, isReading, problem, drop, dropSummary } = useResume()
  const left = proposed?.entries.filter((entry) => !entries.some((known) => isSame(known, entry)))
  return (
    <section className={classes.import} aria-labelledby="import-resume">
      <Heading as="h2" size="item" id="import-resume" tabIndex={-1}>
        Import from a resume
      </Heading>
      <Text id={hint}>
        A PDF of your resume, or of your LinkedIn profile (there: More, Save to PDF). It is read and not kept; you
        decide about each entry.
      </Text>
      <FileButton
        label="A resume to read"
        accept="application/pdf"
        onFile={read}
        isBusy={isReading}
        disabled={entries.length >= MOST_ENTRIES}
        describedBy={hint}
      >
        Choose a PDF
      </FileButton>
      <Text tone="danger" role="alert">
        {problem}
      </Text>
      <Text role="status">{left && foundText(left.length)}</Text>
      {proposed && proposed.summary !== '' && storySummary === '' && (
        <ProposedSummary summary={proposed.summary} onDone={dropSummary} />
      )}
      {left && left.length > 0 && (
        <ul className={classes.list} aria-label="Found in your resume">
          {left.map((entry, at) => (
            <li key={`${at}-${entry.title}`}>
              <Proposed entry={entry} onDone={() => drop(entry)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const foundText = (count: number) =>
  count === 0
    ? 'Nothing is left to add. What stands under no heading, or without dates, is not found.'
    : count === 1
      ? 'One entry was found.'
      : `${count} entries were found.`

const isSame = (known: ProfileEntry, { kind, title, organization, startedIn }: ProposedEntry) =>
  known.kind === kind && known.title === title && known.organization === organization && known.startedIn === startedIn

function Proposed({ entry, onDone }: { entry: ProposedEntry; onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const { kind, title, organization, startedIn, description } = entry
  const name = title || organization
  if (isOpen) return <EntryForm initial={{ ...entry, url: '' }} onClose={() => setIsOpen(false)} onSaved={onDone} />
  return (
    <Card as="article" padding="medium" className={classes.entry}>
      <div className={classes.words}>
        <Heading as="h3" dir="auto">
          {name}
        </Heading>
        {title && organization && (
          <p dir="auto" className={classes.line}>
            {organization}
          </p>
        )}
        <Text>{startedIn ? datesOf(entry) : `${capital(ENTRY_TEXTS[kind].noun)}, without a date`}</Text>
        {description && (
          <p dir="auto" className={classes.description}>
            {description}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          {...{ variant: 'default', size: 'sm' }}
          aria-label={`Look and add: ${name}`}
          onClick={() => setIsOpen(true)}
        >
          Look and add
        </Button>
        <Button {...{ variant: 'subtle', size: 'sm', color: 'gray' }} aria-label={`Leave it: ${name}`} onClick={onDone}>
          Leave it
        </Button>
      </div>
    </Card>
  )
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
