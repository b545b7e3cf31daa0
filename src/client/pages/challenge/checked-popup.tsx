import { Popup } from '#client/ui/dialog/popup.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { type Check, obstacleOf } from '#shared/challenges/preflight.ts'
import { CheckList } from './check-list.tsx'

interface CheckedPopupProps {
  isOpen: boolean
  checks: readonly Check[]
  isSending: boolean
  onSend: () => void
  onClose: () => void
}

/** What was found of an entry, before it counts; with something in its way it can't be sent. */
export function CheckedPopup({ isOpen, checks, isSending, onSend, onClose }: CheckedPopupProps) {
  const isClear = obstacleOf(checks) === null
  return (
    <Popup
      {...{ isOpen, onClose }}
      title={isClear ? 'Before it counts' : 'Something is in the way'}
      closeLabel={isClear ? 'Not yet' : 'Mend it'}
      {...(isClear && { confirm: { label: 'Hand it in', onConfirm: onSend, isWaiting: isSending } })}
    >
      <CheckList checks={checks} label="What was checked" />
      <Text>
        {isClear
          ? 'Until the deadline you can change it or withdraw it.'
          : 'Nothing was sent. Mend what is in the way, then submit again.'}
      </Text>
    </Popup>
  )
}
