import { useState } from 'react'
import { TermsCheckbox } from '#client/features/challenges/terms-checkbox.tsx'
import { problemOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { actionOf } from '#shared/challenges/rules.ts'
import type { Challenge } from '#shared/challenges/schemas.ts'
import classes from './challenge.module.css'
import { EntryForm } from './entry-form.tsx'
import { OwnEntry } from './own-entry.tsx'
import { TeamPart } from './team-part.tsx'
import { useStanding } from './use-standing.ts'

const WORDS = { 'not started': 'Not started', started: 'Started', submitted: 'Completed' } as const

/** How somebody stands to a bounty, and the next step. */
export function ChallengeStanding({ challenge }: { challenge: Challenge }) {
  const { id: challengeId, status, userStatus, acceptedLicense, own, isFollowing } = challenge
  const standing = useStanding()
  const { license, start, submit, follow } = standing
  /** What the box shows until the server has said it. */
  const [ticked, setTicked] = useState<boolean | null>(null)
  const action = actionOf(status, userStatus, acceptedLicense)
  const isWriting = action?.act === 'submit' && own?.isCaptain
  return (
    <Card as="section" padding="medium" className={classes.standing} aria-label="Take part">
      <Text role="status">{WORDS[userStatus]}</Text>
      {status === 'Open' && userStatus !== 'submitted' && (
        <TermsCheckbox
          isChecked={ticked ?? acceptedLicense}
          onChange={(acceptedLicense) => {
            setTicked(acceptedLicense)
            license.mutate({ challengeId, acceptedLicense }, { onSettled: () => setTicked(null) })
          }}
        />
      )}
      {status === 'Open' && userStatus === 'not started' && <a href="#fairness">Who pays, who judges, and how</a>}
      {isWriting && <EntryForm challenge={challenge} label="Submit Challenge" submit={submit} />}
      {own?.link && <OwnEntry challenge={challenge} own={own} standing={standing} />}
      {challenge.teamSize > 1 && status === 'Open' && <TeamPart challenge={challenge} standing={standing} />}
      {action && !(status === 'Open' && userStatus === 'started') && (
        <div>
          <Button
            variant="filled"
            disabled={!action.act}
            loading={start.isPending}
            onClick={() => start.mutate({ challengeId })}
          >
            {action.label}
          </Button>
        </div>
      )}
      {status === 'Coming Soon' && (
        <div>
          <Button
            variant="default"
            loading={follow.isPending}
            onClick={() => follow.mutate({ challengeId, isFollowing: !isFollowing })}
          >
            {isFollowing ? 'Don’t tell me when it opens' : 'Tell me when it opens'}
          </Button>
        </div>
      )}
      <Text tone="danger" role="alert">
        {problemOf(start.error) ?? problemOf(follow.error)}
      </Text>
    </Card>
  )
}
