import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NextStepList } from '#client/pages/phase/next-step-list.tsx'
import type { WayOn } from '#shared/progress/way-on.ts'
import { section } from '#tests/client/progress/progress.ts'
import { render } from '#tests/support/client/render.tsx'

const place = { userId: 'u-1', roadmapId: 'r-1' }
const stop = { phaseId: 'p-2', phaseNumber: 2, phaseTitle: 'Networks', number: 1, title: 'Sockets', restsUntil: null }

it.each<[WayOn, string, string]>([
  [{ kind: 'next', stop }, 'Phase 2: Networks', '/learn/u-1/r-1/p-2?section=1'],
  [{ kind: 'next', stop: { ...stop, number: 2 } }, 'Section 2: Sockets', '/learn/u-1/r-1/p-2?section=2'],
  [{ kind: 'continue', stop }, 'Section 1: Sockets', '/learn/u-1/r-1/p-2?section=1'],
  [
    { kind: 'continue', stop: { ...stop, restsUntil: new Date(2099, 0, 1).toISOString() } },
    'Section 1: Sockets, which counts again from Thursday, Jan 1',
    '/learn/u-1/r-1/p-2?section=1',
  ],
  [{ kind: 'certificate' }, 'Your certificate is ready', '/learn/u-1/r-1?certificate=8020'],
  [{ kind: 'none' }, 'The certificate, once every section is completed', '/learn/u-1/r-1?certificate=8020'],
])('what comes afterwards leads there: %j', async (way, name, href) => {
  await render(<NextStepList {...{ place, way }} section={section('s-1')} />)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  expect(screen.getAllByRole('button')).toHaveLength(2)
})
