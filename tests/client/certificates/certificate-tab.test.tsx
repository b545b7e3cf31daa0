import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CertificateTab } from '#client/features/certificates/certificate-tab.tsx'
import { readStored, store } from '#client/lib/stored-session.ts'
import type { GetCertificateOutput } from '#shared/certificates/schemas.ts'
import type { RoadmapStrengths } from '#shared/progress/mastery-schemas.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { inWriting } from '#tests/client/roadmaps/roadmap.ts'
import { readFontFile } from '#tests/support/client/font-files.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

const CERT = {
  id: 'TB-ABCDEFGHJKLMNPQR',
  issuedAt: '2026-11-20T10:00:00.000Z',
  text: 'Ada has completed the roadmap Wish r-1',
  recipientName: 'Ada',
  title: 'Wish r-1',
  skills: ['tables', 'joins'],
  minutes: 95,
  phases: [{ title: 'Phase 1', sections: ['Tables', 'Joins'] }],
  level: 'completed' as const,
  proof: [{ by: 'items', sections: 2 }],
  signerName: 'Tubli',
  signerTitle: 'Founder',
}

const FILE = `certificate-${CERT.id}.pdf`
const VALID = { expiresAt: null, revokedAt: null, revokedReason: null, credential: 'signed' }

let answer: GetCertificateOutput
let strengths: RoadmapStrengths
const download = vi.fn<(path: string) => Promise<Response>>()
/** What the worker says of the certificate when its PDF is asked for. */
const verified = vi.fn<() => Promise<Response>>()
const fontFile = vi.fn<(name: string) => Promise<Response>>()
/** Names and sizes of what the browser was given to save. */
const saved = vi.fn<(name: string, bytes: number) => void>()
const posted = vi.fn<(body: string) => Response>()

beforeEach(() => {
  strengths = { sections: [], isMastered: false }
  answer = { roadmapId: 'r-1', certificate: null, completedSections: 0, totalSections: 0 }
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = String(url)
    if (path.startsWith('/ft/')) return download(path)
    if (path.startsWith('/trpc/certificates.verify')) return verified()
    if (path.startsWith('/trpc/progress.strengths')) return answered(strengths)
    if (path.startsWith('/certificate-fonts/')) return fontFile(path.replace('/certificate-fonts/', ''))
    if (init?.method === 'POST') return posted(String(init.body))
    return Response.json([{ result: { data: answer } }])
  })
  verified.mockImplementation(async () => answered({ ...CERT, ...VALID }))
  fontFile.mockImplementation(async (name) => new Response(await readFontFile(name)))
  recordSaved()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.resetAllMocks()
})

/** jsdom neither makes addresses of files nor downloads. */
function recordSaved(): void {
  let bytes = 0
  const createObjectURL = (blob: Blob) => {
    bytes = blob.size
    return 'blob:file'
  }
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download, bytes)
  })
}

const open = (changes: Partial<Roadmap> = {}) =>
  render(<CertificateTab roadmap={{ ...inWriting('r-1'), ...changes }} />)

/** Libraries and fonts are read from the disk, on a machine that may be busy. */
const PATIENCE = { timeout: 20_000 }
const drawn = (check: () => void) => waitFor(check, PATIENCE)

const text = () => document.body.textContent ?? ''
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it("2§2.3: You don't have a certificate yet, with a sample image and how much is missing", async () => {
  answer = { ...answer, completedSections: 3, totalSections: 16 }
  await open()
  await waitFor(() => expect(text()).toContain("You don't have a certificate yet"))
  expect(text()).toContain('3 of 16 sections are completed. 13 sections are left')
  expect(screen.queryByRole('figure')?.getAttribute('aria-label')).toBe('A sample certificate')
  expect(text()).toContain('Sample')
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
})

it('2§2.3: a congratulations state with a download button', async () => {
  answer = { ...answer, certificate: CERT, completedSections: 4, totalSections: 4 }
  await open()
  await waitFor(() => expect(text()).toContain('Congratulations, Ada!'))
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify' }).getAttribute('href')).toBe('/verify/TB-ABCDEFGHJKLMNPQR')
  expect(text()).toContain('November 20, 2026')
  expect(text()).toContain('1 phase, 2 sections')
})

