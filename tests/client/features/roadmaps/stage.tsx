import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { queryClient } from '#client/trpc.ts'
import type { RoadmapDetail, RoadmapItem } from '#shared/roadmaps.ts'

/** What jsdom lacks for the kit's components. */
export function prepareBrowser(server: typeof fetch): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}

/** Draws a part of a page; returns the ways to draw it again and to take it away. */
export async function stage(part: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const draw = (next: ReactNode) =>
    act(async () =>
      root.render(
        <MantineProvider>
          <QueryClientProvider client={queryClient}>{next}</QueryClientProvider>
        </MantineProvider>,
      ),
    )
  await draw(part)
  return { draw, leave: () => act(async () => root.unmount()) }
}

export const settled = (check: () => void) => vi.waitFor(() => act(async () => check()))

const head = (roadmapId: string) => ({
  roadmapId,
  userId: 'u-1',
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
  status: null,
  roadmapState: 'incomplete' as const,
  error: null,
  author: null,
  isFallback: false,
})

const body = (id: string) => ({
  id,
  queryType: 'user' as const,
  roadmapType: 'normal' as const,
  learningPrompt: `Wish ${id}`,
  phases: [],
})

export const listed = (id: string): RoadmapItem => ({ ...head(id), roadmapState: 'success', roadmap: body(id) })

export const inWriting = (id: string): RoadmapDetail => ({
  ...head(id),
  isOwner: true,
  ownerName: 'Ada',
  roadmap: body(id),
})
