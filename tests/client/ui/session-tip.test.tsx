import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SessionTip } from '#client/ui/tip/session-tip.tsx'

const shown = (id: string) =>
  render(
    <SessionTip id={id} tip="Tick what you have read.">
      <input type="checkbox" aria-label="Read" />
    </SessionTip>,
  )
const tip = () => screen.queryByRole('tooltip')

it('R-SHELL-31: a tip is shown once a session for each id, and taken away by its button or Escape', () => {
  sessionStorage.clear()
  const first = shown('one')
  expect(tip()?.textContent).toBe('Tick what you have read.')
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(tip()).toBeNull()
  first.unmount()
  // the same session again, as after a reload
  const again = shown('one')
  expect(tip()).toBeNull()
  again.unmount()
  const other = shown('other')
  expect(tip()).not.toBeNull()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(tip()).toBeNull()
  other.unmount()
  sessionStorage.clear()
  shown('one')
  expect(tip()).not.toBeNull()
})
