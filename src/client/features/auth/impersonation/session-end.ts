import { readToken } from '#client/lib/stored-session.ts'

/** When the bearer of this session ends by itself, in milliseconds; null where it does not say. */
export function sessionEndMs(): number | null {
  const [, claims] = readToken()?.split('.') ?? []
  if (!claims) return null
  try {
    const { exp }: { exp?: unknown } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof exp === 'number' ? exp * 1000 : null
  } catch {
    return null
  }
}
