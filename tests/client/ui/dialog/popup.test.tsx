import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { render } from '#tests/support/client/render.tsx'

const close = vi.fn()

const show = (isWaiting: boolean) =>
  render(<Popup isOpen onClose={close} title="Delete?" confirm={{ label: 'Delete', onConfirm: () => {}, isWaiting }} />)

const pressEscape = () => userEvent.keyboard('{Escape}')

const closers = () => screen.getAllByRole<HTMLButtonElement>('button', { name: /Close/ })

afterEach(() => {
  close.mockReset()
})

it('closes by the keyboard and by both buttons', async () => {
  await show(false)
  await pressEscape()
  expect(closers()).toHaveLength(2)
  for (const button of closers()) await userEvent.click(button)
  expect(close).toHaveBeenCalledTimes(3)
})

it('stays while its action is under way', async () => {
  await show(true)
  await pressEscape()
  expect(closers().map((button) => button.disabled)).toEqual([true, true])
  expect(close).not.toHaveBeenCalled()
})
