import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CertificateCheck } from '#client/pages/verify/certificate-check.tsx'
import type { PublicCertificate } from '#shared/certificates/schemas.ts'
import { criteriaNarrative } from '#shared/certificates/texts.ts'
import { render } from '#tests/support/client/render.tsx'

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const ISSUER = 'http://localhost/issuer'
const ID = 'http://localhost/credential/TB-1'

let certificate: PublicCertificate
let isOnline: boolean
let revoked: unknown[]
const published = vi.fn<(path: string) => unknown>()

const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

beforeEach(async () => {
  isOnline = true
  revoked = []
  const issuedAt = '2026-11-20T10:00:00.000Z'
  const shown = {
    id: 'TB-1',
    issuedAt,
    text: 'Ada has completed the roadmap Learn SQL',
    recipientName: 'Ada',
    title: 'Learn SQL',
    skills: ['tables'],
    minutes: 90,
    phases: [{ title: 'Phase 1', sections: ['Tables', 'Joins'] }],
    level: 'completed' as const,
    proof: [{ by: 'items', sections: 2 }],
  }
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    { ...RS256, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )
  const claims = {
    ...{
      id: ID,
      jti: ID,
      iss: ISSUER,
      issuer: { id: ISSUER },
      sub: 'it',
      validFrom: issuedAt,
      nbf: Date.parse(issuedAt) / 1000,
    },
    credentialSubject: {
      id: 'it',
      identifier: [{ identityHash: 'Ada' }],
      achievement: {
        name: 'Learn SQL',
        description: shown.text,
        criteria: { narrative: criteriaNarrative(shown) },
      },
    },
  }
  const signed = [{ alg: 'RS256', kid: 'one' }, claims].map((part) => base64url(JSON.stringify(part))).join('.')
  const signature = new Uint8Array(await crypto.subtle.sign(RS256.name, privateKey, new TextEncoder().encode(signed)))
  certificate = {
    ...shown,
    ...{ signerName: 'Tubli', signerTitle: 'Founder', expiresAt: null, revokedAt: null, revokedReason: null },
    isOwn: false,
    credential: `${signed}.${base64url(String.fromCharCode(...signature))}`,
  }
  const { n, e } = await crypto.subtle.exportKey('jwk', publicKey)
  published.mockImplementation((path) => {
    if (path.endsWith('/keys')) return { keys: [{ kty: 'RSA', kid: 'one', n, e }] }
    return path.endsWith('/issuer') ? { id: ISSUER } : { issuer: ISSUER, revokedCredential: revoked }
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const path = String(url)
    if (!path.startsWith('/ft/')) return Response.json([{ result: { data: certificate } }])
    if (!isOnline) throw new TypeError('Failed to fetch')
    return Response.json(published(path))
  })
})
afterEach(() => {
  vi.clearAllMocks()
})

const text = () => document.body.textContent ?? ''
const verdict = () => document.querySelector('[data-tone]')?.textContent
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('says that it is valid, what that proves, and what it does not', async () => {
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('This certificate is valid'))
  expect(text()).toContain('What it proves')
  expect(text()).toContain('Who the person is: nobody asked for a document')
  expect(text()).toContain('nobody watched')
  for (const section of ['Tables', 'Joins']) expect(text()).toContain(section)
})

it('says whose it is and what was completed, and offers to make one', async () => {
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() =>
    expect(verdict()?.replaceAll(/[\u2068\u2069]/g, '')).toContain('It says that Ada completed “Learn SQL”.'),
  )
  expect(screen.getByRole('heading', { name: 'Make your own' })).toBeTruthy()
  const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'Make a roadmap' })
  expect(new URL(way.href).searchParams.get('redirect')).toContain('/learn?prompt=Learn')
})

const drop = (file: File) => fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } })

it('checks a file that is dropped anywhere on the page, after saying that it may be let go', async () => {
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('valid'))
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'], files: [] } })
  expect(screen.getByRole('heading', { name: 'Let go to check this file' })).toBeTruthy()
  drop(new File([`${certificate.credential}\n`], 'certificate.jwt'))
  await waitFor(() => expect(text()).toContain('You are checking another credential below.'))
  await waitFor(() =>
    expect(document.querySelectorAll('[data-tone]')[1]?.textContent).toContain('This certificate is valid'),
  )
  expect(screen.queryByRole('heading', { name: 'Let go to check this file' })).toBeNull()
})

