import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InternshipBanner } from '#client/pages/learn-home/internship/internship-banner.tsx'
import { queryClient } from '#client/trpc.ts'
import { COMMUNITY_CHAT_URL, INTERNSHIP_GUIDE_URL } from '#shared/product.ts'
import { answered, buttonOf, clickOn, prepareBrowser, sentTo, settled, stage } from '#tests/client/roadmaps/stage.tsx'

const server = vi.fn<typeof fetch>()
const created = vi.fn()
let leave: () => Promise<void>

async function show(credits: number) {
  leave = (await stage(<InternshipBanner userId="u-1" credits={credits} onCreated={created} />)).leave
}
const language = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`)

beforeEach(() => {
  prepareBrowser(server)
  server.mockImplementation(async () => answered({ message: '', status: 'success', roadmapId: 'r-1' }))
})
afterEach(async () => {
  await leave()
  document.body.replaceChildren()
  queryClient.clear()
  sessionStorage.clear()
  server.mockReset()
  created.mockReset()
  vi.unstubAllGlobals()
})

it('the language is python or javascript, python unless chosen', async () => {
  await show(2)
  expect(language('python')?.checked).toBe(true)
  await act(async () => language('javascript')?.click())
  await clickOn('Generate for 1 credit')
  await settled(() => expect(created).toHaveBeenCalledWith('r-1'))
  expect(sentTo(server, 'roadmaps.build')[0]).toMatchObject({
    objective: 'AI internship in JavaScript',
    internshipLanguage: 'javascript',
  })
})

it('links to the guideline and to the community chat', async () => {
  await show(2)
  const links = [...document.querySelectorAll('a')].map(({ href }) => href)
  expect(links).toEqual([INTERNSHIP_GUIDE_URL, COMMUNITY_CHAT_URL])
})

it('nobody without credits can generate', async () => {
  await show(0)
  expect(buttonOf('Generate for 1 credit')?.disabled).toBe(true)
})
