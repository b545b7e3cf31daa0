import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { buttonOf, prepareBrowser, settled, stage } from '#tests/client/roadmaps/stage.tsx'

let draw: (part: ReactNode) => Promise<void>
let leave: () => Promise<void>

beforeEach(async () => {
  prepareBrowser(vi.fn())
  const staged = await stage(null)
  draw = staged.draw
  leave = staged.leave
})
afterEach(async () => {
  await leave()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
const focused = () => (document.activeElement === document.body ? '' : document.activeElement?.textContent)
const focus = (label: string) => act(async () => buttonOf(label)?.focus())
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
  await draw(section(button('Stop')))
  await focus('Stop')
  await draw(section(null))
  await settled(() => expect(focused()).toBe('Part'))
  await draw(
    <main>
      <h1 tabIndex={-1}>Page</h1>
    </main>,
  )
  await settled(() => expect(focused()).toBe('Page'))
})

it('an area waits for its home', async () => {
  const area = (rest: ReactNode) => section(<div {...focusArea}>{rest}</div>)
  await draw(area(button('Edit')))
  await focus('Edit')
  await draw(area(null))
  expect(focused()).toBe('')
  await draw(
    area(
      <p {...focusHome} tabIndex={-1}>
        Editor
      </p>,
    ),
  )
  await settled(() => expect(focused()).toBe('Editor'))
})

it('what was moved keeps the focus', async () => {
  await draw(section(['One', 'Two', 'Three'].map(button)))
  await focus('One')
  await draw(section(['Two', 'Three', 'One'].map(button)))
  await settled(() => expect(focused()).toBe('One'))
})

it('a dialog leaves the focus to the place where it was opened, when its button is gone', async () => {
  const dialog = <div role="dialog">{button('Delete')}</div>
  await draw(
    <>
      {section(button('Ask'))}
      {dialog}
    </>,
  )
  await focus('Ask')
  await focus('Delete')
  await draw(
    <>
      {section(null)}
      {dialog}
    </>,
  )
  expect(focused()).toBe('Delete')
  await draw(section(null))
  await settled(() => expect(focused()).toBe('Part'))
})

it('whoever has moved on is left alone', async () => {
  await draw(section(button('Stop')))
  await focus('Stop')
  await act(async () => buttonOf('Stop')?.blur())
  await draw(section(null))
  expect(focused()).toBe('')
})
