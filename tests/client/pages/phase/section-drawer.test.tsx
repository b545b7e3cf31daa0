import { waitFor } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SectionDrawer } from '#client/pages/phase/sections/section-drawer.tsx'
import { render } from '#tests/support/client/render.tsx'

const Drawer = ({ shownId, isEditing = false }: { shownId: string; isEditing?: boolean }) => (
  <SectionDrawer label="Sections" shownId={shownId} isEditing={isEditing}>
    {(close) => (
      <button type="button" id="pick" onClick={close}>
        Pick
      </button>
    )}
  </SectionDrawer>
)

const opener = () => document.querySelector<HTMLElement>('[aria-expanded]')
const isOpen = () => opener()?.getAttribute('aria-expanded') === 'true'
const click = (element: HTMLElement | null) => act(async () => element?.click())

beforeEach(() => vi.stubGlobal('fetch', vi.fn()))

it('closes when a section is chosen, the current one too, and stays closed on the way back', async () => {
  const { rerender } = await render(<Drawer shownId="a" />)
  await click(opener())
  expect(isOpen()).toBe(true)
  await waitFor(() => expect(document.querySelector('#pick')).not.toBeNull())
  await click(document.querySelector('#pick'))
  expect(isOpen()).toBe(false)
  await click(opener())
  await rerender(<Drawer shownId="b" />)
  expect(isOpen()).toBe(false)
  await rerender(<Drawer shownId="a" />)
  expect(isOpen()).toBe(false)
})

it('stays open while its sections are edited, whatever becomes of the one that is shown', async () => {
  const { rerender } = await render(<Drawer shownId="a" isEditing />)
  await click(opener())
  await rerender(<Drawer shownId="b" isEditing />)
  expect(isOpen()).toBe(true)
})
