import { showToast } from '#client/ui/toast/toast.ts'

/** Long enough to see what came instead and to go back. */
const UNDO_MS = 10_000

/** Says what was done, with a way back that works once. */
export function offerUndo(title: string, undo: () => void): void {
  showToast({ title, action: { label: 'Undo', onAct: undo }, variant: 'success', durationMs: UNDO_MS })
}
