import { useEffect, useState } from 'react'
import { showToast } from '#client/ui/toast/toast.ts'
import { closeError, type ShownError, useShownError } from './error-dialog.ts'
import type { Popup } from './popup.tsx'

/** Where errors appear. The dialog's code comes with the first error; where it does not come, a toast says the same. */
export function ErrorDialogOutlet() {
  const error = useShownError()
  const [Dialog, setDialog] = useState<typeof Popup | null>(null)
  // the words stay while the dialog fades out
  const [last, setLast] = useState<ShownError | null>(null)
  if (error && error !== last) setLast(error)
  const isMissing = error !== null && Dialog === null

  // a dialog that is drawn closed before it opens knows where the focus was
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => {
    if (Dialog) setIsMounted(true)
  }, [Dialog])

  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    import('./popup.tsx').then(
      (module) => !isGone && setDialog(() => module.Popup),
      () => !isGone && sayInToast(error),
    )
    return () => {
      isGone = true
    }
  }, [isMissing, error])

  return (
    Dialog && (
      <Dialog isOpen={isMounted && error !== null} onClose={closeError} title={last?.title ?? ''} variant="error">
        {last?.message}
      </Dialog>
    )
  )
}

function sayInToast({ title = '', message }: ShownError) {
  closeError()
  showToast(message === undefined ? { title, variant: 'error' } : { title, message, variant: 'error' })
}
