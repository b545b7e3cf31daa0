import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHandedOnFocus } from '#client/lib/use-handed-on-focus.ts'
import { prepareBrowser, stage } from '#tests/client/roadmaps/stage.tsx'

function Page({ isWaiting }: { isWaiting: boolean }) {
  const heading = useHandedOnFocus(isWaiting)
  return (
    <main>
      {isWaiting ? (
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Phase
          </h1>
        </div>
      ) : (
        <h1 tabIndex={-1}>Basics</h1>
      )}
    </main>
  )
}

beforeEach(() => prepareBrowser(vi.fn()))
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it.each([
  [true, 'Basics'],
  [false, ''],
])('the focus goes on with the page only where its waiting heading had it: %s', async (hadFocus, expected) => {
  const { draw, leave } = await stage(<Page isWaiting />)
  if (hadFocus) await act(async () => document.querySelector('h1')?.focus())
  await draw(<Page isWaiting={false} />)
  expect(document.activeElement === document.body ? '' : document.activeElement?.textContent).toBe(expected)
  await leave()
})
