import { useMutation } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { tellResult } from '#client/tell-result.ts'
import { useTRPC } from '#client/trpc.ts'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
import { render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

function Here() {
  const { mutate } = useMutation(useTRPC().chat.stop.mutationOptions(tellResult('It stopped')))
  return (
    <>
      <button type="button" onClick={() => mutate({ runId: 'r1' })}>
        Stop
      </button>
      <ToastOutlet />
    </>
  )
}

it.each([
  ['what was done', serverOf({ 'chat.stop': () => null }), 'It stopped'],
  [
    'what the server refused',
    serverOf({ 'chat.stop': () => new Refusal(409, 'conflict', 'It is over.') }),
    'It is over.',
  ],
  [
    'that nobody answered, in our words',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'We could not reach the server. Please try again.',
  ],
])('tells %s', async (_, server, words) => {
  vi.stubGlobal('fetch', server)
  await render(<Here />)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText('Failed to fetch')).toBeNull()
})
