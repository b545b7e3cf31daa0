import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

interface Toast {
  title: string
  message?: ReactNode
  variant: 'success' | 'notice' | 'error'
  /** How long it stays, in milliseconds; an error stays until it is closed (G-TOAST-01). */
  durationMs?: number
}

const COLORS = { success: 'signal', notice: 'gray', error: 'red' } as const

/** A short word about what has just happened; the outlet stands in the app's layout. @returns what takes it away */
export function showToast({ title, message, variant, durationMs = 4000 }: Toast): () => void {
  const isError = variant === 'error'
  const id = notifications.show({
    title,
    message,
    color: COLORS[variant],
    autoClose: isError ? false : durationMs,
    role: isError ? 'alert' : 'status',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close message' },
  })
  return () => notifications.hide(id)
}
