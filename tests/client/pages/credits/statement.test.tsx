import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Statement } from '#client/pages/credits/statement.tsx'
import { render } from '#tests/support/client/render.tsx'
import { serverOf } from '#tests/support/client/server.ts'

const page = vi.fn()
const rows = () => screen.queryAllByRole('row').slice(1)
const entry = (id: number) => ({
  id,
  createdAt: '2026-11-21T12:00:00Z',
  kind: 'grant',
  delta: 1,
  balanceAfter: id,
  roadmap: null,
  payment: null,
})

beforeEach(() => {
  vi.stubGlobal('fetch', serverOf({ 'billing.statement': (input) => page(input) }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: object[]) => void
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell
      }
      observe() {
        this.tell([{ isIntersecting: true, intersectionRatio: 1 }])
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  page.mockReset()
})

it('the last Load more leaves the focus on the first new row', async () => {
  page
    .mockReturnValueOnce({ entries: [entry(4), entry(3)], balance: 4, hasMore: true })
    .mockReturnValue({ entries: [entry(2), entry(1)], balance: 4, hasMore: false })
  await render(<Statement userId="u-1" />)
  await waitFor(() => expect(rows()).toHaveLength(2))
  screen.getByRole('button', { name: 'Load more' }).focus()
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(rows()).toHaveLength(4))
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  expect(document.activeElement).toBe(rows()[2])
})
