import { Popup } from '#client/ui/dialog/popup.tsx'
import { useLastOpen } from '#client/ui/dialog/use-last-open.ts'
import { WAITLIST_TEXTS } from '#shared/waitlist/texts.ts'
import type { Outcome } from './send-entry.ts'

interface OutcomePopupProps {
  isOpen: boolean
  outcome: Outcome | null
  isOfPlan: boolean
  isSending: boolean
  onAgain: () => void
  onClose: () => void
}

/** What became of it, in the words of the form that was sent (G-WAIT-01). */
export function OutcomePopup(props: OutcomePopupProps) {
  const { outcome, isOfPlan, isSending, onAgain, onClose } = useLastOpen(props)
  if (!outcome?.isJoined) {
    return (
      <Popup
        isOpen={props.isOpen}
        onClose={onClose}
        variant="error"
        title={isOfPlan ? WAITLIST_TEXTS.planFailed : WAITLIST_TEXTS.failed}
        closeLabel="Cancel"
        confirm={{ label: 'Send again', onConfirm: onAgain, isWaiting: isSending }}
      >
        {outcome?.reason}
      </Popup>
    )
  }
  const { place, statusPath } = outcome
  return (
    <Popup isOpen={props.isOpen} onClose={onClose} title={isOfPlan ? WAITLIST_TEXTS.planJoined : WAITLIST_TEXTS.joined}>
      {place ? `Your place on the list: ${place}.` : 'We will write to you.'}{' '}
      {statusPath && (
        <a href={statusPath} target="_blank" rel="noopener">
          Keep this link: your place, and how to leave
        </a>
      )}
    </Popup>
  )
}
