import { Link } from '@tanstack/react-router'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Profile } from '#shared/profiles/schemas.ts'
import classes from './profile-page.module.css'

/** What somebody has proved, each with its certificate, and what they say they write. */
export function ProfileSkills({ skills, languages }: Pick<Profile, 'skills' | 'languages'>) {
  if (skills.length === 0 && languages.length === 0) return null
  return (
    <section>
      <Heading as="h2">Skills</Heading>
      {skills.length > 0 && (
        <ul className={classes.skills}>
          {skills.map(({ name, certificateId, title }) => (
            <li key={name}>
              <Link
                to="/verify/$id"
                params={{ id: certificateId }}
                className={classes.skill}
                title={`Proved by the certificate “${title}”`}
              >
                {name}
                <span className={classes.proof}>proved</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && <Text className={classes.said}>{`Says they write ${listed(languages)}.`}</Text>}
    </section>
  )
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names)
