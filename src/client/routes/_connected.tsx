import { createFileRoute } from '@tanstack/react-router'
import { ConnectedLayout } from '#client/pages/layouts/connected-layout.tsx'

/** Every page that asks the worker. The start page does not, and loads nothing for it. */
export const Route = createFileRoute('/_connected')({
  beforeLoad: ({ context }) => context.loadClients(),
  component: ConnectedLayout,
})
