import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import type { SignUpOutput } from '#shared/auth/schemas.ts'

/** A sign-up that waits at `/new/account` for what the provider did not tell; it lives as long as its tab. */

const KEY = 'userData.signUp'

export function keepSignUp(signUp: SignUpOutput | null): void {
  writeItem('sessionStorage', KEY, signUp && JSON.stringify(signUp))
}

export function readSignUp(): SignUpOutput | null {
  try {
    const kept: SignUpOutput | null = JSON.parse(readItem('sessionStorage', KEY) ?? 'null')
    return kept?.ticket ? kept : null
  } catch {
    return null
  }
}
