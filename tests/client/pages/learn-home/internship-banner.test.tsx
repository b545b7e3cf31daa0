import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InternshipBanner } from '#client/pages/learn-home/internship/internship-banner.tsx'
import { COMMUNITY_CHAT_URL, INTERNSHIP_GUIDE_URL } from '#shared/product.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, sentTo } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const created = vi.fn()

async function show(credits: number) {
  await render(<InternshipBanner userId="u-1" credits={credits} onCreated={created} />)
}
const language = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockImplementation(async () => answered({ id: 'r-1', state: 'incomplete' }))
})
afterEach(() => {
  server.mockReset()
  created.mockReset()
})

it('the language is python or javascript, python unless chosen', async () => {
  await show(2)
  expect(language(/python/i).checked).toBe(true)
  await userEvent.click(language(/javascript/i))
  await userEvent.click(screen.getByRole('button', { name: 'Generate for 1 credit' }))
  await waitFor(() => expect(created).toHaveBeenCalledWith('r-1'))
  expect(sentTo(server, 'roadmaps.create')[0]).toMatchObject({
    prompt: 'AI internship in JavaScript',
    internshipLanguage: 'javascript',
  })
})

it('links to the guideline and to the community chat', async () => {
  await show(2)
  const links = screen.queryAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)
  expect(links).toEqual([INTERNSHIP_GUIDE_URL, COMMUNITY_CHAT_URL])
})

it('nobody without credits can generate', async () => {
  await show(0)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate for 1 credit' }).disabled).toBe(true)
})
