import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SectionEditor } from '#client/pages/phase/editor/section-editor.tsx'
import { SECTION_KEPT_TEXT } from '#shared/roadmaps/rules.ts'
import type { Section } from '#shared/roadmaps/schemas.ts'
import { written } from '#tests/client/roadmaps/roadmap.ts'
import { clients, render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()

const section = (id: string, number: number): Section => ({
  id,
  number,
  title: `Title ${id}`,
  description: '',
  aim: '',
  category: '',
  objectives: [],
  deepDiveId: null,
  deepDiveProgress: null,
  skills: [],
  minutes: null,
  isCompleted: false,
  restsUntil: null,
})
const two = [section('a', 1), section('b', 2)]
const four = [...two, section('c', 3), section('d', 4)]

async function show(sections: Section[]) {
  await render(<SectionEditor phaseId="p-1" sections={sections} onDone={vi.fn()} />)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** The title under way; the one of another section comes last. */
const field = () => screen.queryAllByRole<HTMLInputElement>('textbox')[0]
async function type(text: string) {
  const [title] = screen.getAllByRole('textbox')
  if (!title) throw new Error('no title')
  await userEvent.clear(title)
  await userEvent.type(title, text)
}
const sent = () => {
  const [url, init] = server.mock.calls[0] ?? []
  return [String(url).replace(/^.*\/trpc\/|\?.*$/g, ''), JSON.parse(String(init?.body))[0]]
}

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  server.mockImplementation(async () => answered({ phaseId: 'p-1', sections: two }))
})
afterEach(() => {
  server.mockReset()
})

it('renames in place', async () => {
  await show(two)
  await press('Rename: Title a')
  expect(field()?.value).toBe('Title a')
  await type('Another title')
  await press('Save')
  await waitFor(() => expect(server).toHaveBeenCalled())
  expect(sent()).toEqual(['roadmaps.renameSection', { id: 'a', title: 'Another title' }])
})

it('moves down, and never beyond an end', async () => {
  await show(two)
  await press('Move up: Title a')
  expect(server).not.toHaveBeenCalled()
  await press('Move down: Title a')
  await waitFor(() => expect(server).toHaveBeenCalled())
  expect(sent()).toEqual(['roadmaps.moveSection', { id: 'a', number: 2 }])
})

it('asks once before a section goes', async () => {
  await show(four)
  await press('Remove: Title b')
  await waitFor(() => expect(document.body.textContent).toContain('The other sections keep their progress.'))
  expect(server).not.toHaveBeenCalled()
  await press('Remove')
  await waitFor(() => expect(server).toHaveBeenCalled())
  expect(sent()).toEqual(['roadmaps.removeSection', { id: 'b' }])
})

it('asks once before a section is rewritten, and says that its completion stays', async () => {
  await show(two)
  await press('Rewrite: Title b')
  await waitFor(() => expect(document.body.textContent).toContain('a completed section stays completed'))
  await press('Rewrite')
  await waitFor(() => expect(server).toHaveBeenCalled())
  expect(sent()).toEqual(['progress.regenerateSection', { id: 'b' }])
})

it('keeps three sections, with the reason, and adds no fifth', async () => {
  await show(four.slice(0, 3))
  await press('Remove: Title a')
  expect(document.body.textContent).not.toContain('Remove this section?')
  const remove = screen.getByRole('button', { name: 'Remove: Title a' })
  expect(remove?.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(remove?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(SECTION_KEPT_TEXT)
  cleanup()
  await show(four)
  expect(field()).toBeUndefined()
  expect(document.body.textContent).toContain('A phase has at most 4 sections.')
})

it('keeps a title that was refused, with the reason', async () => {
  server.mockImplementationOnce(async () => refused(409, 'conflict', 'A phase has at most 4 sections.'))
  await show(two)
  await type('No')
  await press('Add')
  expect(document.body.textContent).toContain('A title needs at least 3 characters.')
  await type('A new section')
  await press('Add')
  await waitFor(() =>
    expect(document.body.textContent).toContain('A phase has at most 4 sections. Nothing was changed.'),
  )
  expect(field()?.value).toBe('A new section')
})

it('has the roadmap, the list of roadmaps and the recent progress read again after an edit', async () => {
  const keys = [
    clients.trpc.roadmaps.get.queryKey({ id: 'r-1', ownerName: 'u-1' }),
    clients.trpc.roadmaps.list.queryKey(),
    clients.trpc.progress.recent.queryKey(),
  ]
  const [one, list, recent] = keys
  clients.queryClient.setQueryData(one ?? [], written('r-1'))
  clients.queryClient.setQueryData(list ?? [], { roadmaps: [] })
  clients.queryClient.setQueryData(recent ?? [], { phases: [] })
  await show(two)
  await press('Move down: Title a')
  await waitFor(() =>
    expect(keys.map((key) => clients.queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]),
  )
})
