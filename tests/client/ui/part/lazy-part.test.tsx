import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { buttonOf, clickOn, prepareBrowser, settled, stage } from '#tests/client/roadmaps/stage.tsx'

const load = vi.fn<() => Promise<({ name }: { name: string }) => React.ReactNode>>()
const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>
const text = () => document.body.textContent ?? ''
let leave: () => Promise<void>

beforeEach(() => {
  prepareBrowser(vi.fn())
  // React tells of an error that a boundary caught
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  await leave()
  document.body.replaceChildren()
  load.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function show(loading: () => Promise<typeof Hello>) {
  load.mockImplementation(loading)
  const Part = lazyPart(load, <p>On its way</p>)
  const staged = await stage(
    <>
      <h1>The page</h1>
      <Part name="Ada" />
    </>,
  )
  leave = staged.leave
  return { ...staged, Part }
}

describe('a part whose code does not come', () => {
  it('leaves the rest of the page alone, and comes with Try again, which hands on the focus', async () => {
    await show(() => Promise.reject(new TypeError('Failed to fetch')))
    await settled(() => expect(text()).toContain('This part of the page could not be loaded.'))
    expect(text()).toContain('The page')
    load.mockImplementation(async () => Hello)
    buttonOf('Try again')?.focus()
    await clickOn('Try again')
    await settled(() => expect(text()).toContain('Hello Ada'))
    expect(text()).not.toContain('could not be loaded')
    expect(document.activeElement?.textContent).toBe('Hello Ada')
  })

  it('offers a reload when it does not come the second time either, and still another try', async () => {
    await show(() => Promise.reject(new TypeError('Failed to fetch')))
    await settled(() => expect(buttonOf('Try again')).toBeDefined())
    expect(buttonOf('Reload the page')).toBeUndefined()
    await clickOn('Try again')
    await settled(() => expect(buttonOf('Reload the page')).toBeDefined())
    load.mockImplementation(async () => Hello)
    await clickOn('Try again')
    await settled(() => expect(text()).toContain('Hello Ada'))
  })

  it('is asked for anew when it is shown the next time', async () => {
    const { draw, Part } = await show(() => Promise.reject(new TypeError('Failed to fetch')))
    await settled(() => expect(buttonOf('Try again')).toBeDefined())
    load.mockImplementation(async () => Hello)
    await draw(null)
    await draw(<Part name="Eve" />)
    await settled(() => expect(text()).toContain('Hello Eve'))
  })
})

it('shows what stands in for it until it is there', async () => {
  const coming = Promise.withResolvers<typeof Hello>()
  await show(() => coming.promise)
  expect(text()).toContain('On its way')
  await act(async () => coming.resolve(Hello))
  await settled(() => expect(text()).toContain('Hello Ada'))
  expect(load).toHaveBeenCalledOnce()
})

it('an error inside the part is not taken for a missing file', async () => {
  const Broken = () => {
    throw new Error('broken inside')
  }
  leave = async () => undefined
  await expect(show(async () => Broken)).rejects.toThrow('broken inside')
})
