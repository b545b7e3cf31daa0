import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { IssuerDocuments } from '#client/pages/verify/issuer-documents.ts'
import { type ShownCertificate, verifyCredential } from '#client/pages/verify/verify-credential.ts'
import { criteriaNarrative } from '#shared/certificates/texts.ts'

const ORIGIN = 'https://tubli.example'
const ISSUER = `${ORIGIN}/issuer`
const KID = `${ORIGIN}/keys/one`
const ID = `${ORIGIN}/credential/TB-1`
const NOW = new Date('2026-11-21T12:00:00Z')
const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

const shown: ShownCertificate = {
  recipientName: 'Łukasz Żółć',
  title: 'Learn SQL',
  skills: ['tables', 'joins'],
  minutes: 95,
  text: 'Łukasz Żółć has completed the roadmap Learn SQL',
  issuedAt: '2026-11-20T10:00:00.123Z',
  expiresAt: null,
  phases: [{ title: 'Phase 1', sections: ['Tables', 'Joins'] }],
  level: 'completed' as const,
  proof: [{ by: 'items', sections: 2 }],
  revokedAt: null,
  revokedReason: null,
}

const claims = {
  id: ID,
  jti: ID,
  iss: ISSUER,
  issuer: { id: ISSUER },
  sub: `${ID}#recipient`,
  nbf: Math.floor(Date.parse(shown.issuedAt) / 1000),
  validFrom: shown.issuedAt,
  credentialSubject: {
    id: `${ID}#recipient`,
    identifier: [{ identityHash: shown.recipientName }],
    achievement: {
      name: shown.title,
      description: shown.text,
      criteria: { narrative: criteriaNarrative(shown) },
    },
  },
}

let keys: CryptoKeyPair
let documents: IssuerDocuments

const newKeys = () =>
  crypto.subtle.generateKey({ ...RS256, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'sign',
    'verify',
  ])

beforeAll(async () => {
  keys = await newKeys()
  const { n, e } = await crypto.subtle.exportKey('jwk', keys.publicKey)
  documents = {
    issuer: { id: ISSUER },
    keys: { keys: [{ kty: 'RSA', kid: KID, alg: 'RS256', n, e }] },
    revocations: { issuer: ISSUER, revokedCredential: [] },
  }
})

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const encode = (value: unknown) => base64url(new TextEncoder().encode(JSON.stringify(value)))

async function sign(content: unknown, header: unknown = { alg: 'RS256', typ: 'JWT', kid: KID }, key = keys.privateKey) {
  const text = `${encode(header)}.${encode(content)}`
  const signature = await crypto.subtle.sign(RS256.name, key, new TextEncoder().encode(text))
  return `${text}.${base64url(new Uint8Array(signature))}`
}

const kindOf = async (jwt: string, changes: Partial<IssuerDocuments> = {}, now = NOW) =>
  (await verifyCredential(jwt, { ...documents, ...changes }, { now, shown })).kind

