import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LandingPage } from '#client/pages/landing/landing-page.tsx'
import { LandingSections } from '#client/pages/landing/sections/landing-sections.tsx'
import { render } from '#tests/support/client/render.tsx'

/** Half of whatever is looked at is in the window. */
class Everywhere {
  readonly tell: (entries: unknown[]) => void
  constructor(tell: (entries: unknown[]) => void) {
    this.tell = tell
  }
  observe(target: Element) {
    queueMicrotask(() => this.tell([{ target, isIntersecting: true, intersectionRatio: 0.5 }]))
  }
  unobserve() {}
  disconnect() {}
}

const numbers = vi.fn(() => Response.json({ roadmapsWritten: 1234, sectionsCompleted: 0, linksChecked: 56 }))

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Everywhere)
  vi.stubGlobal('fetch', async () => numbers())
})

describe('the start page (1§2)', () => {
  it('R-LAND-03, R-LAND-04, RT-01: has the third headline, the prompt box, Join and an outside marketplace in its hero', async () => {
    await render(<LandingPage />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Turn Side Gigsto Steady Income')
    expect(screen.getByRole('textbox', { name: 'What do you want to learn?' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/login')
    const market = screen.getByRole('link', { name: /Marketplace/ })
    expect([market.getAttribute('target'), market.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })

  it('R-LAND-02, R-LAND-05, R-LAND-10: has the documented sections in their order: three cards, two rows, tabs, tabs, the open-source journey', async () => {
    await render(<LandingSections />)
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(heads).toEqual([
      'Your Path to Steady Income',
      'Stand Out to Earn More',
      'Win Projects That Pay Better',
      'Manage Multiple Projects Effortlessly',
      '8020: the part that carries the rest',
      'Start your open-source journey',
    ])
    const cardsOf = (name: string) => screen.getByRole('heading', { name }).parentElement?.querySelectorAll('h3').length
    expect([cardsOf('Your Path to Steady Income'), cardsOf('Stand Out to Earn More')]).toEqual([3, 2])
    expect(screen.getAllByRole('tablist').map((list) => within(list).getAllByRole('tab').length)).toEqual([3, 3])
    expect(screen.getByRole('link', { name: 'Generate Now' }).getAttribute('href')).toBe('/learn')
    expect(screen.getByRole('link', { name: 'Learn more about the 80/20 principle' }).getAttribute('rel')).toBe(
      'noopener',
    )
  })

  it('R-LAND-08: tells each section once when half of it was seen', async () => {
    const told: { name: string; props: { section?: string } }[] = []
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path === '/ft/analytics/event') told.push(JSON.parse(String(init.body)))
      return numbers()
    })
    vi.useFakeTimers()
    await render(<LandingPage />)
    await vi.waitFor(async () => {
      await act(async () => void (await vi.advanceTimersByTimeAsync(1000)))
      expect(told.length).toBeGreaterThanOrEqual(7)
    })
    expect(new Set(told.map(({ name }) => name))).toEqual(new Set(['Viewed section']))
    const seen = told.map(({ props }) => props.section ?? '')
    expect(seen.toSorted()).toEqual(
      [
        ...['mainTopSec', 'videoSec', 'ourPlanSec', 'becomeFutureReadySec', 'bizDevSec', 'tosAgentSec'],
        'openSourceJourneySec',
      ].toSorted(),
    )
  })

  it('has true numbers, and boasts of nothing that is not there', async () => {
    await render(<LandingSections />)
    expect(await screen.findByText('1,234')).toBeDefined()
    expect(screen.getByText('links checked')).toBeDefined()
    expect(screen.queryByText('sections completed')).toBeNull()
  })
})
