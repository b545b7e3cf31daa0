import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Records } from '#client/features/admin/records.tsx'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Cell, State } from '#client/ui/table/table.tsx'
import type { AdminChallenge } from '#shared/challenges/schemas.ts'
import classes from '../admin.module.css'
import { ChangePopup } from './change-popup.tsx'
import { Submissions } from './submissions.tsx'

/** The bounties: opened and closed here, with what was handed in. */
export function ChallengesSection() {
  const challenges = useQuery(useTRPC().challenges.listForAdmin.queryOptions())
  const [changed, setChanged] = useState<AdminChallenge | null>(null)
  const [read, setRead] = useState<AdminChallenge | null>(null)
  return (
    <section className={classes.section} aria-label="Bounties">
      <Records
        label="Bounties"
        columns={['Bounty', 'Status', 'Participants #', 'Submissions #', 'Change']}
        rows={challenges.data?.challenges}
        list={challenges}
        empty="There are no bounties."
        row={(challenge) => (
          <ChallengeRow
            key={challenge.id}
            challenge={challenge}
            onChange={() => setChanged(challenge)}
            onRead={() => setRead(challenge)}
          />
        )}
      />
      {read && <Submissions challenge={read} />}
      {changed && <ChangePopup key={changed.id} challenge={changed} onClose={() => setChanged(null)} />}
    </section>
  )
}

function ChallengeRow({ challenge, onChange, onRead }: ChallengeRowProps) {
  const { id, title, status, isListed, participants, submissions } = challenge
  return (
    <tr>
      <Cell>
        <Link to="/challenge/$challengeId" params={{ challengeId: String(id) }}>
          {id} · {title}
        </Link>
      </Cell>
      <Cell>
        <State tone={status === 'Open' ? 'good' : 'none'}>{isListed ? status : `${status}, not listed`}</State>
      </Cell>
      <Cell kind="number">{participants}</Cell>
      <Cell kind="number">{submissions}</Cell>
      <Cell>
        <Button {...{ variant: 'default', size: 'xs' }} aria-label={`Change ${title}`} onClick={onChange}>
          Change
        </Button>
        {submissions > 0 && (
          <Button {...{ variant: 'subtle', size: 'xs' }} aria-label={`Submissions to ${title}`} onClick={onRead}>
            Submissions
          </Button>
        )}
      </Cell>
    </tr>
  )
}

interface ChallengeRowProps {
  challenge: AdminChallenge
  onChange: () => void
  onRead: () => void
}
