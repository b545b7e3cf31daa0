import { base64url, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { IMPERSONATION_SECONDS, SESSION_LIFETIME_SECONDS } from '#shared/auth/rules.ts'

/** What finds the row of a session. */
export interface SessionKey {
  userId: string
  tokenHash: string
}

/** What a bearer proves by its signature alone: whose it is. That it still holds is asked of the session row. */
export interface BearerClaims extends SessionKey {
  /** The administrator who looks as that person; null for the person themselves (SEC-05). */
  impersonatorId: string | null
}

type VerifiedBearer = BearerClaims & { secret: string; expiresAtMs: number }

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** Importing a key costs more than using it; there is one secret, or two while it is being changed. */
const keys = new Map<string, Promise<CryptoKey>>()

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret)
  if (known) return known
  const key = crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, ['sign', 'verify'])
  keys.set(secret, key)
  return key
}

/**
 * Bearers whose signature was found good, the oldest first: checking it costs more than the rest of a small request, and
 * a page sends the same one many times. Whether the session still lives is asked every time.
 */
const verified = new Map<string, VerifiedBearer>()
const MAX_VERIFIED = 1000

/** A session's random id of 256 bits, which only the bearer carries, and its SHA-256, which only the row keeps (SEC-01). */
export async function newSessionId(): Promise<{ sessionId: string; tokenHash: string }> {
  const sessionId = randomToken()
  return { sessionId, tokenHash: await sha256(sessionId) }
}

/** Signs the bearer of a session. @param impersonatorId who looks as that person, for an hour (G-AUTH-09) */
export async function signBearer(
  secret: string,
  userId: string,
  sessionId: string,
  impersonatorId: string | null = null,
): Promise<string> {
  return new SignJWT(impersonatorId === null ? {} : { act: { sub: impersonatorId } })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setJti(sessionId)
    .setIssuedAt()
    .setExpirationTime(`${impersonatorId === null ? SESSION_LIFETIME_SECONDS : IMPERSONATION_SECONDS}s`)
    .sign(await keyOf(secret))
}

/** @returns null without a bearer, 'invalid' for one that is forged, malformed or expired */
export async function readBearer(secret: string, header: string | null): Promise<BearerClaims | 'invalid' | null> {
  if (!header) return null
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1]
  if (!token) return 'invalid'
  const known = verified.get(token)
  if (known?.secret === secret && known.expiresAtMs > Date.now()) {
    return { userId: known.userId, tokenHash: known.tokenHash, impersonatorId: known.impersonatorId }
  }
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), { algorithms: ['HS256'] })
    if (!payload.sub || !payload.jti) return 'invalid'
    const claims = {
      userId: payload.sub,
      tokenHash: await sha256(payload.jti),
      impersonatorId: impersonatorOf(payload),
    }
    remember(token, { ...claims, secret, expiresAtMs: (payload.exp ?? 0) * 1000 })
    return claims
  } catch {
    return 'invalid'
  }
}

/** RFC 8693: who is in the subject's place. */
const impersonatorOf = ({ act }: JWTPayload): string | null =>
  typeof act === 'object' && act !== null && 'sub' in act && typeof act.sub === 'string' ? act.sub : null

function remember(token: string, claims: VerifiedBearer): void {
  const [oldest] = verified.keys()
  if (oldest !== undefined && verified.size >= MAX_VERIFIED) verified.delete(oldest)
  verified.set(token, claims)
}

/** 256 random bits, base64url. */
export function randomToken(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)))
}

/** SHA-256 of a text, base64url. */
export async function sha256(text: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
