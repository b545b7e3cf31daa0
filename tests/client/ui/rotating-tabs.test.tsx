import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RotatingTabs } from '#client/ui/tabs/rotating-tabs.tsx'
import { render } from '#tests/support/client/render.tsx'

const TABS = ['One', 'Two', 'Three'].map((name) => ({ name, panel: <p>{`About ${name}`}</p> }))
const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const draw = () => render(<RotatingTabs label="Things" tabs={TABS} />)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

it('1§4: every 3000 ms the next of three, and around', async () => {
  await draw()
  const seen = [chosen()]
  for (let round = 0; round < 3; round += 1) {
    await pass(2999)
    expect(chosen()).toBe(seen.at(-1))
    await pass(1)
    seen.push(chosen())
  }
  expect(seen).toEqual(['One', 'Two', 'Three', 'One'])
})

it('not while somebody points at it, nor while the focus is in it', async () => {
  await draw()
  const part = screen.getByRole('tablist').parentElement as HTMLElement
  fireEvent.pointerEnter(part)
  await pass(9000)
  expect(chosen()).toBe('One')
  fireEvent.pointerLeave(part)
  fireEvent.focus(screen.getByRole('tab', { name: 'One' }))
  await pass(9000)
  expect(chosen()).toBe('One')
  fireEvent.blur(screen.getByRole('tab', { name: 'One' }))
  await pass(3000)
  expect(chosen()).toBe('Two')
})

it('stands still for who wants less motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  await draw()
  await pass(9000)
  expect(chosen()).toBe('One')
})

it('is moved by the arrow keys', async () => {
  await draw()
  fireEvent.keyDown(screen.getByRole('tab', { name: 'One' }), { key: 'ArrowLeft' })
  expect(chosen()).toBe('Three')
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Three' }), { key: 'Home' })
  expect(chosen()).toBe('One')
})
