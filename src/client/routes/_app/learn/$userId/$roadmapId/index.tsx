import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/learn/$userId/$roadmapId/')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_app/learn/$userId/$roadmapId/"!</div>
}
