import { problemOf } from '#client/trpc.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Standing } from './use-standing.ts'

interface WithdrawPopupProps {
  challengeId: number
  isOpen: boolean
  remove: Standing['remove']
  onClose: () => void
}

/** Asks once before an entry is withdrawn. */
export const WithdrawPopup = ({ challengeId, isOpen, remove, onClose }: WithdrawPopupProps) => (
  <Popup
    isOpen={isOpen}
    onClose={onClose}
    title="Withdraw your entry?"
    closeLabel="Keep it"
    confirm={{
      label: 'Withdraw',
      isWaiting: remove.isPending,
      onConfirm: () => remove.mutate({ challengeId }, { onSuccess: onClose }),
    }}
  >
    <Text>Until the deadline you can hand in another one.</Text>
    <Text tone="danger" role="alert">
      {problemOf(remove.error)}
    </Text>
  </Popup>
)
