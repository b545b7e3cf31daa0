import { Link } from '@tanstack/react-router'
import { ChallengeLink } from '#client/features/challenges/challenge-link.tsx'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { countOf } from '#shared/count-of.ts'
import type { EarnedStreetCred, Home } from '#shared/progress/home-schemas.ts'
import { SECTION_STREETCRED } from '#shared/progress/rules.ts'
import classes from './earned-card.module.css'

/** The StreetCred so far, with what earned it last. */
export function StreetCredCard({ ownerId, points, earned }: Home['streetCred'] & Pick<Home, 'ownerId'>) {
  return (
    <Card as="section" padding="large" className={classes.card} aria-labelledby="street-cred">
      <div className={classes.head}>
        <Heading as="h2" size="item" id="street-cred">
          StreetCred
        </Heading>
        <Text as="span" size="figure" tone="inherit">
          {points.toFixed(2)}
        </Text>
      </div>
      <Text>{`Your points for what you have shown to know: each section that you complete earns ${SECTION_STREETCRED.toFixed(2)}.`}</Text>
      {earned.length > 0 && (
        <ul className={classes.list}>
          {earned.map((entry) => (
            <li key={entry.phase?.id ?? entry.challenge?.id ?? entry.latestAt}>
              <Entry ownerId={ownerId} {...entry} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/home/streetcred" variant="default" size="xs">
        All receipts
      </ButtonLink>
    </Card>
  )
}

function Entry({ ownerId, points, sections, latestAt, phase, challenge }: EarnedStreetCred & { ownerId: string }) {
  return (
    <>
      {challenge ? (
        <ChallengeLink challenge={challenge} className={classes.link} />
      ) : phase ? (
        <Link
          to="/learn/$userId/$roadmapId/$phaseId"
          params={{ userId: ownerId, roadmapId: phase.roadmapId, phaseId: phase.id }}
          className={classes.link}
          dir="auto"
        >
          {phase.title}
        </Link>
      ) : (
        'A phase that is no longer there'
      )}
      <Text as="span">{`+${points.toFixed(2)} for ${challenge ? 'a bounty' : countOf(sections, 'section')}, ${formatDay(latestAt)}`}</Text>
    </>
  )
}
