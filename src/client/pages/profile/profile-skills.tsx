import { Link } from '@tanstack/react-router'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { pullUrl } from '#shared/contributions/rules.ts'
import type { Profile, ProvedSkill } from '#shared/profiles/schemas.ts'
import classes from './profile-page.module.css'

/** What somebody has proved, each with its certificate or merged work, and what they say they write. */
export function ProfileSkills({ skills, languages }: Pick<Profile, 'skills' | 'languages'>) {
  if (skills.length === 0 && languages.length === 0) return null
  return (
    <section>
      <Heading as="h2">Skills</Heading>
      {skills.length > 0 && (
        <ul className={classes.skills}>
          {skills.map((skill) => (
            <li key={skill.name}>
              <Proof skill={skill} />
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && <Text className={classes.said}>{`Says they write ${listed(languages)}.`}</Text>}
    </section>
  )
}

function Proof({ skill }: { skill: ProvedSkill }) {
  const { name, title } = skill
  return skill.proof === 'certificate' ? (
    <Link
      to="/verify/$id"
      params={{ id: skill.certificateId }}
      className={classes.skill}
      title={`Proved by the certificate “${title}”`}
    >
      {name}
      <span className={classes.proof}>certificate</span>
    </Link>
  ) : (
    <a href={pullUrl(skill)} className={classes.skill} title={`Proved by “${title}”, merged in ${skill.repository}`}>
      {name}
      <span className={classes.proof}>merged work</span>
    </a>
  )
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names)
