import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ContentCard } from '#client/pages/phase/content/content-card.tsx'
import { card } from '#tests/client/progress/progress.ts'
import { render } from '#tests/support/client/render.tsx'

const frame = () => document.querySelector('iframe')

beforeEach(() => vi.stubGlobal('fetch', vi.fn()))

it('only YouTube links are embedded, and only after a click (SEC-16)', async () => {
  const video = card('v', { link: 'https://www.youtube.com/watch?v=abcdefghijk', kind: 'video' })
  await render(<ContentCard item={video} actions={null} />)
  expect(frame()).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Play/ }))
  expect(frame()?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/)
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation allow-popups')
  expect(document.activeElement).toBe(frame())
})

it.each(['https://www.youtube.com/watch?v=abcdefghij', 'https://vimeo.com/watch?v=abcdefghijk'])(
  'a YouTube video id must be 11 characters: %s is a plain link',
  async (link) => {
    await render(<ContentCard item={card('v', { link })} actions={null} />)
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull()
    const anchor = screen.queryByRole<HTMLAnchorElement>('link')
    expect(anchor?.href).toBe(link)
    expect(anchor?.rel).toBe('noopener noreferrer nofollow')
    expect(anchor?.target).toBe('_blank')
  },
)

it('whoever does not own the roadmap gets neither ticks nor refresh', async () => {
  await render(<ContentCard item={card('c', { isCompleted: true })} actions={null} />)
  expect(screen.queryAllByRole('button')).toHaveLength(0)
  expect(document.body.textContent).not.toContain('Complete')
})

it('its picture comes from our own origin, and where it does not come a letter stands there', async () => {
  const link = 'https://www.youtube.com/watch?v=abcdefghijk'
  const image = '/ft/resource/r-1/image'
  await render(<ContentCard item={card('v', { link, image, kind: 'video' })} actions={null} />)
  const picture = document.querySelector('img')
  expect(picture?.src).toBe(new URL(image, location.href).href)
  if (picture) fireEvent.error(picture)
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByRole('button', { name: /^Play/ }).textContent).toContain('Y')
})

const refresh = () => screen.queryByRole('button', { name: /^Refresh/ })
const onVote = vi.fn()
const actions = { onMark: () => undefined, onRefresh: () => undefined, onVote }

it('its title is the link, and why it stands there is said', async () => {
  await render(<ContentCard item={card('c')} actions={actions} />)
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Title of c' }).href).toBe('https://example.com/c')
  expect(document.body.textContent).toContain('Covers closures and scope')
})

it('nobody refreshes a completed card: it would take the completion along', async () => {
  await render(<ContentCard item={card('c')} actions={actions} />)
  expect(refresh()).not.toBeNull()
  await render(<ContentCard item={card('d', { isCompleted: true })} actions={actions} />)
  expect(screen.getByRole('button', { name: 'Mark as incomplete: Title of d' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Refresh: show something other than Title of d' })).toBeNull()
})

it('a vote is given, changed and taken back; what learners say is told once enough have said it', async () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name: `${name}: Title of c` }))
  await render(<ContentCard item={card('c', { isHelpful: true })} actions={actions} />)
  expect(screen.getByRole('button', { name: 'Helpful: Title of c' }).getAttribute('aria-pressed')).toBe('true')
  expect(document.body.textContent).not.toContain('learners found this helpful')
  await press('Not helpful')
  await press('Helpful')
  expect(onVote.mock.calls.map(([, isHelpful]) => isHelpful)).toEqual([false, null])
  await render(<ContentCard item={card('e', { votes: { helpful: 4, all: 5 } })} actions={null} />)
  expect(document.body.textContent).toContain('4 of 5 learners found this helpful')
})
