import { datesOf } from '#client/features/profiles/entry-texts.ts'
import { Heading } from '#client/ui/text/heading.tsx'
import { ENTRY_KINDS, type EntryKind } from '#shared/profiles/entry-rules.ts'
import type { ProfileEntry } from '#shared/profiles/entry-schemas.ts'
import classes from './profile-page.module.css'

const TITLES: Readonly<Record<EntryKind, string>> = {
  job: 'Experience',
  education: 'Education',
  certification: 'Certificates from elsewhere',
}

/** What somebody says they worked at, learned and proved; nothing of what they name none of. */
export const ProfileEntries = ({ entries }: { entries: readonly ProfileEntry[] }) =>
  ENTRY_KINDS.map((kind) => {
    const shown = entries.filter((entry) => entry.kind === kind)
    if (shown.length === 0) return null
    return (
      <section key={kind}>
        <Heading as="h2">{TITLES[kind]}</Heading>
        <ul className={classes.entries}>
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
    )
  })

function Entry({ entry }: { entry: ProfileEntry }) {
  const { title, organization, description, url } = entry
  return (
    <li className={classes.entry}>
      <Heading as="h3" dir="auto">
        {title}
      </Heading>
      <p className={classes.facts} dir="auto">
        {url ? (
          <a href={url} rel="nofollow ugc noopener noreferrer">
            {organization}
          </a>
        ) : (
          organization
        )}
        {' · '}
        {datesOf(entry)}
      </p>
      {description && (
        <p className={classes.story} dir="auto">
          {description}
        </p>
      )}
    </li>
  )
}
