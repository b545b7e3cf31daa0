import { CompactSign, calculateJwkThumbprint, importJWK, type JWK } from 'jose'
import * as z from 'zod'
import { CERTIFICATE_PATHS, criteriaNarrative } from '#shared/certificates/texts.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { certificates } from '#worker/db/schema/index.ts'
import type { Env } from '#worker/env.ts'

type Settings = Pick<Env, 'APP_URL' | 'CERTIFICATE_KEYS'>

/** A certificate as it is stored; instants are ISO 8601. */
export type CertificateRow = typeof certificates.$inferSelect

/** Our profile as an Open Badges 3.0 issuer; `id` is the address that answers it. */
export const issuerProfile = ({ APP_URL }: Settings) => ({
  id: `${APP_URL}${CERTIFICATE_PATHS.issuer}`,
  type: ['Profile'],
  name: PRODUCT_NAME,
  url: APP_URL,
})

/** An OpenBadgeCredential of Open Badges 3.0 (VC Data Model 2.0), from the row alone. */
export function credentialOf(env: Settings, row: CertificateRow) {
  const page = `${env.APP_URL}${CERTIFICATE_PATHS.verify(row.id)}`
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: `${env.APP_URL}${CERTIFICATE_PATHS.credential(row.id)}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.title,
    issuer: issuerProfile(env),
    validFrom: row.issuedAt,
    ...(row.expiresAt ? { validUntil: row.expiresAt } : {}),
    credentialSubject: {
      id: `${page}#recipient`,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: row.recipientName }],
      achievement: {
        id: `${page}#achievement`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: row.title,
        description: row.text,
        ...(row.skills.length > 0 ? { tag: row.skills } : {}),
        criteria: { narrative: criteriaNarrative(row) },
      },
    },
    credentialStatus: {
      id: `${env.APP_URL}${CERTIFICATE_PATHS.revocations}`,
      type: '1EdTechRevocationList',
    },
  }
}

/**
 * The credential as a VC-JWT with RS256 (Open Badges 3.0 §8.2): the payload is the credential itself with the registered
 * claims beside. The same row and key always make the same text, so nothing but the row is stored.
 */
export async function signCredential(env: Settings, row: CertificateRow): Promise<string> {
  const { privateKey, kid } = await signingKey(env)
  const credential = credentialOf(env, row)
  const claims = {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: seconds(row.issuedAt),
    ...(row.expiresAt ? { exp: seconds(row.expiresAt) } : {}),
  }
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .sign(privateKey)
}

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000)

/** The public parts of every key; each `kid` is the address where that key alone is answered. */
export async function publicKeys(env: Settings): Promise<JWK[]> {
  return Promise.all(
    readKeys(env).map(async ({ n, e }) => {
      const key = { kty: 'RSA', n, e }
      return {
        ...key,
        alg: 'RS256',
        use: 'sig',
        kid: `${env.APP_URL}${CERTIFICATE_PATHS.keys}/${await thumbprint(key)}`,
      }
    }),
  )
}

const thumbprint = (key: JWK) => calculateJwkThumbprint(key, 'sha256')

const Keys = z.object({ keys: z.array(z.looseObject({ n: z.string(), e: z.string() })) })

const readKeys = (env: Settings) => Keys.parse(JSON.parse(env.CERTIFICATE_KEYS)).keys

/** Importing a key costs more than using it. */
const imported = new Map<string, Promise<{ privateKey: CryptoKey; kid: string }>>()

function signingKey(env: Settings) {
  const name = `${env.APP_URL} ${env.CERTIFICATE_KEYS}`
  const known = imported.get(name)
  if (known) return known
  const key = importSigningKey(env)
  imported.set(name, key)
  return key
}

async function importSigningKey(env: Settings): Promise<{ privateKey: CryptoKey; kid: string }> {
  const [privateKey, [publicKey]] = await Promise.all([
    importJWK({ ...readKeys(env)[0], kty: 'RSA' }, 'RS256'),
    publicKeys(env),
  ])
  if (!(privateKey instanceof CryptoKey) || !publicKey?.kid) throw new Error('CERTIFICATE_KEYS has no key that signs')
  return { privateKey, kid: publicKey.kid }
}
