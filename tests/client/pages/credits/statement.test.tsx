import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Statement } from '#client/pages/credits/statement.tsx'
import { queryClient } from '#client/trpc.ts'
import { buttonOf, prepareBrowser, press, serverOf, settled, stage } from '#tests/client/billing/stage.tsx'

const page = vi.fn()
const rows = () => document.querySelectorAll('tbody tr')
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
  prepareBrowser(serverOf({ 'billing.statement': (input) => page(input) }))
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
  document.body.replaceChildren()
  queryClient.clear()
  page.mockReset()
  vi.unstubAllGlobals()
})

it('the last Load more leaves the focus on the first new row', async () => {
  page
    .mockReturnValueOnce({ entries: [entry(4), entry(3)], balance: 4, hasMore: true })
    .mockReturnValue({ entries: [entry(2), entry(1)], balance: 4, hasMore: false })
  const { leave } = await stage(<Statement userId="u-1" />)
  await settled(() => expect(rows()).toHaveLength(2))
  buttonOf('Load more')?.focus()
  await press('Load more')
  await settled(() => expect(rows()).toHaveLength(4))
  expect(buttonOf('Load more')).toBeUndefined()
  expect(document.activeElement).toBe(rows()[2])
  await leave()
})
