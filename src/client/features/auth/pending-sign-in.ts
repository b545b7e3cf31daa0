import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import type { Introduction } from '#shared/auth/schemas.ts'
import { introductionOf } from './introduction-of.ts'

/** What this tab remembers while the browser is at the provider's: proof that it began the sign-in, and the way back. */
export interface PendingSignIn {
  state: string
  redirect: string | null
  /** What they said of themselves, for the next try. */
  introduction: Introduction | undefined
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
  const introduction = 'introduction' in value ? introductionOf(Object(value.introduction)) : undefined
  return { state: value.state, redirect, introduction }
}