describe('each outcome is told apart', () => {
  it('valid, with what it says', async () => {
    const outcome = await verifyCredential(`\n ${await sign(claims)} \n`, documents, { now: NOW, shown })
    expect(outcome).toMatchObject({ kind: 'valid', credential: { id: ID, recipientName: 'Łukasz Żółć' } })
  })

  it('unknown key, also when the header brings a key of its own', async () => {
    const other = await newKeys()
    const jwk = await crypto.subtle.exportKey('jwk', other.publicKey)
    const header = { alg: 'RS256', kid: `${ORIGIN}/keys/two`, jwk }
    expect(await kindOf(await sign(claims, header, other.privateKey))).toBe('unknown-key')
  })

  it('changed: signed by another key under our key’s name', async () => {
    const other = await newKeys()
    const jwk = await crypto.subtle.exportKey('jwk', other.publicKey)
    expect(await kindOf(await sign(claims, { alg: 'RS256', kid: KID, jwk }, other.privateKey))).toBe('changed')
  })

  it('changed: another content under the signature', async () => {
    const [head, , tail] = (await sign(claims)).split('.')
    expect(await kindOf(`${head}.${encode({ ...claims, validFrom: '2020-01-01T00:00:00Z' })}.${tail}`)).toBe('changed')
  })

  it('revoked, with the reason; also where only the page knows of it', async () => {
    const jwt = await sign(claims)
    const revokedCredential = [{ id: ID, revoked: true, revocationReason: 'Wrong name' }]
    const revocations = { issuer: ISSUER, revokedCredential }
    expect(await verifyCredential(jwt, { ...documents, revocations }, { now: NOW })).toMatchObject({
      kind: 'revoked',
      reason: 'Wrong name',
    })
    const told = { ...shown, revokedAt: '2026-11-21T00:00:00Z', revokedReason: 'Wrong name' }
    expect(await verifyCredential(jwt, documents, { now: NOW, shown: told })).toMatchObject({
      kind: 'revoked',
      reason: 'Wrong name',
    })
  })

  it('expired, and valid until then', async () => {
    const validUntil = '2026-11-21T12:00:00Z'
    const jwt = await sign({ ...claims, validUntil, exp: Date.parse(validUntil) / 1000 })
    const held = { ...shown, expiresAt: validUntil }
    expect(await verifyCredential(jwt, documents, { now: NOW, shown: held })).toMatchObject({ kind: 'expired' })
    const before = new Date('2026-11-21T11:59:59Z')
    expect(await verifyCredential(jwt, documents, { now: before, shown: held })).toMatchObject({ kind: 'valid' })
  })

  it('not yet valid; a clock that is a little slow does no harm', async () => {
    const jwt = await sign(claims)
    expect(await kindOf(jwt, {}, new Date('2026-11-20T09:00:00Z'))).toBe('not-yet-valid')
    expect(await kindOf(jwt, {}, new Date('2026-11-20T09:58:00Z'))).toBe('valid')
  })

  it('another issuer', async () => {
    expect(await kindOf(await sign({ ...claims, iss: 'https://evil.example' }))).toBe('other-issuer')
    expect(await kindOf(await sign({ ...claims, issuer: { id: 'https://evil.example' } }))).toBe('other-issuer')
  })

  it('a page that shows something else than was signed', async () => {
    const jwt = await sign(claims)
    const lies: Partial<ShownCertificate>[] = [
      { recipientName: 'Eve' },
      { title: 'Learn Rust' },
      { skills: ['tables'] },
      { minutes: 9500 },
      { text: 'Eve has completed the roadmap Learn SQL' },
      { issuedAt: '2020-01-01T00:00:00.000Z' },
      { expiresAt: '2030-01-01T00:00:00.000Z' },
      { phases: [{ title: 'Phase 1', sections: ['Tables', 'Joins', 'Indexes'] }] },
    ]
    for (const lie of lies) {
      const outcome = await verifyCredential(jwt, documents, { now: NOW, shown: { ...shown, ...lie } })
      expect(outcome.kind).toBe('differs')
    }
  })

  it('claims that contradict the credential beside them', async () => {
    for (const lie of [{ jti: 'other' }, { sub: 'other' }, { nbf: 1 }, { exp: 4_000_000_000 }, { validFrom: 7 }]) {
      expect(await kindOf(await sign({ ...claims, ...lie }))).toBe('changed')
    }
  })

  it('what is no credential at all', async () => {
    for (const text of ['', 'hello', 'a.b', 'a.b.c.d', '{"a":1}', '..']) expect(await kindOf(text)).toBe('unreadable')
  })

  it('not checked: documents that are missing, broken or of somebody else', async () => {
    const jwt = await sign(claims)
    expect(await kindOf(jwt, { issuer: null })).toBe('unchecked')
    expect(await kindOf(jwt, { revocations: { issuer: 'https://evil.example', revokedCredential: [] } })).toBe(
      'unchecked',
    )
    expect(await kindOf(jwt, { keys: { keys: [{ kty: 'oct', kid: KID, k: 'AAAA' }] } })).toBe('unchecked')
  })
})

describe('confusion about the algorithm is refused', () => {
  it('alg none, with and without a signature', async () => {
    const text = `${encode({ alg: 'none', kid: KID })}.${encode(claims)}`
    expect(await kindOf(`${text}.`)).toBe('changed')
    expect(await kindOf(`${text}.AAAA`)).toBe('changed')
    expect(await kindOf(await sign(claims, { alg: 'none', kid: KID }))).toBe('changed')
  })

  it('HS256 with our public key as the secret', async () => {
    const jwk = await crypto.subtle.exportKey('spki', keys.publicKey)
    const secret = await crypto.subtle.importKey('raw', jwk, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    const text = `${encode({ alg: 'HS256', kid: KID })}.${encode(claims)}`
    const mac = new Uint8Array(await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(text)))
    expect(await kindOf(`${text}.${base64url(mac)}`)).toBe('changed')
  })

  it('critical headers that nobody here understands', async () => {
    expect(await kindOf(await sign(claims, { alg: 'RS256', kid: KID, crit: ['b64'], b64: false }))).toBe('changed')
  })
})

it('a changed byte anywhere: never valid', async () => {
  const jwt = await sign(claims)
  const parts = jwt.split('.')
  const starts = [0, (parts[0]?.length ?? 0) + 1, jwt.length - (parts[2]?.length ?? 0)]
  for (const [part, start] of starts.entries()) {
    const property = fc.asyncProperty(
      fc.nat((parts[part]?.length ?? 1) - 1),
      fc.integer({ min: 1, max: 127 }),
      async (offset, flip) => {
        const place = start + offset
        const character = String.fromCharCode(jwt.charCodeAt(place) ^ flip)
        const kind = await kindOf(jwt.slice(0, place) + character + jwt.slice(place + 1))
        expect(['changed', 'unknown-key', 'unreadable']).toContain(kind)
      },
    )
    await fc.assert(property, { numRuns: 150, seed: 7 })
  }
  // the last characters of a signature have bits that no byte needs
  for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
    if (!jwt.endsWith(last)) expect(await kindOf(jwt.slice(0, -1) + last)).toBe('changed')
  }
})

it('every shortened credential: never valid', async () => {
  const jwt = await sign(claims)
  for (let length = 0; length < jwt.length; length += 13) expect(await kindOf(jwt.slice(0, length))).not.toBe('valid')
})
