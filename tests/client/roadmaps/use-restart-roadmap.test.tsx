import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { RestartButton, restartHint } from '#client/features/roadmaps/restart/restart-button.tsx'
import { written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused, sentTo } from '#tests/support/client/server.ts'

const answers = new Map<string, () => Response>()
const server = vi.fn<typeof fetch>(async (url) => {
  const procedure = /trpc\/([\w.]+)/.exec(String(url))?.[1] ?? ''
  return answers.get(procedure)?.() ?? refused(500, 'upstream', 'Nothing expected here.')
})
const givenUp = vi.fn()

const failed = (restartCount: number) => ({ ...written('r-1'), state: 'failure' as const, restartCount })

async function show(restartCount: number) {
  await render(<RestartButton roadmap={failed(restartCount)} onGivenUp={givenUp} />)
}

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockClear()
  givenUp.mockReset()
  answers.clear()
})

it('a restart says its price and asks the worker to write again', async () => {
  answers.set('roadmaps.restart', () => answered({ message: '', status: 'success', roadmapId: 'r-1', restartCount: 1 }))
  await show(0)
  expect(restartHint(0)).toContain('1 credit')
  await userEvent.click(screen.getByRole('button', { name: 'Restart for 1 credit' }))
  await waitFor(() => expect(sentTo(server, 'roadmaps.restart')).toEqual([{ id: 'r-1' }]))
  expect(givenUp).not.toHaveBeenCalled()
})

it('after two tries one more fetch, and a roadmap that still failed is deleted', async () => {
  answers.set('roadmaps.get', () => answered(failed(2)))
  answers.set('roadmaps.remove', () => answered({ status: 'ok', creditReturned: false, credits: 3 }))
  await show(2)
  await userEvent.click(screen.getByRole('button', { name: 'Restart' }))
  await waitFor(() => expect(givenUp).toHaveBeenCalledTimes(1))
  expect(sentTo(server, 'roadmaps.restart')).toEqual([])
  expect(sentTo(server, 'roadmaps.get')).toHaveLength(1)
  expect(sentTo(server, 'roadmaps.remove')).toEqual([{ id: 'r-1', returnCredit: true }])
})

it('a roadmap that was written after all is not deleted', async () => {
  answers.set('roadmaps.get', () => answered(written('r-1')))
  await show(2)
  await userEvent.click(screen.getByRole('button', { name: 'Restart' }))
  await waitFor(() => expect(sentTo(server, 'roadmaps.get')).toHaveLength(1))
  expect(sentTo(server, 'roadmaps.remove')).toEqual([])
  expect(givenUp).not.toHaveBeenCalled()
})

it('a restart that another tab was faster with looks again and deletes nothing that may still be restarted', async () => {
  answers.set('roadmaps.restart', () => refused(409, 'conflict', 'It is being written.'))
  answers.set('roadmaps.get', () => answered({ ...failed(1), state: 'incomplete' }))
  await show(0)
  await userEvent.click(screen.getByRole('button', { name: 'Restart for 1 credit' }))
  await waitFor(() => expect(sentTo(server, 'roadmaps.get').length).toBeGreaterThan(0))
  expect(sentTo(server, 'roadmaps.remove')).toEqual([])
})
