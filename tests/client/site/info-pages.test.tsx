import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { INFO_PAGES, type InfoPageName, TERMS_PAGES } from '#shared/site/info-pages.ts'
import { serverOf } from '#tests/support/client/server.ts'
import { visit } from '#tests/support/client/visit.tsx'

beforeEach(() => vi.stubGlobal('fetch', serverOf({})))

const typed = (pages: typeof INFO_PAGES) => Object.keys(pages) as InfoPageName[]

const heading = () => screen.findByRole('heading', { level: 1 })

describe('the pages that only tell something (1§2, 3§2.1, G-CONT-01)', () => {
  const ROUTES = {
    manifesto: 'RT-03',
    streetcred: 'RT-04',
    privacy: 'RT-05',
    'bizdev-privacy': 'RT-06',
    terms: 'RT-07',
    hiring: 'RT-08',
    'become-a-creator': 'RT-09',
    'discover-opportunities': 'RT-10',
    internship: 'RT-62',
    'ai-internship': 'RT-63',
  } satisfies Record<InfoPageName, string>
  const rows = typed(INFO_PAGES).map((name) => ({ route: ROUTES[name], name, title: INFO_PAGES[name].title }))

  it.each(rows)('$route: /$name has its title, its text and the footer', async ({ name, title }) => {
    await visit(`/${name}`)
    expect((await heading()).textContent).toBe(title)
    await waitFor(() => expect(document.title).toContain(title))
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('main').textContent?.length).toBeGreaterThan(400))
    expect(await screen.findByRole('navigation', { name: 'Links' })).toBeDefined()
  })

  it('legal ones say when they were changed, by everybody’s own calendar', async () => {
    await visit('/terms')
    expect(await screen.findByText('Last updated Nov 23, 2026')).toBeDefined()
  })

  it('RT-64: the licence is public; the other terms open in the product’s shell, for visitors too', async () => {
    await visit('/tos/license')
    expect((await heading()).textContent).toBe(TERMS_PAGES.license.title)
  })

  it.each(['dashboard', 'docs'] as const)(
    'R-SHELL-05, RT-65, RT-66: /tos/%s stands in the shell, without the profile block',
    async (page) => {
      await visit(`/tos/${page}`)
      expect((await heading()).textContent).toBe(TERMS_PAGES[page].title)
      expect(screen.getAllByRole('link', { name: 'Sign in' }).length).toBeGreaterThan(0)
    },
  )

  it.each(['/bizdev/guide', '/bizdev/guide/proposals', '/bizdev/guide/whatever'])(
    'RT-67: %s is the guide, whatever its mode (G-BIZ-02)',
    async (path) => {
      await visit(path)
      expect((await heading()).textContent).toBe('Business-development guide')
    },
  )

  it.each(['/nonsense', '/toString', '/tos/nonsense'])('%s is no page', async (path) => {
    const { router } = await visit(path)
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'))
  })
})

it('R-LAND-07, R-LAND-09: the footer has Links and Socials, and no card where there is no podcast', async () => {
  await visit('/manifesto')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByRole('navigation', { name: 'Links' }).textContent).toContain('Terms')
  const chat = footer.getByRole('link', { name: 'Community chat' })
  expect([chat.getAttribute('target'), chat.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  expect(footer.queryByText('Listen Now')).toBeNull()
  expect(footer.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/login')
})

it('R-LAND-12: the bar names Build and Win, and marks the page that is open', async () => {
  await visit('/become-a-creator')
  const bar = within(await screen.findByLabelText('Pages'))
  expect(bar.getByText('Build').getAttribute('aria-current')).toBe('page')
  expect(bar.getByText('Win').getAttribute('href')).toBe('/discover-opportunities')
  expect(bar.getByText('Win').getAttribute('aria-current')).toBeNull()
})
