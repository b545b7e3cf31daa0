import { createFileRoute } from '@tanstack/react-router'
import { AdminPage } from '#client/pages/admin/admin-page.tsx'

export const Route = createFileRoute('/_connected/_app/_admin/admin/')({
  staticData: { title: 'Admin' },
  component: () => <AdminPage section="dummies" />,
})