it('LinkedIn gets name, organisation, month, address and id', async () => {
  answer = { ...answer, certificate: CERT }
  await open()
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Add to LinkedIn' })
  const { origin, pathname, searchParams } = new URL(link.href)
  expect(origin + pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Wish r-1',
    organizationName: 'Tubli',
    issueYear: '2026',
    issueMonth: '11',
    certUrl: `${location.origin}/verify/${CERT.id}`,
    certId: CERT.id,
  })
  expect(link.rel).toContain('noreferrer')
})

it('Share offers the networks with a sentence and the address', async () => {
  answer = { ...answer, certificate: CERT }
  await open()
  await screen.findByRole('button', { name: 'Share' })
  await click('Share')
  const network = await screen.findByRole<HTMLAnchorElement>('link', { name: 'X' })
  expect(Object.fromEntries(new URL(network.href).searchParams)).toEqual({
    text: 'I completed “Wish r-1” on Tubli.',
    url: `${location.origin}/verify/${CERT.id}`,
  })
})

it('what the PDF cannot draw is said before it is downloaded, and only that', async () => {
  answer = { ...answer, certificate: { ...CERT, recipientName: 'สมชาย 𓀀 አበበ' } }
  await open()
  await waitFor(() => expect(text()).toContain('The PDF cannot draw 𓀀 አ በ and shows a box there.'))
  expect(verified).not.toHaveBeenCalled()
})

it.each(['Ada', 'Łukasz Żółć', 'გიორგი', '山田 さくら', 'محمد علي'])(
  'of %s there is nothing to say',
  async (recipientName) => {
    answer = { ...answer, certificate: { ...CERT, recipientName } }
    await open()
    await screen.findByRole('button', { name: 'Download PDF' })
    // what would be said comes with the index of the fonts
    await new Promise((resolve) => setTimeout(resolve))
    expect(text()).not.toContain('cannot draw')
  },
)

const objectives = (...passed: boolean[]): RoadmapStrengths => {
  const all = passed.map((isPassed, at) => ({
    objective: `Explain ${at}`,
    strength: isPassed ? 1 : 0,
    tries: 3,
    isPassed,
  }))
  const isMastered = passed.every(Boolean)
  return { sections: [{ sectionId: 's-1', isTestedOut: false, objectives: all }], isMastered }
}

it('says how far the second level is, and leads to what is missing', async () => {
  answer = { ...answer, certificate: CERT }
  strengths = objectives(true, true, false)
  await open()
  await waitFor(() => expect(text()).toContain('2 of 3 objectives passed so far.'))
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/review')
  expect(screen.queryByRole('button', { name: 'Get the Mastered certificate' })).toBeNull()
})

it('the second level is issued where all are passed, and then says so', async () => {
  answer = { ...answer, certificate: CERT }
  strengths = objectives(true, true)
  posted.mockImplementation(() => {
    answer = { ...answer, certificate: { ...CERT, id: 'TB-MASTERED', level: 'mastered' } }
    return answered({ status: 'ok', id: 'TB-MASTERED' })
  })
  await open()
  await click('Get the Mastered certificate')
  await waitFor(() =>
    expect(text()).toContain('Mastered: every objective that questions ask about was passed over several days.'),
  )
  expect(posted).toHaveBeenCalledWith(JSON.stringify({ 0: { id: 'r-1' } }))
  expect(text()).not.toContain('second level')
})

it('a download that fails says why and can be tried again', PATIENCE, async () => {
  answer = { ...answer, certificate: CERT }
  verified.mockResolvedValueOnce(refused(429, 'rate_limited', 'Too many requests.'))
  await open()
  await screen.findByRole('button', { name: 'Download PDF' })
  await click('Download PDF')
  await waitFor(() => expect(text()).toContain('The download failed: Too many requests.'))
  expect(saved).not.toHaveBeenCalled()
  await click('Try again')
  await drawn(() => expect(saved).toHaveBeenCalledExactlyOnceWith(FILE, expect.any(Number)))
  // more than words: the fonts are in it
  expect(saved.mock.lastCall?.[1]).toBeGreaterThan(10_000)
  await screen.findByRole('button', { name: 'Download PDF' })
  expect(text()).not.toContain('The download failed')
})