it('text that is dragged is left alone', async () => {
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('valid'))
  const isLeft = fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(isLeft).toBe(true)
  expect(screen.queryByRole('heading', { name: 'Let go to check this file' })).toBeNull()
})

it.each([
  [new File(['%PDF'], 'certificate-TB-ABCDEFGHJKLMNPQR.pdf'), '/verify/TB-ABCDEFGHJKLMNPQR to check it'],
  [new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' }), 'the address that its code leads to'],
  [new File(['x'.repeat(300_000)], 'large.jwt'), 'This file is too large to be a credential.'],
])('a file that is no credential is told what it is: %s', async (file, words) => {
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('valid'))
  drop(file)
  await waitFor(() => expect(text()).toContain(words))
})

it('a file can be chosen', async () => {
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('valid'))
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no input')
  await userEvent.upload(input, new File(['hello'], 'hello.txt'))
  await waitFor(() =>
    expect(document.querySelectorAll('[data-tone]')[1]?.textContent).toContain('This is not a credential'),
  )
})

it('tells a page that lies from what was signed', async () => {
  certificate = { ...certificate, recipientName: 'Eve' }
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('This page shows something other than what was signed'))
  expect(text()).not.toContain('What it proves')
})

it('tells a withdrawn one, with the day and the reason', async () => {
  certificate = { ...certificate, revokedAt: '2026-11-21T08:00:00.000Z', revokedReason: 'Wrong name' }
  revoked = [{ id: ID, revoked: true, revocationReason: 'Wrong name' }]
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('This certificate was withdrawn'))
  expect(verdict()).toContain('on November 21, 2026. The reason given: “Wrong name”.')
})

it('a lost connection is no verdict, and can be tried again', async () => {
  isOnline = false
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('It could not be checked'))
  isOnline = true
  await click('Try again')
  await waitFor(() => expect(verdict()).toContain('This certificate is valid'))
})

it('checks a credential that was pasted, and says when it was changed', async () => {
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('valid'))
  const field = screen.getByRole('textbox')
  const paste = async (content: string) => {
    fireEvent.change(field, { target: { value: content } })
    await click('Check')
  }
  const second = () => document.querySelectorAll('[data-tone]')[1]?.textContent
  await paste((certificate.credential ?? '').replace('.', '.A'))
  await waitFor(() => expect(second()).toContain('This credential was changed'))
  await paste(certificate.credential ?? '')
  await waitFor(() => expect(second()).toContain('This certificate is valid'))
  await paste('hello')
  await waitFor(() => expect(second()).toContain('This is not a credential'))
})

it('the result of the certificate gives way as soon as another credential is typed, and is back without it', async () => {
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('This certificate is valid'))
  const type = (content: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: content } })
  type('another')
  expect(text()).not.toContain('This certificate is valid')
  expect(verdict()).toContain('You are checking another credential below.')
  type('')
  expect(verdict()).toContain('This certificate is valid')
})

it('of a certificate that somebody else withdrew, says when and why, and shows nothing that stood on it', async () => {
  const blank = {
    issuedAt: '',
    text: '',
    recipientName: '',
    title: '',
    skills: [],
    minutes: null,
    phases: [],
    proof: [],
    signerName: '',
    signerTitle: '',
  }
  const withdrawn = { revokedAt: '2026-11-21T08:00:00.000Z', revokedReason: 'Wrong name' }
  certificate = { ...certificate, ...blank, ...withdrawn, credential: null }
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('This certificate was withdrawn'))
  expect(verdict()).toContain('November 21, 2026')
  expect(verdict()).toContain('Wrong name')
  expect(screen.queryByRole('figure')).toBeNull()
})

it('a withdrawn one of somebody else says only that, when and why', async () => {
  certificate = {
    ...certificate,
    ...{
      issuedAt: '',
      text: '',
      recipientName: '',
      title: '',
      skills: [],
      minutes: null,
      phases: [],
      proof: [],
      signerName: '',
      signerTitle: '',
    },
    ...{ credential: null, revokedAt: '2026-11-21T08:00:00.000Z', revokedReason: 'Wrong name' },
  }
  await render(<CertificateCheck id="TB-1" />)
  await waitFor(() => expect(verdict()).toContain('This certificate was withdrawn'))
  expect(verdict()).toContain('on November 21, 2026. The reason given: “Wrong name”.')
  expect(text()).toContain('What it said is no longer shown.')
  expect(screen.queryByRole('figure')).toBeNull()
  expect(text()).not.toContain('download it')
})
