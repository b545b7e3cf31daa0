import { VisuallyHidden } from '@mantine/core'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Line, type Stretch } from '#client/ui/line/line.tsx'
import classes from './certificate-check.module.css'
import { outcomeText } from './outcome-texts.ts'
import type { Outcome } from './verify-credential.ts'

interface VerdictProps {
  /** Undefined while it is being checked. */
  outcome: Outcome | undefined
  revokedAt?: string | null
  onRetry: () => void
  isChecking: boolean
}

const ROUTES: Record<'good' | 'bad' | 'open' | 'checking', readonly Stretch[]> = {
  good: [{ stations: 4, covered: 4 }],
  bad: [
    { stations: 3, covered: 2 },
    { stations: 1, covered: 0, state: 'empty', level: 1 },
  ],
  open: [{ stations: 4, covered: 0, state: 'empty' }],
  checking: [{ stations: 4, covered: 0, state: 'writing' }],
}

/** Reads out how a check ended; it stands on the page before there is anything to say. */
export function SpokenVerdict({ outcome, revokedAt = null }: Pick<VerdictProps, 'outcome' | 'revokedAt'>) {
  const said = outcome && outcomeText(outcome, revokedAt)
  return <VisuallyHidden role="status">{said && `${said.title}. ${said.text}`}</VisuallyHidden>
}

/** How the check ended, in a title and a sentence. */
export function Verdict({ outcome, revokedAt = null, onRetry, isChecking }: VerdictProps) {
  const said = outcome && outcomeText(outcome, revokedAt)
  const tone = said?.tone ?? 'checking'
  return (
    <Card tone={tone} className={classes.verdict}>
      <Line stretches={ROUTES[tone]} />
      <div>
        <Heading as="h2">{said?.title ?? 'Checking the signature in your browser…'}</Heading>
        {said && (
          <Text size="body" className={classes.verdictText} dir="auto">
            {said.text}
          </Text>
        )}
        {outcome?.kind === 'unchecked' && (
          <Button className={classes.retry} variant="default" onClick={onRetry} loading={isChecking}>
            Try again
          </Button>
        )}
      </div>
    </Card>
  )
}
