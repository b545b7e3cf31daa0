import { useSession } from '#client/features/auth/use-session.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Challenge } from '#shared/challenges/schemas.ts'
import classes from './challenge.module.css'
import { ChallengePanel } from './challenge-panel.tsx'
import { ChallengeStanding } from './challenge-standing.tsx'
import { ChallengeTimes } from './challenge-times.tsx'
import { Fairness } from './fairness.tsx'
import { Results } from './results.tsx'

const Questions = lazyPart(async () => (await import('./questions.tsx')).Questions)
const ChallengeResources = lazyPart(async () => (await import('./challenge-resources.tsx')).ChallengeResources)

/** What a bounty asks for, how one stands to it, and what it gives (3§2.4). */
export function LoadedChallenge({ challenge }: { challenge: Challenge }) {
  const { title, subTitle, status, body, resources, additionalResources, postScriptum } = challenge
  const isVisitor = useSession().status === 'visitor'
  return (
    <>
      <BackButton fallback="/challenge" />
      <PageHeader title={title} lead={subTitle} />
      <ChallengeTimes challenge={challenge} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Results challenge={challenge} />
          {isVisitor ? (
            <ButtonLink to="/welcome" variant="filled">
              Login to Participate
            </ButtonLink>
          ) : (
            <ChallengeStanding challenge={challenge} />
          )}
          {challenge.isJudge && (
            <ButtonLink to="/challenge/$challengeId/judging" params={{ challengeId: String(challenge.id) }}>
              Judge the entries
            </ButtonLink>
          )}
          {body.map(({ header, body, emphasized }) => (
            <section key={header} className={classes.part} data-emphasized={emphasized || undefined}>
              <Heading as="h2" size="block">
                {header}
              </Heading>
              <p className={classes.text}>{body}</p>
            </section>
          ))}
          <Fairness challenge={challenge} />
          {resources.length > 0 && <ChallengeResources resources={resources} />}
          {additionalResources.length > 0 && (
            <section className={classes.part}>
              <Heading as="h2" size="block">
                Additional resources
              </Heading>
              <ul className={classes.list}>
                {additionalResources.map(({ title, link, description }) => (
                  <li key={link}>
                    <a href={link} target="_blank" rel="noreferrer">
                      {title}
                    </a>
                    <Text>{description}</Text>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {postScriptum.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
          <Questions challengeId={challenge.id} mayAsk={!isVisitor && status !== 'Closed'} />
        </div>
        <ChallengePanel challenge={challenge} />
      </div>
    </>
  )
}
