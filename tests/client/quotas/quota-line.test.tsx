import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { QuotaLine } from '#client/features/quotas/quota-line.tsx'
import { render } from '#tests/support/client/render.tsx'
import { serverOf } from '#tests/support/client/server.ts'

const show = async (remaining: number) => {
  const check = () => ({ remaining, limit: 20, resetAt: '2026-12-01T00:00:00.000Z' })
  vi.stubGlobal('fetch', serverOf({ 'quotas.check': check }))
  await render(<QuotaLine />)
}

it('1§2 the documented line tells what it counts', async () => {
  await show(20)
  const line = await screen.findByText('You have 20 API quota left')
  expect(line.tagName).toBe('SUMMARY')
  expect(line.parentElement?.textContent).toContain('where nothing comes of it, it comes back.')
  expect(line.parentElement?.textContent).toContain('Roadmaps, questions and answers never will.')
})

it('at zero it says when the count starts anew', async () => {
  await show(0)
  expect(await screen.findByText('New ones on December 1')).toBeTruthy()
})
