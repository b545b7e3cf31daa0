import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CertificateTab } from '#client/features/certificates/certificate-tab.tsx'
import { readStored, store } from '#client/lib/stored-session.ts'
import { queryClient } from '#client/trpc.ts'
import type { GetCertificateOutput } from '#shared/certificates/schemas.ts'
import type { RoadmapDetail } from '#shared/roadmaps/schemas.ts'
import { answered, inWriting, prepareBrowser, refused, settled, stage, writeIn } from '#tests/client/roadmaps/stage.tsx'
import { readFontFile } from '#tests/support/client/font-files.ts'

const CERT = {
  id: 'TB-ABCDEFGHJKLMNPQR',
  date: '2026-11-20T10:00:00.000Z',
  text: 'Ada has completed the roadmap Wish r-1',
  recipientName: 'Ada',
  learningPrompt: 'Wish r-1',
  phases: [{ title: 'Phase 1', sections: ['Tables', 'Joins'] }],
  signerName: 'Tubli',
  signerTitle: 'Founder',
}

const FILE = `certificate-${CERT.id}.pdf`
const VALID = { expiresAt: null, revokedAt: null, revokedReason: null, credential: 'signed' }

let answer: GetCertificateOutput
const download = vi.fn<(path: string) => Promise<Response>>()
/** What the worker says of the certificate when its PDF is asked for. */
const verified = vi.fn<() => Promise<Response>>()
const fontFile = vi.fn<(name: string) => Promise<Response>>()
/** Names and sizes of what the browser was given to save. */
const saved = vi.fn<(name: string, bytes: number) => void>()
const posted = vi.fn<(body: string) => Response>()

beforeEach(() => {
  answer = { roadmapId: 'r-1', cert: null, completedSections: 0, totalSections: 0 }
  prepareBrowser(async (url, init) => {
    const path = String(url)
    if (path.startsWith('/ft/')) return download(path)
    if (path.startsWith('/trpc/certificates.verify')) return verified()
    if (path.startsWith('/certificate-fonts/')) return fontFile(path.replace('/certificate-fonts/', ''))
    if (init?.method === 'POST') return posted(String(init.body))
    return Response.json([{ result: { data: answer } }])
  })
  verified.mockImplementation(async () => answered({ ...CERT, ...VALID }))
  fontFile.mockImplementation(async (name) => new Response(await readFontFile(name)))
  recordSaved()
})
afterEach(() => {
  document.body.replaceChildren()
  queryClient.clear()
  vi.unstubAllGlobals()
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

async function open(changes: Partial<RoadmapDetail> = {}) {
  const rootRoute = createRootRoute()
  const index = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => <CertificateTab roadmap={{ ...inWriting('r-1'), ...changes }} />,
  })
  const router = createRouter({ routeTree: rootRoute.addChildren([index]), history: createMemoryHistory() })
  await router.load()
  return stage(<RouterProvider router={router} />)
}

/** Libraries and fonts are read from the disk, on a machine that may be busy. */
const PATIENCE = { timeout: 20_000 }
const drawn = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  }, PATIENCE)

const text = () => document.body.textContent ?? ''
const button = (name: string) =>
  Array.from(document.querySelectorAll('button')).find((element) => element.textContent?.trim() === name)
const click = (name: string) => act(async () => button(name)?.click())

it("2§2.3: You don't have a certificate yet, with a sample image and how much is missing", async () => {
  answer = { ...answer, completedSections: 3, totalSections: 16 }
  const { leave } = await open()
  await settled(() => expect(text()).toContain("You don't have a certificate yet"))
  expect(text()).toContain('3 of 16 sections are completed. 13 sections are left')
  expect(document.querySelector('figure')?.getAttribute('aria-label')).toBe('A sample certificate')
  expect(text()).toContain('Sample')
  expect(button('Download PDF')).toBeUndefined()
  await leave()
})

it('2§2.3: a congratulations state with a download button', async () => {
  answer = { ...answer, cert: CERT, completedSections: 4, totalSections: 4 }
  const { leave } = await open()
  await settled(() => expect(text()).toContain('Congratulations, Ada!'))
  expect(button('Download PDF')).toBeDefined()
  expect(document.querySelector('a[href="/verify/TB-ABCDEFGHJKLMNPQR"]')).not.toBeNull()
  expect(text()).toContain('November 20, 2026')
  expect(text()).toContain('1 phase, 2 sections')
  await leave()
})

it('a download that fails says why and can be tried again', PATIENCE, async () => {
  answer = { ...answer, cert: CERT }
  verified.mockResolvedValueOnce(refused(429, 'rate_limited', 'Too many requests.'))
  const { leave } = await open()
  await settled(() => expect(button('Download PDF')).toBeDefined())
  await click('Download PDF')
  await settled(() => expect(text()).toContain('The download failed: Too many requests.'))
  expect(saved).not.toHaveBeenCalled()
  await click('Try again')
  await drawn(() => expect(saved).toHaveBeenCalledExactlyOnceWith(FILE, expect.any(Number)))
  // more than words: the fonts are in it
  expect(saved.mock.lastCall?.[1]).toBeGreaterThan(10_000)
  await settled(() => expect(button('Download PDF')).toBeDefined())
  expect(text()).not.toContain('The download failed')
  await leave()
})

