import { readStored, store } from '#client/lib/stored-session.ts'
import { useStored } from '#client/lib/use-stored.ts'

/** Ids are compared whole: after 11 was dismissed, 1 is still shown (1§4, G-SHELL-01). */
const idsIn = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean)

/** Whether the message of this id was dismissed in this browser, and what dismisses it. @param id without a comma */
export function useDismissed(id: string): [isDismissed: boolean, dismiss: () => void] {
  const isDismissed = idsIn(useStored('dismissMessageId')).includes(id)
  const dismiss = () => store({ dismissMessageId: [...idsIn(readStored('dismissMessageId')), id].join(',') })
  return [isDismissed, dismiss]
}
