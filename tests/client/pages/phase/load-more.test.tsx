import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sectionOf } from '#client/features/progress/apply-change.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { usePhaseProgress } from '#client/features/progress/use-phase-progress.ts'
import { LoadMore } from '#client/pages/phase/content/load-more.tsx'
import { card, progress, section } from '#tests/client/progress/progress.ts'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()

function Page() {
  const shown = sectionOf(usePhaseProgress('p-1', 'r-1', '1').data, 's-1')
  return (
    <section>
      <h3 id="content-heading" tabIndex={-1}>
        Learning content
      </h3>
      {shown && <LoadMore phaseId="p-1" section={shown} />}
    </section>
  )
}
const status = () => screen.queryByRole('status')?.textContent
const before = section('s-1', { isContentPopulated: false })

beforeEach(async () => {
  vi.stubGlobal('fetch', server)
  clients.queryClient.setQueryData(progressKey('p-1'), progress({ sections: [before] }))
  await render(<Page />)
})
afterEach(() => {
  server.mockReset()
})

it('says how many cards came; the focus goes on where the button stood', async () => {
  const cards = [...before.cards, card('more-1'), card('more-2')]
  const after = section('s-1', { cards, isContentPopulated: true })
  server.mockResolvedValueOnce(answered(progress({ sections: [after] })))
  screen.getByRole('button', { name: 'Load more' }).focus()
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(status()).toBe('2 more cards'))
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  await waitFor(() => expect(document.activeElement?.id).toBe('content-heading'))
})

it('says that nothing more was found', async () => {
  server.mockResolvedValueOnce(answered(progress({ sections: [{ ...before, isContentPopulated: true }] })))
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(status()).toBe('Nothing more was found.'))
})
