import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Mentors, Testimonials } from '#client/features/site/people.tsx'
import { PodcastCard } from '#client/pages/layouts/podcast-card.tsx'
import { render } from '#tests/support/client/render.tsx'
import { visit } from '#tests/support/client/visit.tsx'

/** What jsdom lacks for a carousel. */
class Nowhere {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Nowhere)
  vi.stubGlobal('fetch', async () => Response.json({ place: 1 }))
})

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent

it.each(['/tubli-os', '/anything-os'])(
  'R-OSM-01, R-OSM-02, RT-11, R-PROD-04, G-ROUTE-03: %s is the operating system’s page',
  async (path) => {
    await visit(path)
    expect(await title()).toBe('Manage Multiple ProjectsWith Ease')
    expect(screen.getByText('Early Access')).toBeDefined()
    expect(screen.getAllByRole('button', { name: 'Join Waitlist' })).toHaveLength(2)
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(heads).toEqual(['Code & Build at Scale', 'Manage & Grow With Ease', 'One developer running a huge company'])
  },
)

it('a name before -os is needed', async () => {
  const { router } = await visit('/-os')
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'))
})

it('RT-12, R-PROD-04: the Agencer’s page has its form', async () => {
  await visit('/agencer')
  expect(await screen.findByRole('button', { name: 'Join Waitlist' })).toBeDefined()
  for (const work of ['Finds freelance work', 'Sets rates', 'Writes proposals'])
    expect(screen.getByText(work)).toBeDefined()
})

describe('3§2.8: the freelance internship', () => {
  it('R-FIN-01, R-FIN-02, R-FIN-03, R-FIN-04, R-FIN-05, R-FIN-07, RT-61: is closed, in the documented order, and Apply Now opens its dialog', async () => {
    await visit('/freelancer-internship')
    expect(await title()).toBe('Land Your First Freelance Clientin 6 Weeks')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Closed' }).disabled).toBe(true)
    const weeks = screen.getAllByText(/^Wk\d$/).map((week) => week.parentElement?.querySelector('strong')?.textContent)
    expect(weeks).toEqual([
      'Welcome & Setup',
      'Create a Winning Profile',
      'Build a Credible Portfolio',
      'Bid Like a Pro part 1',
      'Bid Like a Pro part 2',
      'Master Client Communication & Delivery',
    ])
    for (const text of [/Submit 4 proposals/, 'At least five real proposals', '6-month Agencer access', /80%/])
      expect(screen.getByText(text)).toBeDefined()
    // one name: the browser opens one at a time
    expect(new Set([...document.querySelectorAll('details')].map((item) => item.getAttribute('name'))).size).toBe(1)
    // nobody is made up
    expect(screen.queryByText('Your mentors')).toBeNull()
    expect(screen.queryByText('What people say')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
    expect(await screen.findByRole('dialog')).toBeDefined()
  })
})

it.each([
  ['/freelancer-internship', ['6 Weeks', 'Agencer', 'mentor']],
  ['/internship', ['Four weeks']],
  ['/tubli-os', ['several clients', 'Join Waitlist']],
])('R-PROD-07: %s says how long it takes and what for', async (path, words) => {
  await visit(path)
  await title()
  for (const word of words) await waitFor(() => expect(screen.getByRole('main').textContent).toContain(word))
})

describe('1§2, 3§2.6, 3§9: the customers’ page', () => {
  it('R-PRIC-01, R-PRIC-07, R-PRIC-08, R-LAND-06, R-LAND-13, RT-68: has trial, Pro and enterprise, and Join Waitlist in its bar', async () => {
    await visit('/customers')
    await screen.findByRole('heading', { name: 'Trial' })
    expect(within(await screen.findByRole('banner')).getByRole('button', { name: 'Join Waitlist' })).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Trial', 'Pro', 'Enterprise']),
    )
    for (const feature of [
      '5 issues per month',
      '2 proposals per week',
      'Self-hosted (VPC)',
      'Dedicated support and onboarding',
    ])
      expect(screen.getByText(feature)).toBeDefined()
    const demo = screen.getByRole('link', { name: 'Book a demo' })
    expect([demo.getAttribute('target'), demo.getAttribute('href')]).toEqual([
      '_blank',
      expect.stringMatching(/^(https|mailto):/),
    ])
    const bar = within(screen.getByLabelText('Pages'))
    expect(bar.getByText('Customers').getAttribute('aria-current')).toBe('page')
  })

  it('R-WAIT-18: the chosen card stands in the form with its price, and is forgotten with it', async () => {
    await visit('/customers')
    await screen.findByRole('heading', { name: 'Trial' })
    const card = screen.getByRole('region', { name: 'Trial' })
    await userEvent.click(within(card).getByRole('button', { name: 'Join Waitlist' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Trial: $0 for 2 weeks')).toBeDefined()
    expect(dialog.getByRole('textbox', { name: /^Company name/ })).toBeDefined()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(within(screen.getByRole('region', { name: 'Pro' })).getByRole('button', { name: 'Get Pro' }))
    expect((await screen.findByRole('dialog')).textContent).not.toContain('Trial')
  })
})

describe('what only an operator can fill in', () => {
  const person = { name: 'A. Sample', handle: '@sample', testimonial: 'It is a sample.', image: '/people/a.png' }

  it('R-PRIC-13, R-FIN-12: testimonials lead to their originals', async () => {
    await render(<Testimonials said={[{ ...person, socialIcon: 'X', link: 'https://x.example/1' }]} />)
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('https://x.example/1')
  })

  it('R-FIN-06: mentors have name and role, the podcast its card', async () => {
    await render(<Mentors mentors={[{ name: 'A. Sample', role: 'Sampler', image: '/people/a.png' }]} />)
    expect(await screen.findByText('Sampler')).toBeDefined()
    await render(<PodcastCard podcast={{ title: 'A', description: 'B', url: 'https://pod.example' }} />)
    expect(screen.getByRole('link', { name: 'Listen Now' }).getAttribute('href')).toBe('https://pod.example')
  })
})
