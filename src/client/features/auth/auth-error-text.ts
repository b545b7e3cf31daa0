import { AUTH_ERROR_TEXTS } from '#shared/auth/texts.ts'

/** What `/login?authError=<code>` says (3§8, G-AUTH-06); null for a code that nobody knows. */
export function authErrorText(code: string | undefined): string | null {
  // the code comes from the address: '__proto__' is one, too
  return code !== undefined && Object.hasOwn(AUTH_ERROR_TEXTS, code) ? (AUTH_ERROR_TEXTS[code] ?? null) : null
}
