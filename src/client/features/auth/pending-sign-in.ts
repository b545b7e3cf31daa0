import { readItem, writeItem } from '#client/lib/browser-storage.ts'

/** What this tab remembers while the browser is at the provider's: proof that it began the sign-in, and the way back. */
export interface PendingSignIn {
  state: string
  redirect: string | null
}

const KEY = 'userData.pendingSignIn'

export function keepPendingSignIn(pending: PendingSignIn): void {
  writeItem('sessionStorage', KEY, JSON.stringify(pending))
}

/** Reads and forgets it: a return is good once. */
export function takePendingSignIn(): PendingSignIn | null {
  const text = readItem('sessionStorage', KEY)
  writeItem('sessionStorage', KEY, null)
  if (!text) return null
  try {
    return readPending(JSON.parse(text))
  } catch {
    return null
  }
}

function readPending(value: unknown): PendingSignIn | null {
  if (typeof value !== 'object' || value === null || !('state' in value) || typeof value.state !== 'string') return null
  const redirect = 'redirect' in value && typeof value.redirect === 'string' ? value.redirect : null
  return { state: value.state, redirect }
}