it.each([
  ['do not come', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['are answered with the page', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['are gone', async () => new Response('', { status: 404 })],
])('a download whose fonts %s says so and can be tried again', PATIENCE, async (_, failing) => {
  answer = { ...answer, certificate: CERT }
  fontFile.mockImplementationOnce(failing)
  await open()
  await screen.findByRole('button', { name: 'Download PDF' })
  await click('Download PDF')
  await drawn(() => expect(text()).toContain('The download failed: Its fonts could not be loaded. Nothing is lost.'))
  await click('Try again')
  await drawn(() => expect(saved).toHaveBeenCalledExactlyOnceWith(FILE, expect.any(Number)))
})

it('fonts that are no fonts are told in words of ours', PATIENCE, async () => {
  answer = { ...answer, certificate: CERT }
  fontFile.mockImplementation(async (name) =>
    name.endsWith('.json') ? new Response(await readFontFile(name)) : new Response('no font'),
  )
  await open()
  await screen.findByRole('button', { name: 'Download PDF' })
  await click('Download PDF')
  await drawn(() => expect(text()).toContain('The download failed: The PDF could not be drawn. Nothing is lost.'))
})

it('2§5: Certificate download is allowed only when status is set. One that was withdrawn meanwhile is not drawn', async () => {
  answer = { ...answer, certificate: CERT }
  verified.mockResolvedValueOnce(answered({ ...CERT, ...VALID, revokedAt: '2026-11-21T10:00:00.000Z' }))
  await open()
  await screen.findByRole('button', { name: 'Download PDF' })
  await click('Download PDF')
  await waitFor(() => expect(text()).toContain('The download failed: This certificate was withdrawn.'))
  expect(saved).not.toHaveBeenCalled()
})

it.each(['Download PDF', 'Download credential'])(
  "without a connection %s says so in our words, not the browser's",
  async (name) => {
    answer = { ...answer, certificate: CERT }
    const lost = async () => Promise.reject(new TypeError('Failed to fetch'))
    download.mockImplementationOnce(lost)
    verified.mockImplementationOnce(lost)
    await open()
    await screen.findByRole('button', { name: name })
    await click(name)
    await waitFor(() => expect(text()).toContain('The download failed: The connection was lost. Nothing is lost.'))
  },
)

it.each(['Download PDF', 'Download credential'])('%s that is refused for its token ends that session', async (name) => {
  answer = { ...answer, certificate: CERT }
  store({ token: 'old-token' })
  download.mockResolvedValueOnce(Response.json({ error: 'Please sign in.' }, { status: 401 }))
  verified.mockResolvedValueOnce(refused(401, 'unauthorized', 'Please sign in.'))
  await open()
  await screen.findByRole('button', { name: name })
  await click(name)
  await waitFor(() => expect(text()).toContain('The download failed: Please sign in.'))
  expect(readStored('token')).toBeNull()
})

it('when it is withdrawn, what stands there instead is told by the heading, which has the focus', async () => {
  answer = { ...answer, certificate: CERT, completedSections: 4, totalSections: 4 }
  posted.mockImplementation(() => {
    answer = { ...answer, certificate: null }
    return Response.json([{ result: { data: { status: 'ok' } } }])
  })
  await open()
  await screen.findByRole('button', { name: 'Withdraw the certificate…' })
  await click('Withdraw the certificate…')
  await userEvent.type(await screen.findByRole('textbox'), 'Wrong name')
  await click('Withdraw')
  await waitFor(() => expect(document.activeElement?.textContent).toBe("You don't have a certificate yet"))
})

it('a completed roadmap whose certificate was withdrawn gets a new one', async () => {
  answer = { ...answer, completedSections: 4, totalSections: 4 }
  posted.mockImplementation(() => {
    answer = { ...answer, certificate: CERT }
    return Response.json([{ result: { data: { status: 'ok', id: CERT.id } } }])
  })
  await open()
  await screen.findByRole('button', { name: 'Issue my certificate' })
  await click('Issue my certificate')
  await waitFor(() => expect(text()).toContain('Congratulations, Ada!'))
  expect(posted.mock.calls[0]?.[0]).toContain('"id":"r-1"')
})
