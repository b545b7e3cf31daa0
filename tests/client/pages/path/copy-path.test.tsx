import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CopyPath } from '#client/pages/path/copy-path.tsx'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered, sentTo } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const copied = vi.fn()

async function show(credits: number | null, isBack = false) {
  if (credits !== null) {
    localStorage.setItem('userData.token', 'token')
    clients.queryClient.setQueryData(clients.trpc.auth.account.queryKey(), { userId: 'u-1', credits } as never)
  }
  await render(<CopyPath pathId="react-for-all" isBack={isBack} onCopied={copied} />)
}
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
  copied.mockReset()
  localStorage.clear()
})

it('a visitor reads the price and is led through the sign-in back to this very path', async () => {
  await show(null)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Copy this roadmap' })
  expect(new URL(link.href).searchParams.get('redirect')).toBe('/8020/path/react-for-all?copy=1')
  expect(document.body.textContent).toContain('For 1 credit, which you confirm here once you are signed in.')
})

it('whoever comes back reads what is left after, confirms, and gets their roadmap', async () => {
  server.mockImplementation(async () => answered({ id: 'r-2' }))
  await show(3, true)
  expect(document.body.textContent).toContain('Nothing was spent yet')
  expect(sentTo(server, 'roadmaps.clonePath')).toEqual([])
  await userEvent.click(button(/^Copy this roadmap for 1 credit \(2 left after\)$/))
  await waitFor(() => expect(copied).toHaveBeenCalledWith('u-1', 'r-2'))
  expect(sentTo(server, 'roadmaps.clonePath')).toEqual([{ id: 'react-for-all', requestKey: expect.any(String) }])
})

it('a copy that got no answer is asked for under the same key after a reload', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await show(2)
  await userEvent.click(button(/Copy this roadmap/))
  await waitFor(() => expect(sentTo(server, 'roadmaps.clonePath')).toHaveLength(1))
  cleanup()
  await show(2)
  await userEvent.click(button(/Copy this roadmap/))
  await waitFor(() => expect(sentTo(server, 'roadmaps.clonePath')).toHaveLength(2))
  const [first, second] = sentTo(server, 'roadmaps.clonePath')
  expect(second).toEqual(first)
})

it('without a credit it says so and leads to where there are some', async () => {
  await show(0)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Get credits' }).pathname).toBe('/8020/credits')
  expect(document.body.textContent).toContain('You do not have enough credits to create a roadmap.')
})
