import type { CertificateLevel } from '#shared/certificates/levels.ts'
import { type CertifiedPhase, criteriaNarrative, type Proof } from '#shared/certificates/texts.ts'
import type { IssuerDocuments } from './issuer-documents.ts'
import { listAt, numberAt, readCredential, textAt } from './read-credential.ts'

/** What a credential says, read after its signature held. */
export interface Credential {
  id: string
  recipientName: string
  title: string
  text: string
  narrative: string
  validFrom: string
  validUntil: string | null
}

export type Outcome =
  | { kind: 'valid'; credential: Credential }
  | { kind: 'revoked'; credential: Credential; reason: string }
  /** The issuer says so, and shows nothing more of it. */
  | { kind: 'withdrawn'; reason: string }
  | { kind: 'expired'; credential: Credential; at: string }
  | { kind: 'not-yet-valid'; credential: Credential; at: string }
  /** The signature does not match, or what is signed contradicts itself. */
  | { kind: 'changed' }
  /** It is signed, but the page around it shows something else. */
  | { kind: 'differs'; credential: Credential }
  | { kind: 'unknown-key' }
  | { kind: 'other-issuer' }
  /** Not a credential at all. */
  | { kind: 'unreadable' }
  /** No answer from the issuer, or no means to check. */
  | { kind: 'unchecked' }

/** What the page shows beside the credential. */
export interface ShownCertificate {
  recipientName: string
  title: string
  skills: string[]
  minutes: number | null
  text: string
  issuedAt: string
  expiresAt: string | null
  phases: CertifiedPhase[]
  proof: Proof[]
  level: CertificateLevel
  revokedAt: string | null
  revokedReason: string | null
}

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
/** Clocks differ. */
const LEEWAY_SECONDS = 300

/**
 * Checks a VC-JWT with the browser's own cryptography: the key it names among the issuer's, the signature, who issued it,
 * whether it was withdrawn, its time, and that the page shows what was signed. Nothing in it counts before the signature.
 */
export async function verifyCredential(
  jwt: string,
  { issuer, keys, revocations }: IssuerDocuments,
  { now = new Date(), shown }: { now?: Date; shown?: ShownCertificate | undefined } = {},
): Promise<Outcome> {
  const read = readCredential(jwt)
  if (read === 'unreadable') return { kind: 'unreadable' }
  if (read === 'damaged' || !isSignedAsOurs(read.header)) return { kind: 'changed' }
  const key = listAt(keys, 'keys').find((one) => textAt(one, 'kid') === textAt(read.header, 'kid'))
  if (!key) return { kind: 'unknown-key' }
  const publicKey = await importKey(key)
  if (!publicKey) return { kind: 'unchecked' }
  if (!(await crypto.subtle.verify(RS256.name, publicKey, read.signature, read.signed))) return { kind: 'changed' }

  const issuerId = textAt(issuer, 'id')
  if (!issuerId || textAt(revocations, 'issuer') !== issuerId) return { kind: 'unchecked' }
  const { claims } = read
  if (textAt(claims, 'iss') !== issuerId || textAt(claims, 'issuer', 'id') !== issuerId) return { kind: 'other-issuer' }
  const credential = contentOf(claims)
  if (!credential) return { kind: 'changed' }
  return judge(credential, { revocations, now, shown })
}

/** Only RS256: neither an unsigned one nor one whose "secret" would be our public key. */
const isSignedAsOurs = (header: unknown): boolean =>
  textAt(header, 'alg') === 'RS256' &&
  textAt(header, 'kid') !== null &&
  !(typeof header === 'object' && header !== null && 'crit' in header)

async function importKey(key: unknown): Promise<CryptoKey | null> {
  const [n, e] = [textAt(key, 'n'), textAt(key, 'e')]
  if (textAt(key, 'kty') !== 'RSA' || !n || !e) return null
  try {
    return await crypto.subtle.importKey('jwk', { kty: 'RSA', n, e, alg: 'RS256' }, RS256, false, ['verify'])
  } catch {
    return null
  }
}

/** Null where the registered claims say something else than the credential beside them. */
function contentOf(claims: unknown): Credential | null {
  const achievement = (...path: string[]) => textAt(claims, 'credentialSubject', 'achievement', ...path)
  const id = textAt(claims, 'id')
  const validFrom = textAt(claims, 'validFrom')
  const validUntil = textAt(claims, 'validUntil')
  const recipientName = textAt(claims, 'credentialSubject', 'identifier', 0, 'identityHash')
  const [title, text, narrative] = [
    achievement('name'),
    achievement('description'),
    achievement('criteria', 'narrative'),
  ]
  if (!id || !validFrom || !recipientName || !title || !text || !narrative) return null
  const isConsistent =
    textAt(claims, 'jti') === id &&
    textAt(claims, 'sub') === textAt(claims, 'credentialSubject', 'id') &&
    numberAt(claims, 'nbf') === secondsOf(validFrom) &&
    numberAt(claims, 'exp') === (validUntil === null ? null : secondsOf(validUntil))
  return isConsistent ? { id, recipientName, title, text, narrative, validFrom, validUntil } : null
}

const secondsOf = (iso: string) => Math.floor(Date.parse(iso) / 1000)

function judge(
  credential: Credential,
  { revocations, now, shown }: { revocations: unknown; now: Date; shown: ShownCertificate | undefined },
): Outcome {
  const seconds = now.getTime() / 1000
  const { id, validFrom, validUntil } = credential
  const revoked = listAt(revocations, 'revokedCredential').find((entry) => textAt(entry, 'id') === id)
  // a list is not always whole, so the page's own word counts as well
  if (revoked || shown?.revokedAt) {
    return { kind: 'revoked', credential, reason: shown?.revokedReason ?? textAt(revoked, 'revocationReason') ?? '' }
  }
  if (validUntil !== null && secondsOf(validUntil) <= seconds) return { kind: 'expired', credential, at: validUntil }
  if (secondsOf(validFrom) > seconds + LEEWAY_SECONDS) return { kind: 'not-yet-valid', credential, at: validFrom }
  return shown && !isShown(credential, shown) ? { kind: 'differs', credential } : { kind: 'valid', credential }
}

const isShown = (credential: Credential, shown: ShownCertificate): boolean =>
  credential.recipientName === shown.recipientName &&
  credential.title === shown.title &&
  credential.text === shown.text &&
  credential.validFrom === shown.issuedAt &&
  credential.validUntil === shown.expiresAt &&
  credential.narrative === criteriaNarrative(shown)
