import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OperatorNotice } from '#client/features/site/operator-notice.tsx'
import { readStored, store } from '#client/lib/stored-session.ts'
import { render } from '#tests/support/client/render.tsx'

const notice = (id: string) => (
  <OperatorNotice notice={{ id, text: `Notice ${id}`, url: 'https://status.example.org' }} />
)

it('R-SHELL-29, G-SHELL-01: is shown until its own id was dismissed, in this browser for good', async () => {
  store({ dismissMessageId: '11' })
  const { unmount } = await render(notice('1'))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the notice' }))
  expect(screen.queryByText(/Notice 1/)).toBeNull()
  expect(readStored('dismissMessageId')).toBe('11,1')
  unmount()
  await render(
    <>
      {notice('1')}
      {notice('11')}
      {notice('2')}
    </>,
  )
  expect(screen.getAllByText(/^Notice/).map(({ textContent }) => textContent)).toEqual(['Notice 2 More'])
})
