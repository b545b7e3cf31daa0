import './global.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchSession } from './features/auth/watch-session.ts'
import { markLostPieces } from './lib/lost-piece.ts'
import { storedColorScheme } from './lib/stored-color-scheme.ts'
import { createAppRouter } from './router.tsx'
import { cssVariables, theme } from './theme.ts'
import { createClients, TRPCProvider } from './trpc.ts'

markLostPieces()
const colorSchemes = storedColorScheme()

const clients = createClients()
const router = createAppRouter(clients)

watchSession(clients.queryClient, () => router.invalidate())

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

createRoot(container).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={clients.queryClient}>
        <TRPCProvider trpcClient={clients.api} queryClient={clients.queryClient}>
          <RouterProvider router={router} />
        </TRPCProvider>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
