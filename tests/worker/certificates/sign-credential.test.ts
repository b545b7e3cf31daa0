import { sql } from 'drizzle-orm'
import { compactVerify, createLocalJWKSet, decodeProtectedHeader, exportJWK, generateKeyPair, type JWK } from 'jose'
import { describe, expect, it } from 'vitest'
import { CERTIFICATE_TEXTS, criteriaNarrative } from '#shared/certificates/texts.ts'
import { callerFor, envWith, send } from '#tests/support/worker/app.ts'
import { createCertificate, createUser, database } from '#tests/support/worker/factories.ts'
import { newCertificateId } from '#worker/features/certificates/statements.ts'

const BASE = '/ft/learning/certificate'
const APP = 'http://localhost:5173'

const read = async (path: string) => (await send(`${BASE}/${path}`)).json()
const keySet = async () => (await read('keys')) as { keys: JWK[] }
// workerd doubts that a credential is text
const textOf = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer())
const credentialOf = async (id: string) => textOf(await send(`${BASE}/credential/${id}`))

async function verified(jwt: string, keys?: { keys: JWK[] }) {
  const { payload, protectedHeader } = await compactVerify(jwt, createLocalJWKSet(keys ?? (await keySet())))
  return { header: protectedHeader, claims: JSON.parse(new TextDecoder().decode(payload)) }
}

describe('the Open Badges 3.0 credential', () => {
  it('is a VC-JWT with RS256: the credential itself with the registered claims beside', async () => {
    const user = await createUser({ name: 'Łukasz Żółć' })
    const { certificateId } = await createCertificate(user, 'Learn "SQL" <b>')
    const page = await (await callerFor()).api.certificates.verify({ id: certificateId })
    const { header, claims } = await verified(page.credential ?? '')
    expect(header).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.stringContaining(`${APP}${BASE}/keys/`) })
    const id = `${APP}${BASE}/credential/${certificateId}`
    expect(claims).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'Learn "SQL" <b>',
      issuer: { id: `${APP}${BASE}/issuer`, type: ['Profile'], name: 'Tubli', url: APP },
      validFrom: page.issuedAt,
      credentialSubject: {
        id: `${APP}/verify/${certificateId}#recipient`,
        type: ['AchievementSubject'],
        identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: 'Łukasz Żółć' }],
        achievement: {
          id: `${APP}/verify/${certificateId}#achievement`,
          type: ['Achievement'],
          achievementType: 'Certificate',
          name: 'Learn "SQL" <b>',
          description: 'Łukasz Żółć has completed the roadmap Learn "SQL" <b>',
          criteria: { narrative: criteriaNarrative(page) },
        },
      },
      credentialStatus: { id: `${APP}${BASE}/revocations`, type: '1EdTechRevocationList' },
      iss: `${APP}${BASE}/issuer`,
      jti: id,
      sub: `${APP}/verify/${certificateId}#recipient`,
      nbf: Math.floor(Date.parse(page.issuedAt) / 1000),
    })
  })

  it('is the same text every time, and at the address that is its id', async () => {
    const { certificateId } = await createCertificate(await createUser())
    const response = await send(`${BASE}/credential/${certificateId}`)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('content-type')).toContain('application/vc+jwt')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="certificate-${certificateId}.jwt"`)
    expect(await textOf(response)).toBe(await credentialOf(certificateId))
  })

  it('with an end has validUntil and exp', async () => {
    const { certificateId } = await createCertificate(await createUser())
    await database().execute(sql`
      update certificates set expires_at = '2030-01-02T03:04:05Z' where id = ${certificateId}`)
    const { claims } = await verified(await credentialOf(certificateId))
    expect(claims).toMatchObject({ validUntil: '2030-01-02T03:04:05.000Z', exp: 1_893_553_445 })
  })

  it('of an unknown certificate is a refusal', async () => {
    const response = await send(`${BASE}/credential/${newCertificateId()}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: expect.any(String), code: 'not_found' })
  })
})

describe('the issuer’s documents', () => {
  it('keys: public parts only, kept for an hour, open to other verifiers', async () => {
    const response = await send(`${BASE}/keys`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const { keys } = (await response.json()) as { keys: JWK[] }
    for (const key of keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
      expect(await (await send(new URL(key.kid ?? '').pathname)).json()).toEqual(key)
    }
    expect((await send(`${BASE}/keys/unknown`)).status).toBe(404)
  })

  it('a new first key signs; the older one still proves what it signed', async () => {
    const { certificateId } = await createCertificate(await createUser())
    const before = await credentialOf(certificateId)
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const old = JSON.parse(envWith().CERTIFICATE_KEYS).keys[0]
    const env = {
      CERTIFICATE_KEYS: JSON.stringify({ keys: [await exportJWK(privateKey), { kty: 'RSA', n: old.n, e: old.e }] }),
    }
    const after = await textOf(await send(`${BASE}/credential/${certificateId}`, { env }))
    const keys = (await (await send(`${BASE}/keys`, { env })).json()) as { keys: JWK[] }
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid)
    expect((await verified(after, keys)).claims).toEqual((await verified(before, keys)).claims)
  })

  it('a deployment without a signing key says so in one sentence', () => {
    for (const keys of ['', 'nonsense', '{"keys":[]}', '{"keys":[{"kty":"RSA","n":"x","e":"AQAB"}]}']) {
      expect(() => envWith({ CERTIFICATE_KEYS: keys })).toThrow(/CERTIFICATE_KEYS: must be a JSON Web Key Set/)
    }
  })

  it('issuer: a profile at its own id, with the keys', async () => {
    expect(await read('issuer')).toMatchObject({ id: `${APP}${BASE}/issuer`, type: ['Profile'], jwks: await keySet() })
  })

  it('revocations: a 1EdTech revocation list with the reasons, and nothing of valid ones', async () => {
    const user = await createUser()
    const [valid, withdrawn] = [await createCertificate(user), await createCertificate(user)]
    const { api } = await callerFor(user.token)
    await api.certificates.revoke({ id: withdrawn.certificateId, reason: 'My name was wrong' })
    const list = (await read('revocations')) as { revokedCredential: { id: string }[] }
    expect(list).toMatchObject({ id: `${APP}${BASE}/revocations`, issuer: `${APP}${BASE}/issuer` })
    expect(list.revokedCredential).toContainEqual({
      id: `${APP}${BASE}/credential/${withdrawn.certificateId}`,
      revoked: true,
      revocationReason: CERTIFICATE_TEXTS.revokedReason,
    })
    expect(JSON.stringify(list)).not.toContain(valid.certificateId)
  })
})