it.each([
  ['do not come', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['are answered with the page', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['are gone', async () => new Response('', { status: 404 })],
])('a download whose fonts %s says so and can be tried again', PATIENCE, async (_, failing) => {
  answer = { ...answer, cert: CERT }
  fontFile.mockImplementationOnce(failing)
  const { leave } = await open()
  await settled(() => expect(button('Download PDF')).toBeDefined())
  await click('Download PDF')
  await drawn(() => expect(text()).toContain('The download failed: Its fonts could not be loaded. Nothing is lost.'))
  await click('Try again')
  await drawn(() => expect(saved).toHaveBeenCalledExactlyOnceWith(FILE, expect.any(Number)))
  await leave()
})

it('fonts that are no fonts are told in words of ours', PATIENCE, async () => {
  answer = { ...answer, cert: CERT }
  fontFile.mockImplementation(async (name) =>
    name.endsWith('.json') ? new Response(await readFontFile(name)) : new Response('no font'),
  )
  const { leave } = await open()
  await settled(() => expect(button('Download PDF')).toBeDefined())
  await click('Download PDF')
  await drawn(() => expect(text()).toContain('The download failed: The PDF could not be drawn. Nothing is lost.'))
  await leave()
})

it('2§5: Certificate download is allowed only when status is set. One that was withdrawn meanwhile is not drawn', async () => {
  answer = { ...answer, cert: CERT }
  verified.mockResolvedValueOnce(answered({ ...CERT, ...VALID, revokedAt: '2026-11-21T10:00:00.000Z' }))
  const { leave } = await open()
  await settled(() => expect(button('Download PDF')).toBeDefined())
  await click('Download PDF')
  await settled(() => expect(text()).toContain('The download failed: This certificate was withdrawn.'))
  expect(saved).not.toHaveBeenCalled()
  await leave()
})

it.each(['Download PDF', 'Download credential'])(
  "without a connection %s says so in our words, not the browser's",
  async (name) => {
    answer = { ...answer, cert: CERT }
    const lost = async () => Promise.reject(new TypeError('Failed to fetch'))
    download.mockImplementationOnce(lost)
    verified.mockImplementationOnce(lost)
    const { leave } = await open()
    await settled(() => expect(button(name)).toBeDefined())
    await click(name)
    await settled(() => expect(text()).toContain('The download failed: The connection was lost. Nothing is lost.'))
    await leave()
  },
)

it.each(['Download PDF', 'Download credential'])('%s that is refused for its token ends that session', async (name) => {
  answer = { ...answer, cert: CERT }
  store({ token: 'old-token' })
  download.mockResolvedValueOnce(Response.json({ error: 'Please sign in.' }, { status: 401 }))
  verified.mockResolvedValueOnce(refused(401, 'unauthorized', 'Please sign in.'))
  const { leave } = await open()
  await settled(() => expect(button(name)).toBeDefined())
  await click(name)
  await settled(() => expect(text()).toContain('The download failed: Please sign in.'))
  expect(readStored('token')).toBeNull()
  await leave()
})

it('when it is withdrawn, what stands there instead is told by the heading, which has the focus', async () => {
  answer = { ...answer, cert: CERT, completedSections: 4, totalSections: 4 }
  posted.mockImplementation(() => {
    answer = { ...answer, cert: null }
    return Response.json([{ result: { data: { status: 'ok' } } }])
  })
  const { leave } = await open()
  await settled(() => expect(button('Withdraw the certificate…')).toBeDefined())
  await click('Withdraw the certificate…')
  await settled(() => expect(document.querySelector('textarea')).not.toBeNull())
  await writeIn(document.querySelector('textarea'), 'Wrong name')
  await click('Withdraw')
  await settled(() => expect(document.activeElement?.textContent).toBe("You don't have a certificate yet"))
  await leave()
})

it('a completed roadmap whose certificate was withdrawn gets a new one', async () => {
  answer = { ...answer, completedSections: 4, totalSections: 4 }
  posted.mockImplementation(() => {
    answer = { ...answer, cert: CERT }
    return Response.json([{ result: { data: { status: 'ok', id: CERT.id } } }])
  })
  const { leave } = await open()
  await settled(() => expect(button('Issue my certificate')).toBeDefined())
  await click('Issue my certificate')
  await settled(() => expect(text()).toContain('Congratulations, Ada!'))
  expect(posted.mock.calls[0]?.[0]).toContain('"id":"r-1"')
  await leave()
})
