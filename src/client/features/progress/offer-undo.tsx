import { showToast } from '#client/ui/toast/toast.ts'
import { ToastAction } from '#client/ui/toast/toast-action.tsx'

/** Long enough to see what came instead and to go back. */
const UNDO_MS = 10_000

/** Says what was done, with a way back that works once. */
export function offerUndo(title: string, undo: () => void): void {
  const close = showToast({
    title,
    message: (
      <ToastAction
        label="Undo"
        onAct={() => {
          close()
          undo()
        }}
      />
    ),
    variant: 'success',
    durationMs: UNDO_MS,
  })
}
