import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { SectionDrawer } from '#client/pages/phase/sections/section-drawer.tsx'
import { render } from '#tests/support/client/render.tsx'

const Drawer = ({ shownId, isEditing = false }: { shownId: string; isEditing?: boolean }) => (
  <SectionDrawer label="Sections" shownId={shownId} isEditing={isEditing}>
    {(close) => (
      <button type="button" onClick={close}>
        Pick
      </button>
    )}
  </SectionDrawer>
)

const opener = () => screen.getByRole('button', { name: 'Sections' })
const isOpen = () => opener().getAttribute('aria-expanded') === 'true'

beforeEach(() => vi.stubGlobal('fetch', vi.fn()))

it('closes when a section is chosen, the current one too, and stays closed on the way back', async () => {
  const { rerender } = await render(<Drawer shownId="a" />)
  await userEvent.click(opener())
  expect(isOpen()).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Pick' }))
  expect(isOpen()).toBe(false)
  await userEvent.click(opener())
  await rerender(<Drawer shownId="b" />)
  expect(isOpen()).toBe(false)
  await rerender(<Drawer shownId="a" />)
  expect(isOpen()).toBe(false)
})

it('stays open while its sections are edited, whatever becomes of the one that is shown', async () => {
  const { rerender } = await render(<Drawer shownId="a" isEditing />)
  await userEvent.click(opener())
  await rerender(<Drawer shownId="b" isEditing />)
  expect(isOpen()).toBe(true)
})
