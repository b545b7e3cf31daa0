import { AiPolicyQuote } from '#client/features/projects/ai-policy-quote.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { PICK_PARTS, type PickOutcome } from '#shared/projects/pickable.ts'
import type { Issue } from '#shared/projects/schemas.ts'
import classes from './issue.module.css'

const OUTCOMES: Readonly<Record<PickOutcome, string>> = { yes: 'Yes', partly: 'Partly', no: 'No', unknown: 'Unknown' }

/** Every part of the score with what was found, and what the project says of AI. */
export function PickParts({ issue }: { issue: Issue }) {
  const { isFree, score, takenBecause, parts, project, claim } = issue
  const isOwn = claim?.isOwn ?? false
  return (
    <aside className={classes.panel} aria-label="Can it be taken?">
      <Card padding="medium" className={classes.part} tone={isFree || isOwn ? 'good' : 'bad'}>
        <Heading as="h2" size="item">
          {isOwn ? 'Yours for now' : isFree ? `Free: ${score} of 100` : 'Not free'}
        </Heading>
        {takenBecause && !isOwn && <Text>{takenBecause}</Text>}
        <ul className={classes.parts}>
          {parts.map(({ name, outcome, points, most, text }) => (
            <li key={name} className={classes.pick} data-outcome={outcome}>
              <span className={classes.outcome}>{OUTCOMES[outcome]}</span>
              <span>
                <strong>{PICK_PARTS[name].label}</strong>
                <br />
                {text}
              </span>
              <span className={classes.points}>
                {points}/{most}
              </span>
            </li>
          ))}
        </ul>
        <Text size="caption">Read from GitHub {<Ago moment={issue.fetchedAt} />}</Text>
      </Card>
      <Card padding="medium" className={classes.part}>
        <Heading as="h2" size="item">
          Contributions with AI
        </Heading>
        <AiPolicyQuote policy={project.aiPolicy} />
      </Card>
    </aside>
  )
}
