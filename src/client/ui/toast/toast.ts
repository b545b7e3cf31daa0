import { notifications } from '@mantine/notifications'

interface Toast {
  title: string
  message?: string
  variant: 'success' | 'error'
  /** How long it stays, in milliseconds; an error stays until it is closed (G-TOAST-01). */
  durationMs?: number
}

const COLORS = { success: 'signal', error: 'red' } as const

/** A short word about what has just happened; the outlet stands in the app's layout. */
export function showToast({ title, message, variant, durationMs = 4000 }: Toast): void {
  const isError = variant === 'error'
  notifications.show({
    title,
    message,
    color: COLORS[variant],
    autoClose: isError ? false : durationMs,
    role: isError ? 'alert' : 'status',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close message' },
  })
}
