import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonPopup } from '#client/features/admin/reason-popup.tsx'
import { useChanged, useTRPC } from '#client/trpc.ts'
import type { AdminChallenge } from '#shared/challenges/manage-schemas.ts'
import { CHALLENGE_STATUSES, type ChallengeStatus } from '#shared/challenges/rules.ts'

/** Opens or closes a bounty, or takes it from the list. */
export function ChangePopup({ challenge, onClose }: { challenge: AdminChallenge; onClose: () => void }) {
  const [status, setStatus] = useState<ChallengeStatus>(challenge.status)
  const [isListed, setIsListed] = useState(challenge.isListed)
  const changed = useChanged()
  const act = useMutation(useTRPC().challengeAdmin.change.mutationOptions({ onSuccess: () => changed('challenges') }))
  return (
    <ReasonPopup
      {...{ isOpen: true, onClose, act }}
      title={`Change ${challenge.id}`}
      closeLabel="Leave it"
      confirmLabel="Change"
      hint="It stands in the audit log."
      onConfirm={(reason, options) => act.mutate({ challengeId: challenge.id, status, isListed, reason }, options)}
    >
      <NativeSelect
        label="Status"
        mb={8}
        data={[...CHALLENGE_STATUSES]}
        value={status}
        onChange={({ currentTarget }) => setStatus(currentTarget.value as ChallengeStatus)}
      />
      <label>
        <input
          type="checkbox"
          checked={isListed}
          onChange={({ currentTarget }) => setIsListed(currentTarget.checked)}
        />{' '}
        Listed
      </label>
    </ReasonPopup>
  )
}
