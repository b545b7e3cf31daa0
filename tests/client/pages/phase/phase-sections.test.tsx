import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePhaseSections } from '#client/pages/phase/sections/use-phase-sections.tsx'
import { phaseOf, written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'

const phase = phaseOf(1, 3)
const editors = () => screen.queryAllByRole('region', { name: 'Edit sections' })
const editButtons = () => screen.getAllByRole('button', { name: 'Edit sections' })

beforeEach(() => vi.stubGlobal('fetch', vi.fn()))

it('the editor stands once, where it was asked for: what is typed into it is there once', async () => {
  const roadmap = written('r-1', [phase])
  function Page() {
    const { sidebar, drawer } = usePhaseSections({ roadmap, phase, current: 1, completed: new Set() })
    return (
      <>
        {sidebar}
        {drawer}
      </>
    )
  }
  await render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Sections: 1 of 3' }))
  await waitFor(() => expect(editButtons()).toHaveLength(2))
  const [, second] = editButtons()
  if (second) await userEvent.click(second)
  await waitFor(() => expect(editors()).toHaveLength(1))
  expect(within(screen.getByRole('dialog')).getByRole('region', { name: 'Edit sections' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(editors()).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Sections: 1 of 3' }).getAttribute('aria-expanded')).toBe('true')
})
