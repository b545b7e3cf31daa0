import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { RoadmapTitle } from '#client/pages/roadmap/title/roadmap-title.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused, sentTo } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()
const show = (more: Partial<Roadmap> = {}) => render(<RoadmapTitle roadmap={{ ...written('r-1'), ...more }} />)
const heading = () => screen.getByRole('heading', { level: 1 })
const field = () => screen.findByRole('textbox', { name: 'Title of this roadmap' })

async function edit(text: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Rename roadmap' }))
  await userEvent.clear(await field())
  await userEvent.type(await field(), text)
}

beforeEach(() => {
  server.mockReset()
  vi.stubGlobal('fetch', server)
})

it('Enter saves; the new title shows before the answer comes', async () => {
  let answer = (_: Response) => {}
  server.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await show()
  await edit('  Types  that help{Enter}')
  await waitFor(() => expect(heading().textContent).toBe('Types that help'))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(sentTo(server, 'roadmaps.rename')).toEqual([{ id: 'r-1', title: 'Types that help' }])
  answer(answered({ title: 'Types that help' }))
})

it('the field has the title selected, and Escape gives it up without asking the worker', async () => {
  await show()
  await edit('Something else{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(heading().textContent).toBe('Title r-1')
  expect(server).not.toHaveBeenCalled()
})

it('what is too short is said at the field', async () => {
  await show()
  await edit('ab{Enter}')
  expect(await screen.findByText('A title needs at least 3 characters.')).toBeTruthy()
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
  expect(server).not.toHaveBeenCalled()
})

it('a refusal brings the field back with what was typed and the reason', async () => {
  server.mockImplementation(async () => refused(400, 'invalid', 'A title needs at least 3 characters.'))
  await show()
  await edit('<b></b>{Enter}')
  expect(await screen.findByText('A title needs at least 3 characters.')).toBeTruthy()
  expect((await field()) as HTMLInputElement).toHaveProperty('value', '<b></b>')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(heading().textContent).toBe('Title r-1')
})

it('nobody but its owner is offered to rename it', async () => {
  await show({ isOwner: false })
  expect(screen.queryByRole('button')).toBeNull()
})
