import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { render } from '#tests/support/client/render.tsx'

let rerender: (part: ReactNode) => Promise<void>

beforeEach(async () => {
  vi.stubGlobal('fetch', vi.fn())
  ;({ rerender } = await render(null))
})
const focused = () => (document.activeElement === document.body ? '' : document.activeElement?.textContent)
const focus = (label: string) => act(async () => screen.getByRole('button', { name: label }).focus())
const button = (label: string) => (
  <button key={label} type="button">
    {label}
  </button>
)
const section = (rest: ReactNode) => (
  <main>
    <h1 tabIndex={-1}>Page</h1>
    <section>
      <h2 tabIndex={-1}>Part</h2>
      {rest}
    </section>
  </main>
)

it('what vanishes leaves the focus to the heading of its section, and a section that vanishes to the page', async () => {
  await rerender(section(button('Stop')))
  await focus('Stop')
  await rerender(section(null))
  await waitFor(() => expect(focused()).toBe('Part'))
  await rerender(
    <main>
      <h1 tabIndex={-1}>Page</h1>
    </main>,
  )
  await waitFor(() => expect(focused()).toBe('Page'))
})

it('an area waits for its home', async () => {
  const area = (rest: ReactNode) => section(<div {...focusArea}>{rest}</div>)
  await rerender(area(button('Edit')))
  await focus('Edit')
  await rerender(area(null))
  expect(focused()).toBe('')
  await rerender(
    area(
      <p {...focusHome} tabIndex={-1}>
        Editor
      </p>,
    ),
  )
  await waitFor(() => expect(focused()).toBe('Editor'))
})

it('what was moved keeps the focus', async () => {
  await rerender(section(['One', 'Two', 'Three'].map(button)))
  await focus('One')
  await rerender(section(['Two', 'Three', 'One'].map(button)))
  await waitFor(() => expect(focused()).toBe('One'))
})

it('a dialog leaves the focus to the place where it was opened, when its button is gone', async () => {
  const dialog = <div role="dialog">{button('Delete')}</div>
  await rerender(
    <>
      {section(button('Ask'))}
      {dialog}
    </>,
  )
  await focus('Ask')
  await focus('Delete')
  await rerender(
    <>
      {section(null)}
      {dialog}
    </>,
  )
  expect(focused()).toBe('Delete')
  await rerender(section(null))
  await waitFor(() => expect(focused()).toBe('Part'))
})

it('whoever has moved on is left alone', async () => {
  await rerender(section(button('Stop')))
  await focus('Stop')
  await act(async () => screen.getByRole('button', { name: 'Stop' }).blur())
  await rerender(section(null))
  expect(focused()).toBe('')
})
