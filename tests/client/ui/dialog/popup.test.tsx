import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { Popup } from '#client/ui/dialog/popup.tsx'

// React asks for this before it lets a test wait; jsdom has no media queries
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))

const close = vi.fn()
let root: Root

async function show(isWaiting: boolean) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <Popup isOpen onClose={close} title="Delete?" confirm={{ label: 'Delete', onConfirm: () => {}, isWaiting }} />
      </MantineProvider>,
    ),
  )
}

const pressEscape = () =>
  act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))

const closers = () =>
  [...document.querySelectorAll('button')].filter((button) =>
    /Close/.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
  )

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  close.mockReset()
})

it('closes by the keyboard and by both buttons', async () => {
  await show(false)
  await pressEscape()
  expect(closers()).toHaveLength(2)
  for (const button of closers()) await act(async () => button.click())
  expect(close).toHaveBeenCalledTimes(3)
})

it('stays while its act is under way', async () => {
  await show(true)
  await pressEscape()
  expect(closers().map((button) => button.disabled)).toEqual([true, true])
  expect(close).not.toHaveBeenCalled()
})
