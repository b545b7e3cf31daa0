import { PersonLinks } from '#client/features/challenges/person-links.tsx'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { rewardOf } from '#shared/challenges/rewards.ts'
import { isBlind, mostPoints, PAY_WITHIN_DAYS } from '#shared/challenges/rules.ts'
import type { Challenge, SponsorRecord } from '#shared/challenges/schemas.ts'
import { FUNDING_WORDS } from '#shared/challenges/texts.ts'
import { countOf } from '#shared/count-of.ts'
import classes from './challenge.module.css'

/** What one wants to know before one puts work into it. */
export function Fairness({ challenge }: { challenge: Challenge }) {
  const { judges, decideBy, participants, submissions, mostParticipants, aiRule, teamSize, linkRule } = challenge
  return (
    <Card as="section" padding="medium" className={classes.fairness} aria-labelledby="fairness">
      <Heading as="h2" size="block" id="fairness">
        {challenge.status === 'Closed' ? 'Its terms' : 'Before you start'}
      </Heading>
      <dl className={classes.terms}>
        <dt>Sponsor</dt>
        <dd>
          <SponsorLine challenge={challenge} />
        </dd>
        <dt>Judges</dt>
        <dd>{judges.length === 0 ? 'Not named yet.' : <PersonLinks people={judges} />}</dd>
        <dt>Decision</dt>
        <dd>{decideBy ? `By ${formatMoment(decideBy)}.` : 'No day is promised.'}</dd>
        <dt>Judging</dt>
        <dd>
          {isBlind(linkRule)
            ? 'Blind: judges see a number and the work, not whose it is. The middle of their points counts, and everybody gets a reason in writing.'
            : 'The link may show whose an entry is. The middle of the judges’ points counts, and everybody gets a reason in writing.'}
        </dd>
        <dt>Attempts</dt>
        <dd>
          {`${countOf(participants, 'person', 'people')} started, ${countOf(submissions, 'entry', 'entries')} handed in. `}
          {mostParticipants ? `At most ${mostParticipants} can start.` : 'There is no limit.'}
        </dd>
        <dt>Team</dt>
        <dd>{teamSize === 1 ? 'Everybody alone.' : `Up to ${teamSize} people.`}</dd>
        <dt>AI</dt>
        <dd dir="auto">{aiRule}</dd>
        <dt>StreetCred</dt>
        <dd>{rewardWords(challenge.score)}</dd>
      </dl>
      <Rubric rubric={challenge.rubric} />
    </Card>
  )
}

function SponsorLine({ challenge: { sponsor, funding } }: { challenge: Challenge }) {
  if (!sponsor) return <>{`Nobody yet. ${FUNDING_WORDS[funding]}`}</>
  const { name, url, record } = sponsor
  return (
    <>
      {url ? (
        <a href={url} rel="noreferrer nofollow" target="_blank" dir="auto">
          {name}
        </a>
      ) : (
        <span dir="auto">{name}</span>
      )}
      {`. ${FUNDING_WORDS[funding]}`}
      <Text size="caption">{recordWords(record)}</Text>
    </>
  )
}

/** 'Decided 3 bounties, 1 decision late. Paid 5 of 6 prizes, 4 within 30 days, half of them in 6 days or less. Gave 20 of 20 entries a reason.' */
function recordWords({ decided, late, prizes, paid, paidOnTime, medianDays, entries, reasons }: SponsorRecord): string {
  const lateness = late > 0 ? `, ${countOf(late, 'decision')} late` : ''
  if (decided === 0) return `Has not decided a bounty yet${lateness}.`
  const speed = medianDays === null ? '' : `, half of them in ${countOf(Math.round(medianDays), 'day')} or less`
  return [
    `Decided ${countOf(decided, 'bounty', 'bounties')}${lateness}.`,
    `Paid ${paid} of ${countOf(prizes, 'prize')}, ${paidOnTime} within ${PAY_WITHIN_DAYS} days${speed}.`,
    `Gave ${reasons} of ${countOf(entries, 'entry', 'entries')} a reason.`,
  ].join(' ')
}

function rewardWords(score: number): string {
  const whole = { points: 1, most: 1, people: 1 }
  const [first, second, third, other] = [1, 2, 3, null].map((place) => rewardOf(score, { ...whole, place }).toFixed(2))
  return `${first}, ${second} and ${third} for the three best, ${other} for every other entry with half of the points. A team shares.`
}

function Rubric({ rubric }: Pick<Challenge, 'rubric'>) {
  return (
    <table className={classes.rubric}>
      <caption>{`Rubric, ${mostPoints(rubric)} points`}</caption>
      <tbody>
        {rubric.map(({ name, points, about }) => (
          <tr key={name}>
            <th scope="row" dir="auto">
              {name}
              <Text size="caption">{about}</Text>
            </th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
