import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { render } from '#tests/support/client/render.tsx'

const load = vi.fn<() => Promise<({ name }: { name: string }) => React.ReactNode>>()
const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>
const text = () => document.body.textContent ?? ''

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn())
  // React tells of an error that a boundary caught
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  load.mockReset()
  vi.restoreAllMocks()
})

async function show(loading: () => Promise<typeof Hello>) {
  load.mockImplementation(loading)
  const Part = lazyPart(load, <p>On its way</p>)
  const view = await render(
    <>
      <h1>The page</h1>
      <Part name="Ada" />
    </>,
  )
  return { ...view, Part }
}

describe('a part whose code does not come', () => {
  it('leaves the rest of the page alone, and comes with Try again, which hands on the focus', async () => {
    await show(() => Promise.reject(new TypeError('Failed to fetch')))
    await waitFor(() => expect(text()).toContain('This part of the page could not be loaded.'))
    expect(text()).toContain('The page')
    load.mockImplementation(async () => Hello)
    screen.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(text()).toContain('Hello Ada'))
    expect(text()).not.toContain('could not be loaded')
    expect(document.activeElement?.textContent).toBe('Hello Ada')
  })

  it('offers a reload when it does not come the second time either, and still another try', async () => {
    await show(() => Promise.reject(new TypeError('Failed to fetch')))
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Reload the page' })
    load.mockImplementation(async () => Hello)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(text()).toContain('Hello Ada'))
  })

  it('tells whoever asked to be told, and shows nothing in its place', async () => {
    load.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    const missing = vi.fn()
    const Part = lazyPart(load, ({ name }) => <p>On its way to {name}</p>, missing)
    await render(<Part name="Ada" />)
    await waitFor(() => expect(missing).toHaveBeenCalledExactlyOnceWith({ name: 'Ada' }))
    expect(text()).not.toContain('On its way to Ada')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is asked for anew when it is shown the next time', async () => {
    const { rerender, Part } = await show(() => Promise.reject(new TypeError('Failed to fetch')))
    await screen.findByRole('button', { name: 'Try again' })
    load.mockImplementation(async () => Hello)
    await rerender(null)
    await rerender(<Part name="Eve" />)
    await waitFor(() => expect(text()).toContain('Hello Eve'))
  })
})

it('shows what stands in for it until it is there', async () => {
  const coming = Promise.withResolvers<typeof Hello>()
  await show(() => coming.promise)
  expect(text()).toContain('On its way')
  await act(async () => coming.resolve(Hello))
  await waitFor(() => expect(text()).toContain('Hello Ada'))
  expect(load).toHaveBeenCalledOnce()
})

it('an error inside the part is not taken for a missing file', async () => {
  const Broken = () => {
    throw new Error('broken inside')
  }
  await expect(show(async () => Broken)).rejects.toThrow('broken inside')
})
