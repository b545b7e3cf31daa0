import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { joinGroup } from '#client/features/invites/join-group.ts'
import { useTRPC } from '#client/trpc.ts'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
import '#client/ui/toast/toasts.tsx'
import { clients, render } from '#tests/support/client/render.tsx'
import { Refusal, serverOf } from '#tests/support/client/server.ts'

const markUsed = vi.fn()

beforeEach(() => {
  markUsed.mockReset()
  vi.stubGlobal('fetch', serverOf({ 'invites.markUsed': markUsed }))
})

let trpc: ReturnType<typeof useTRPC>
function Outlet() {
  trpc = useTRPC()
  return <ToastOutlet />
}

it('a member who comes by a code belongs to its group from then on', async () => {
  markUsed.mockReturnValue({ status: 'ok' })
  await render(<Outlet />)
  await joinGroup({ ...clients, trpc }, 'SPRING2026')
  expect(markUsed.mock.calls).toEqual([[{ code: 'SPRING2026' }]])
  await waitFor(() => expect(screen.getByText('The invitation was taken')).toBeTruthy())
})

it('one that is refused says why', async () => {
  markUsed.mockReturnValue(new Refusal(409, 'CONFLICT', 'You came by another invitation already.'))
  await render(<Outlet />)
  await joinGroup({ ...clients, trpc }, 'SPRING2026')
  expect(await screen.findByText('You came by another invitation already.')).toBeTruthy()
})
