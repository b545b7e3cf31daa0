import { showToast } from '#client/ui/toast/toast.ts'
import { closeError, useShownError } from './error-dialog.ts'
import { lazyDialog } from './lazy-dialog.tsx'

const ErrorPopup = lazyDialog(
  async () => (await import('./error-popup.tsx')).ErrorPopup,
  ({ error }) => error && showToast({ title: '', ...error, variant: 'error' }),
)

/** Where errors appear. The dialog's code comes with the first error; where it does not come, a toast says the same. */
export function ErrorDialogOutlet() {
  const error = useShownError()
  return <ErrorPopup isOpen={error !== null} error={error} onClose={closeError} />
}
