import { activityText, growthText, healthText, sizeText, starsText } from '#client/features/projects/words.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Project } from '#shared/projects/schemas.ts'
import classes from './project.module.css'

const UNKNOWN = 'unknown'

/** What is known of a repository in numbers and links; what is not says so (3§3, R-OSS-04, R-OSS-05). */
export function ProjectPanel({ project }: { project: Project }) {
  const { health, weeklyActivity, growthRate, size, license, languages, topics, medianAnswerHours } = project
  const facts: readonly [string, React.ReactNode][] = [
    ['Stars', starsText(project)],
    ['Health', health === null ? UNKNOWN : healthText(health)],
    ['Activity', weeklyActivity === null ? UNKNOWN : activityText(weeklyActivity)],
    ['Growth', growthRate === null ? UNKNOWN : `${growthText(growthRate)} commits, against the quarter before`],
    ['First answer', answerText(medianAnswerHours)],
    ['Last change', project.pushedAt ? <Ago key="pushed" moment={project.pushedAt} /> : UNKNOWN],
    ['Size', size === null ? UNKNOWN : sizeText(size)],
    ['License', license ?? UNKNOWN],
    ['Languages', languages.length > 0 ? languages.join(', ') : UNKNOWN],
    ['Topics', topics.length > 0 ? topics.join(', ') : 'none'],
  ]
  return (
    <aside className={classes.panel} aria-label="About the project">
      <Card padding="medium" className={classes.part}>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Links project={project} />
        <Text size="caption">
          {project.fetchedAt ? <>Read from GitHub {<Ago moment={project.fetchedAt} />}</> : 'Not read from GitHub yet.'}
        </Text>
      </Card>
      <Contributors project={project} />
    </aside>
  )
}

function answerText(hours: number | null): string {
  if (hours === null) return UNKNOWN
  return hours < 48
    ? `after ${Math.max(1, Math.round(hours))} hours (median)`
    : `after ${Math.round(hours / 24)} days (median)`
}

function Links({ project }: { project: Project }) {
  const links = [
    ['README', project.readmeUrl],
    ['Contributing', project.contributingUrl],
    ['Documentation', project.documentationUrl],
    ['Pull request template', project.prTemplateUrl],
  ].filter((link): link is [string, string] => Boolean(link[1]))
  if (links.length === 0) return null
  return (
    <ul className={classes.links}>
      {links.map(([name, url]) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Contributors({ project: { contributors } }: { project: Project }) {
  if (contributors.length === 0) return null
  return (
    <section className={classes.part}>
      <Heading as="h2" size="item">
        Contributors
      </Heading>
      <ul className={classes.people}>
        {contributors.map(({ login, avatarUrl, contributions }) => (
          <li key={login}>
            <Avatar name={login} src={avatarUrl} size={24} />
            <bdi>{login}</bdi>
            <Text as="span" size="caption">
              {contributions.toLocaleString('en')}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
