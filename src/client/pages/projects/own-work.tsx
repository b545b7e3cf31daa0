import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DailyIssue } from '#client/features/projects/daily-issue.tsx'
import listClasses from '#client/features/projects/projects.module.css'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { useTRPC } from '#client/trpc.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import pills from '#client/ui/chip/pill.module.css'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { PATHWAY_TEXTS } from '#shared/pathways/texts.ts'
import { PROJECT_CATEGORIES } from '#shared/projects/rules.ts'
import classes from './projects-page.module.css'

/** Beside the lists: what somebody works on, their issue of the day, the categories, and where to begin. */
export function OwnWork() {
  const isSignedIn = useStored('token') !== null
  return (
    <aside className={classes.aside} aria-label="Your work and categories">
      {isSignedIn && <Claims />}
      {isSignedIn && <DailyIssue />}
      <Card padding="medium" className={classes.box}>
        <Heading as="h2" size="item">
          Your first contribution
        </Heading>
        <Text>Projects that explain themselves to newcomers, with the steps to a first merged change.</Text>
        <ButtonLink to="/open-source/first" variant="default" size="sm">
          Begin with one of them
        </ButtonLink>
      </Card>
      <Card padding="medium" className={classes.box}>
        <Heading as="h2" size="item">
          {PATHWAY_TEXTS.title}
        </Heading>
        <Text>{PATHWAY_TEXTS.lead}</Text>
        <ButtonLink to="/open-source/pathway" variant="default" size="sm">
          To the four weeks
        </ButtonLink>
      </Card>
      <section className={classes.box}>
        <Heading as="h2" size="item">
          Categories
        </Heading>
        <ul className={pills.pills}>
          {PROJECT_CATEGORIES.map((category) => (
            <li key={category}>
              <Link to="/project/categories" search={{ category }} className={pills.pill} activeProps={{}}>
                {category}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}

function Claims() {
  const claims = useQuery(useTRPC().issues.claims.queryOptions()).data?.claims
  if (!claims || claims.length === 0) return null
  return (
    <Card padding="medium" className={classes.box}>
      <Heading as="h2" size="item">
        You work on
      </Heading>
      <ul className={listClasses.list}>
        {claims.map(({ issueId, projectId, projectName, number, title, expiresAt }) => (
          <li key={issueId}>
            <Link to="/project/$projectId/$issueId" params={{ projectId, issueId }} dir="auto">
              {title}
            </Link>
            <Text size="caption">
              <bdi>{projectName}</bdi> #{number}, yours until {formatDay(expiresAt)}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  )
}
