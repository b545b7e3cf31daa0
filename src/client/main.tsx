import './global.css'
import 'virtual:theme.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { watchSession } from './features/auth/watch-session.ts'
import { firstSign } from './lib/first-sign.ts'
import { markLostPieces } from './lib/lost-piece.ts'
import { createAppRouter } from './router.tsx'
import { startRoutes } from './start-routes.ts'
import type { Clients } from './trpc.ts'
import { replaceFirstPage } from './ui/part/first-page.ts'

markLostPieces()
// what nobody catches is told us, once the page has the means to
const report = (failure: unknown) =>
  void import('./features/analytics/track.ts').then(({ reportError }) => reportError(failure)).catch(() => undefined)
addEventListener('error', ({ error, message }) => report(error ?? message))
addEventListener('unhandledrejection', ({ reason }) => report(reason))

let clients: Promise<Clients> | null = null
let hasAllRoutes = false
const router = createAppRouter({ loadClients }, startRoutes(loadOtherRoutes))

/** The whole tree has the same root, which has its children then; the router has to look at them. */
async function loadOtherRoutes(): Promise<void> {
  await import('./routeTree.gen.ts')
  if (hasAllRoutes) return
  hasAllRoutes = true
  router.setRoutes(router.buildRouteTree())
}

function loadClients(): Promise<Clients> {
  clients ??= connect().catch((failure) => {
    // the next page tries again
    clients = null
    throw failure
  })
  return clients
}

async function connect(): Promise<Clients> {
  const { createClients } = await import('./trpc.ts')
  const made = createClients()
  watchSession(made.queryClient, () => router.invalidate())
  // an answer that is no JSON (1§8): the page shows that it could not be read
  made.queryClient.getQueryCache().subscribe(({ query }) => {
    const { error, fetchStatus } = query.state
    if (fetchStatus === 'idle' && error?.cause instanceof SyntaxError) report(error)
  })
  return made
}

// whoever moves may leave the page: the ways to others are there before one is chosen
void firstSign()
  .then(loadOtherRoutes)
  .catch(() => undefined)

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

replaceFirstPage(container)
/** Sheets that the page which the HTML shows did not wait for, and that have not come yet. */
const sheets = Array.from(
  document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]'),
  (link) => new Promise((resolve) => ['load', 'error'].map((event) => link.addEventListener(event, resolve))),
)

// in slices, so that the page which the HTML shows answers meanwhile; with its parts there, nothing is drawn twice
void Promise.all([router.load(), ...sheets]).then(() =>
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  ),
)
