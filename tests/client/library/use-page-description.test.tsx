import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { usePageDescription } from '#client/features/library/use-page-description.ts'

const said = () => ({
  description: document.head.querySelector('meta[name="description"]')?.getAttribute('content'),
  addresses: [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href),
})

function Page({ path, text }: { path: string; text?: string }) {
  usePageDescription(path, text)
  return null
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="The site">'
})
afterEach(() => {
  document.head.innerHTML = ''
})

it('a page says its sentence and its one address, and takes both along when it goes', () => {
  const page = render(<Page path="/8020/path/sql" text="SQL from zero" />)
  expect(said()).toEqual({ description: 'SQL from zero', addresses: [`${location.origin}/8020/path/sql`] })
  page.rerender(<Page path="/8020/path/go" text="Go from zero" />)
  expect(said()).toEqual({ description: 'Go from zero', addresses: [`${location.origin}/8020/path/go`] })
  page.unmount()
  expect(said()).toEqual({ description: 'The site', addresses: [] })
})

it('says nothing while it does not know', () => {
  render(<Page path="/8020/path/sql" />)
  expect(said()).toEqual({ description: 'The site', addresses: [] })
})

it('has one address also where the page came with it', () => {
  document.head.innerHTML += '<link rel="canonical" href="https://here.example/8020">'
  render(<Page path="/8020" text="Roadmaps that are ready" />)
  expect(said().addresses).toEqual([`${location.origin}/8020`])
})
