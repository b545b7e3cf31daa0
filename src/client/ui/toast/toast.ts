import { notifications } from '@mantine/notifications'
import { createElement } from 'react'
import { ToastAction } from './toast-action.tsx'

interface Toast {
  title: string
  message?: string
  variant: 'success' | 'error'
  /** How long it stays, in milliseconds; an error stays until it is closed (G-TOAST-01). */
  durationMs?: number
  /** Done once, and the toast is gone; in place of a message. */
  action?: { label: string; onAct: () => void }
}

const COLORS = { success: 'signal', error: 'red' } as const

/** A short word about what has just happened; the outlet stands in the app's layout. */
export function showToast({ title, message, variant, durationMs = 4000, action }: Toast): void {
  const isError = variant === 'error'
  const id = crypto.randomUUID()
  const act = (onAct: () => void) => {
    notifications.hide(id)
    onAct()
  }
  notifications.show({
    id,
    title,
    message: action ? createElement(ToastAction, { label: action.label, onAct: () => act(action.onAct) }) : message,
    color: COLORS[variant],
    autoClose: isError ? false : durationMs,
    role: isError ? 'alert' : 'status',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close message' },
  })
}
