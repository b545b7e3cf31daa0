import { notifications } from '@mantine/notifications'
import { createElement, Fragment, type ReactNode } from 'react'
import { ToastAction } from './toast-action.tsx'

interface Toast {
  title: string
  message?: ReactNode
  /** What can be done about it; doing it takes the toast away. */
  action?: { label: string; onAct: () => void }
  variant: 'success' | 'notice' | 'error'
  /** How long it stays, in milliseconds; an error stays until it is closed (G-TOAST-01). */
  durationMs?: number
}

const COLORS = { success: 'signal', notice: 'gray', error: 'red' } as const

/** A short word about what has just happened; the outlet stands in the app's layout. @returns what takes it away */
export function showToast({ title, message, action, variant, durationMs = 4000 }: Toast): () => void {
  const isError = variant === 'error'
  const hide = () => void notifications.hide(id)
  const id = notifications.show({
    title,
    message: action ? withAction(message, action, hide) : message,
    color: COLORS[variant],
    autoClose: isError ? false : durationMs,
    role: isError ? 'alert' : 'status',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close message' },
  })
  return hide
}

function withAction(message: ReactNode, { label, onAct }: Required<Toast>['action'], hide: () => void): ReactNode {
  const act = () => {
    hide()
    onAct()
  }
  return createElement(Fragment, null, message, message && ' ', createElement(ToastAction, { label, onAct: act }))
}
