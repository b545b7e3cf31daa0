import { introductionOf } from '#client/features/auth/introduction-of.ts'
import type { Introduction } from '#shared/auth/schemas.ts'

/** What the provider sent back in the address. */
export interface SignInReturn {
  provider: string | null
  /** Of X, the verifier. */
  code: string | null
  /** Of X, the request token. */
  state: string | null
  introduction: Introduction | undefined
}

/** 1§5: null when empty or the text null. */
export function readSignInReturn(search: string): SignInReturn {
  const params = new URLSearchParams(search)
  const read = (...names: string[]) => {
    const value = names.map((name) => params.get(name)?.trim()).find((text) => text && text !== 'null')
    return value ?? null
  }
  return {
    provider: read('provider'),
    code: read('code', 'oauth_verifier'),
    state: read('state', 'oauth_token', 'denied'),
    introduction: introductionOf(Object.fromEntries(params)),
  }
}
