import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/success/redirect')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/auth/success/redirect"!</div>
}
