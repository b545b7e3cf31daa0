import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SectionDeepDive } from '#client/pages/phase/deep-dive/section-deep-dive.tsx'
import { SectionList } from '#client/pages/phase/sections/section-list.tsx'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { inWriting, phaseOf, written } from '#tests/client/roadmaps/roadmap.ts'
import { render } from '#tests/support/client/render.tsx'
import { answered, refused } from '#tests/support/client/server.ts'

const server = vi.fn<typeof fetch>()

const phase = phaseOf(1, 3)
const [section] = phase.sections
const owned = written('r-1', [phase])
const ofType = (kind: Roadmap['kind']) => ({
  ...owned,
  kind,
})

async function show(roadmap: Roadmap, isContentLoaded = true, deepDiveId: string | null = null) {
  if (!section) throw new Error('no section')
  const props = { roadmap, phase, section: { ...section, deepDiveId }, isContentLoaded }
  await render(<SectionDeepDive {...props} />)
}
const offer = () => screen.queryByRole('button', { name: /for free/ })

beforeEach(() => vi.stubGlobal('fetch', server))
afterEach(() => {
  server.mockReset()
  vi.restoreAllMocks()
})

describe('The Deep Dive option', () => {
  it('appears for a section without one, once its content is loaded', async () => {
    await show(owned)
    expect(offer()).not.toBeNull()
  })

  it.each([
    ['while content is not loaded', owned, false],
    ['inside a deep dive', ofType('deep_dive'), true],
    ['for somebody else', { ...owned, isOwner: false }, true],
  ] as const)('does not appear %s', async (_when, roadmap, isContentLoaded) => {
    await show(roadmap, isContentLoaded)
    expect(offer()).toBeNull()
  })

  it('gives way to a link once there is one; a failure to fetch it is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.mockImplementation(async () => refused(404, 'not_found', 'There is no such roadmap.'))
    await show(owned, true, 'r-deep')
    expect(offer()).toBeNull()
    expect(screen.queryByRole<HTMLAnchorElement>('link')?.getAttribute('href')).toBe('/learn/u-1/r-deep')
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('Error encountered while fetching deep dive roadmap', expect.anything()),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('hands the focus on to its heading once it is being written', async () => {
    server.mockImplementation(async () => answered(inWriting('r-deep')))
    const roadmap = owned
    const shown = (deepDiveId: string | null) =>
      section && <SectionDeepDive {...{ roadmap, phase, isContentLoaded: true }} section={{ ...section, deepDiveId }} />
    let setDive: (id: string) => void = () => undefined
    function Page() {
      const [dive, set] = useState<string | null>(null)
      setDive = set
      return shown(dive)
    }
    await render(<Page />)
    offer()?.focus()
    await act(async () => setDive('r-deep'))
    await waitFor(() => expect(document.activeElement?.id).toBe('deep-dive-heading'))
  })

  it('sends the section and its place in the roadmap', async () => {
    server.mockImplementation(async () => answered({ id: 'r-deep', state: 'incomplete' }))
    await show(owned)
    await userEvent.click(screen.getByRole('button', { name: /for free/ }))
    await waitFor(() => expect(server).toHaveBeenCalled())
    expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))[0]).toMatchObject({
      parentId: 'r-1',
      phaseId: phase.id,
      sectionNumber: 1,
    })
  })
})

it('completed sections carry a tick, with a word for those who do not see it', async () => {
  const done = phase.sections[1]?.id ?? ''
  await render(<SectionList sections={phase.sections} current={1} completed={new Set([done])} />)
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('completed'))
  expect(entries).toEqual([false, true, false])
})
