import { Link } from '@tanstack/react-router'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Facts } from '#client/ui/text/facts.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { ListedProject } from '#shared/projects/schemas.ts'
import classes from './projects.module.css'
import { activityText, healthText, starsText } from './words.ts'

interface ProjectCardProps {
  project: ListedProject
  heading?: 'h2' | 'h3'
  /** To the steps of a first contribution instead of the project itself. */
  isFirst?: boolean
}

/** A repository in a list: what it is, how alive it is, and how much of it is free. */
export function ProjectCard({ project, heading = 'h3', isFirst = false }: ProjectCardProps) {
  const { projectId, name, description, avatarUrl, languages, health, weeklyActivity, freeIssues } = project
  const to = isFirst ? '/open-source/first/$projectId' : '/project/$projectId'
  return (
    <Card as="li" padding="medium" className={classes.card}>
      <div className={classes.head}>
        <Avatar name={name} src={avatarUrl} size={28} />
        <Heading as={heading} size="item">
          <Link to={to} params={{ projectId }} className={classes.title} activeProps={{}}>
            <bdi>{name}</bdi>
          </Link>
        </Heading>
      </div>
      {description && (
        <Text lines={2} dir="auto">
          {description}
        </Text>
      )}
      <Facts>
        <span>{starsText(project)}</span>
        {languages.length > 0 && <span>{languages.slice(0, 3).join(', ')}</span>}
        {health !== null && <span>{healthText(health)}</span>}
        {weeklyActivity !== null && <span>{activityText(weeklyActivity)}</span>}
        {freeIssues > 0 && (
          <span className={classes.free}>{freeIssues === 1 ? '1 free issue' : `${freeIssues} free issues`}</span>
        )}
      </Facts>
    </Card>
  )
}
