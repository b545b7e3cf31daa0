import { createFileRoute } from '@tanstack/react-router'
import { PersonAdminPage } from '#client/pages/person-admin/person-admin-page.tsx'

export const Route = createFileRoute('/_connected/_app/_admin/admin/people/$userId')({
  staticData: { title: 'Admin' },
  component: () => <PersonAdminPage userId={Route.useParams().userId} />,
})
