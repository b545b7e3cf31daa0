import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useChanged, useTRPC } from '#client/trpc.ts'
import { render } from '#tests/support/client/render.tsx'
import { serverOf } from '#tests/support/client/server.ts'

const account = vi.fn(() => ({ credits: 3 }))
const statement = vi.fn(() => ({ entries: [] }))
const list = vi.fn(() => ({ roadmaps: [] }))

function Page() {
  const trpc = useTRPC()
  useQuery(trpc.auth.account.queryOptions())
  useQuery(trpc.billing.statement.queryOptions({}))
  useQuery(trpc.roadmaps.list.queryOptions())
  const changed = useChanged()
  return (
    <button type="button" onClick={() => void changed('credits')}>
      Spend
    </button>
  )
}

it('what shows a noun is read again once it changed, and nothing else', async () => {
  vi.stubGlobal('fetch', serverOf({ 'auth.account': account, 'billing.statement': statement, 'roadmaps.list': list }))
  await render(<Page />)
  await waitFor(() => expect(list).toHaveBeenCalledOnce())
  await userEvent.click(screen.getByRole('button', { name: 'Spend' }))
  await waitFor(() => expect(account).toHaveBeenCalledTimes(2))
  expect(statement).toHaveBeenCalledTimes(2)
  expect(list).toHaveBeenCalledOnce()
})
