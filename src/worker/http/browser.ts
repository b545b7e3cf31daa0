/**
 * The browser that begins a visit to a provider, known again when it comes back: by a cookie that no page can read and that
 * says nothing of who is there (SEC-15).
 */
export interface Browser {
  key: string | null
  /** Its answer brings the cookie. */
  isNew: boolean
}

const NAME = 'visit'
const LIFETIME_SECONDS = 60 * 60

export function readBrowser(cookies: string | null): Browser {
  const key = new RegExp(`(?:^|; ?)${NAME}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null
  return { key, isNew: false }
}

/** The header that brings the cookie. */
export function browserCookie(key: string, appUrl: string): string {
  const cookie = `${NAME}=${key}; Path=/; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax`
  return appUrl.startsWith('https:') ? `${cookie}; Secure` : cookie
}
