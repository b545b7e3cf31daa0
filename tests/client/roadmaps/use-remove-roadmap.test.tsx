import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { useRemoveRoadmap } from '#client/features/roadmaps/remove/use-remove-roadmap.ts'
import { useRoadmapList } from '#client/features/roadmaps/watch/use-roadmap-list.ts'
import { listed } from '#tests/client/roadmaps/roadmap.ts'
import { clients, render } from '#tests/support/client/render.tsx'

const removal = vi.fn<() => Promise<Response>>()
const lists = vi.fn()

function List() {
  const { roadmaps = [], refetch } = useRoadmapList()
  const { mutate } = useRemoveRoadmap()
  return (
    <>
      <p>{roadmaps.map(({ id }) => id).join(' ')}</p>
      <button type="button" onClick={() => mutate({ id: 'r-1' })}>
        remove
      </button>
      <button type="button" onClick={() => void refetch()}>
        poll
      </button>
    </>
  )
}

const shown = () => screen.queryByRole('paragraph')?.textContent
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const listAnswer = () => Response.json([{ result: { data: { roadmaps: [listed('r-1'), listed('r-2')] } } }])

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (String(url).includes('remove')) return removal()
    lists()
    return listAnswer()
  })
})

it('a roadmap that is being deleted stays away over a poll, and comes back when that fails', async () => {
  await render(<List />)
  await waitFor(() => expect(shown()).toBe('r-1 r-2'))
  const answered = Promise.withResolvers<Response>()
  removal.mockReturnValueOnce(answered.promise)
  await click('remove')
  await waitFor(() => expect(shown()).toBe('r-2'))
  await click('poll')
  await waitFor(() => expect(lists).toHaveBeenCalledTimes(2))
  expect(clients.queryClient.getQueryData(clients.trpc.roadmaps.list.queryKey())?.roadmaps).toHaveLength(2)
  expect(shown()).toBe('r-2')
  answered.reject(new TypeError('Failed to fetch'))
  await waitFor(() => expect(shown()).toBe('r-1 r-2'))
})
