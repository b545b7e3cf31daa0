import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountLinks, navigation } from '#client/pages/layouts/navigation.tsx'
import { AppShell } from '#client/ui/page/app-shell.tsx'
import { render } from '#tests/support/client/render.tsx'

/** As the pages are called. */
const ALL = [
  ...['/home', '/playground', '/challenge', '/learn', '/projects', '/project/categories', '/notifications'],
  ...['/feed', '/review', '/8020', '/8020/credits', '/admin', '/profile/$userId', '/settings'],
]

function Shell({ hasNews = false }: { hasNews?: boolean }) {
  return (
    <AppShell name="Tubli" navigation={navigation(hasNews)} account={null}>
      page
    </AppShell>
  )
}

const links = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.closest('nav'))
    .map((link) => [link.textContent, link.getAttribute('href')])

const activeOnes = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('data-status') === 'active' && link.closest('nav'))
    .map((link) => link.getAttribute('href'))

describe('side navigation (RT-70)', () => {
  it('R-SHELL-06, R-SHELL-07: six links in their order and words, Gigs where it is narrow, and the own ones below', async () => {
    await render(<Shell />, '/home', ALL)
    expect(links()).toEqual([
      ['Dashboard', '/home'],
      // of the two words a style sheet shows one
      ['Jobs & GigsGigs', '/playground'],
      ['Bounties', '/challenge'],
      ['Learn Anything', '/learn'],
      ['Open Source', '/projects'],
      ['Notifications', '/notifications'],
      ['Feed', '/feed'],
      ['Review', '/review'],
      ['Library', '/8020'],
    ])
  })

  it('R-SHELL-08: a dot, in words too, where something is new', async () => {
    await render(<Shell hasNews />, '/home', ALL)
    expect(screen.getByRole('link', { name: /^Notifications.*something is new/ })).toBeTruthy()
  })

  it.each([
    ['/home', ['/home']],
    ['/learn/u/r', ['/learn']],
    ['/projects', ['/projects']],
    ['/projects/x', ['/projects']],
    ['/project/categories', ['/projects']],
    ['/projector', []],
    ['/8020', ['/8020']],
    ['/8020/credits', []],
  ])('R-SHELL-09: at %s', async (path, active) => {
    await render(<Shell />, path, ALL)
    expect(activeOnes()).toEqual(active)
  })
})

describe('profile menu (RT-71)', () => {
  const labels = (isAdmin: boolean) => accountLinks({ userId: 'u1', isAdmin }).map(({ label, to }) => `${label} ${to}`)

  it('R-SHELL-18: Admin for administrators, Profile, Settings', () => {
    expect(labels(true)).toEqual(['Admin /admin', 'Profile /profile/u1', 'Settings /settings'])
    expect(labels(false)).toEqual(['Profile /profile/u1', 'Settings /settings'])
  })
})
