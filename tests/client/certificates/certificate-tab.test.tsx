import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CertificateTab } from '#client/features/certificates/certificate-tab.tsx'
import { readStored, store } from '#client/lib/stored-session.ts'
import { queryClient } from '#client/trpc.ts'
import type { GetCertificateOutput } from '#shared/certificates/schemas.ts'
import type { RoadmapDetail } from '#shared/roadmaps/schemas.ts'
import { inWriting, prepareBrowser, settled, stage, writeIn } from '#tests/client/roadmaps/stage.tsx'

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

let answer: GetCertificateOutput
const download = vi.fn<(path: string) => Promise<Response>>()
const posted = vi.fn<(body: string) => Response>()

beforeEach(() => {
  answer = { roadmapId: 'r-1', cert: null, completedSections: 0, totalSections: 0 }
  prepareBrowser(async (url, init) => {
    const path = String(url)
    if (path.startsWith('/ft/')) return download(path)
    if (init?.method === 'POST') return posted(String(init.body))
    return Response.json([{ result: { data: answer } }])
  })
})
afterEach(() => {
  document.body.replaceChildren()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

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

it('a download that fails says why and can be tried again', async () => {
  answer = { ...answer, cert: CERT }
  download.mockResolvedValueOnce(Response.json({ error: 'Too many requests.' }, { status: 429 }))
  const { leave } = await open()
  await settled(() => expect(button('Download PDF')).toBeDefined())
  await click('Download PDF')
  await settled(() => expect(text()).toContain('The download failed: Too many requests.'))
  expect(download).toHaveBeenCalledWith('/ft/learning/certificate/pdf/TB-ABCDEFGHJKLMNPQR')
  expect(button('Try again')).toBeDefined()
  await leave()
})

it("a download without a connection says so in our words, not the browser's", async () => {
  answer = { ...answer, cert: CERT }
  download.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { leave } = await open()
  await settled(() => expect(button('Download credential')).toBeDefined())
  await click('Download credential')
  await settled(() => expect(text()).toContain('The download failed: The connection was lost. Nothing is lost.'))
  await leave()
})

it('a download that is refused for its token ends that session', async () => {
  answer = { ...answer, cert: CERT }
  store({ token: 'old-token' })
  download.mockResolvedValueOnce(Response.json({ error: 'Please sign in.' }, { status: 401 }))
  const { leave } = await open()
  await settled(() => expect(button('Download PDF')).toBeDefined())
  await click('Download PDF')
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
