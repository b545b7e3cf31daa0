import { useMutation } from '@tanstack/react-query'
import { ReasonPopup } from '#client/features/admin/reason-popup.tsx'
import { useChanged, useTRPC } from '#client/trpc.ts'
import { Text } from '#client/ui/text/text.tsx'
import type { AdminChallenge } from '#shared/challenges/manage-schemas.ts'

/** Decides a bounty by what its judges gave; for good. */
export function DecidePopup({ challenge, onClose }: { challenge: AdminChallenge; onClose: () => void }) {
  const changed = useChanged()
  const act = useMutation(useTRPC().challengeAdmin.decide.mutationOptions({ onSuccess: () => changed('challenges') }))
  return (
    <ReasonPopup
      {...{ isOpen: true, onClose, act }}
      title={`Decide ${challenge.id}`}
      closeLabel="Not yet"
      confirmLabel="Decide"
      hint="It stands in the audit log."
      onConfirm={(reason, options) => act.mutate({ challengeId: challenge.id, reason }, options)}
    >
      <Text>
        The middle of the judges’ points ranks the entries. Winners and reasons are published, StreetCred and
        certificates are given, prizes are promised. None of it can be taken back.
      </Text>
    </ReasonPopup>
  )
}
