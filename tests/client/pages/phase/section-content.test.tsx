import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SectionContent } from '#client/pages/phase/content/section-content.tsx'
import { card, section } from '#tests/client/progress/progress.ts'
import { render } from '#tests/support/client/render.tsx'

const docs = { name: 'Docker Docs', skill: 'bind mounts', link: 'https://docs.example.org/search?q=bind%20mounts' }
const cards = (count: number) => Array.from({ length: count }, (_, n) => card(`c${n}`))
const text = () => document.body.textContent ?? ''
const search = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Docker Docs for “bind mounts”' })

const show = (count: number, { isFiltered = false, hasDocs = true } = {}) => {
  const shown = section('s-1', { cards: cards(count), docs: hasDocs ? docs : null })
  return render(
    <SectionContent phaseId="p-1" roadmapId="r-1" section={shown} isOwner={false} isFiltered={isFiltered} />,
  )
}

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn())
  // jsdom has none, and the cards' carousel asks for one
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

it('a section with fewer than three cards says so, and leads to a search of its documentation', async () => {
  await show(2)
  await waitFor(() =>
    expect(text()).toContain('Only 2 resources fit this section. Search Docker Docs for “bind mounts”.'),
  )
  expect(search()?.href).toBe(docs.link)
  expect([search()?.target, search()?.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

it('one is one, and the filters are named where they leave something out', async () => {
  await show(1, { isFiltered: true })
  expect(text()).toContain('Only 1 resource fits this section and your filters.')
})

it('offers no search where the topic has no documentation of its own', async () => {
  await show(2, { hasDocs: false })
  expect(text()).toContain('Only 2 resources fit this section.')
  expect(text()).not.toContain('Search')
})

it('2§2.4: where filters leave no card the documented sentence stands, and the search below it', async () => {
  await show(0, { isFiltered: true })
  expect(text()).toContain('No matching learning content available for the selected filter option. Please change it.')
  expect(text()).not.toContain('Only')
  expect(search()).not.toBeNull()
})

it('where no filter leaves anything out, nothing is to be changed: the catalogue has nothing, and the search is there', async () => {
  await show(0)
  expect(text()).toContain('Nothing in our catalogue fits this section yet.')
  expect(text()).not.toContain('Please change it.')
  expect(search()).not.toBeNull()
})

it('three are enough', async () => {
  await show(3)
  expect(text()).not.toContain('Only')
  expect(search()).toBeNull()
})
