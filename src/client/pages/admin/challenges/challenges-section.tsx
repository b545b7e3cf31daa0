import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Records } from '#client/features/admin/records.tsx'
import { useTRPC } from '#client/trpc.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import type { AdminChallenge } from '#shared/challenges/manage-schemas.ts'
import classes from '../admin.module.css'
import { ChallengeRow, type Doing } from './challenge-row.tsx'
import { ChangePopup } from './change-popup.tsx'
import { DecidePopup } from './decide-popup.tsx'
import { PaymentPopup } from './payment-popup.tsx'

const POPUPS = { change: ChangePopup, decide: DecidePopup, pay: PaymentPopup } as const

/** The bounties: made, opened, closed and decided here, and their prizes noted as paid. */
export function ChallengesSection() {
  const challenges = useQuery(useTRPC().challengeAdmin.list.queryOptions())
  const [open, setOpen] = useState<{ doing: Doing; challenge: AdminChallenge } | null>(null)
  const OpenPopup = open && POPUPS[open.doing]
  return (
    <section className={classes.section} aria-label="Bounties">
      <div>
        <ButtonLink to="/admin/bounties/$challengeId" params={{ challengeId: 'new' }}>
          New bounty
        </ButtonLink>
      </div>
      <Records
        label="Bounties"
        columns={['Bounty', 'Status', 'Participants #', 'Submissions #', 'Judges #', 'Change']}
        rows={challenges.data?.challenges}
        list={challenges}
        empty="There are no bounties."
        row={(challenge) => (
          <ChallengeRow key={challenge.id} challenge={challenge} onDo={(doing) => setOpen({ doing, challenge })} />
        )}
      />
      {open && OpenPopup && (
        <OpenPopup key={open.challenge.id} challenge={open.challenge} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}
