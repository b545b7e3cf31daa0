import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { parseSearch, stringifySearch } from '#client/lib/search-text.ts'
import { queryClient } from '#client/trpc.ts'
import type { RoadmapDetail, RoadmapItem } from '#shared/roadmaps/schemas.ts'
import { KeptFocus } from '#tests/client/kept-focus.tsx'

export { prepareBrowser, settled } from '#tests/client/browser.ts'

/** Draws a part of a page; returns the ways to draw it again and to take it away. */
export async function stage(part: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const draw = (next: ReactNode) =>
    act(async () =>
      root.render(
        <MantineProvider>
          <QueryClientProvider client={queryClient}>
            <KeptFocus>{next}</KeptFocus>
          </QueryClientProvider>
        </MantineProvider>,
      ),
    )
  await draw(part)
  return { draw, leave: () => act(async () => root.unmount()) }
}

/** The same for a part with links: every address is this one page. */
export async function stageRouted(part: ReactNode) {
  const rootRoute = createRootRoute({ component: () => part, notFoundComponent: () => part })
  const history = createMemoryHistory({ initialEntries: ['/learn'] })
  const router = createRouter({ routeTree: rootRoute, history, parseSearch, stringifySearch })
  await router.load()
  const staged = await stage(<RouterProvider router={router} />)
  return { ...staged, router }
}

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
  isStopped: false,
  restartCount: 0,
  cert: null,
  progress: {},
  isLinkShared: true,
  isListed: false,
})

const body = (id: string) => ({
  id,
  queryType: 'user' as const,
  roadmapType: 'normal' as const,
  internshipLanguage: null,
  learningPrompt: `Wish ${id}`,
  internalLearningPrompt: null,
  image: null,
  phases: [],
})

export const listed = (id: string): RoadmapItem => ({ ...head(id), roadmapState: 'success', roadmap: body(id) })

export const inWriting = (id: string): RoadmapDetail => ({
  ...head(id),
  isOwner: true,
  ownerName: 'Ada',
  parent: null,
  roadmap: body(id),
})

export const written = (id: string, phases: RoadmapDetail['roadmap']['phases'] = []): RoadmapDetail => ({
  ...inWriting(id),
  roadmapState: 'success',
  roadmap: { ...body(id), phases },
})

/** A phase with so many sections. */
export const phaseOf = (number: number, sections: number): RoadmapDetail['roadmap']['phases'][number] => ({
  id: `p-${number}`,
  phaseTitle: `Phase title ${number}`,
  overview: 'What it is about.',
  tags: [`tag ${number}`],
  sections: Array.from({ length: sections }, (_, index) => ({
    id: `s-${number}-${index + 1}`,
    sectionNumber: index + 1,
    title: `Section ${number}.${index + 1}`,
    description: '',
    aim: '',
    category: '',
    learningObjectives: [],
    goDeeperRoadmapId: null,
    isCompleted: false,
  })),
})

/** The worker's answers to single calls of a batch. */
export const answered = (data: unknown) => Response.json([{ result: { data } }])
export const refused = (httpStatus: number, code: string, error: string) =>
  Response.json([{ error: { message: error, code: -32000, data: { code: 'X', httpStatus, body: { error, code } } } }], {
    status: httpStatus,
  })

export const buttonOf = (label: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => button.textContent === label || button.getAttribute('aria-label') === label,
  )
export const clickOn = (label: string) => act(async () => buttonOf(label)?.click())

export async function writeIn(field: Element | null, text: string) {
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('no such field')
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  await act(async () => {
    setValue?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** What the page sent to this procedure, call by call. */
export const sentTo = (server: { mock: { calls: Parameters<typeof fetch>[] } }, procedure: string): unknown[] =>
  server.mock.calls
    .filter(([url]) => String(url).includes(`/trpc/${procedure}`))
    .map(([, init]) => JSON.parse(String(init?.body ?? '{}'))[0])
