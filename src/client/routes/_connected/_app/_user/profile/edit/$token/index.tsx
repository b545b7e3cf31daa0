import { createFileRoute, redirect } from '@tanstack/react-router'

/** RT-34: it begins with what somebody says of themselves (G-ROUTE-08). */
export const Route = createFileRoute('/_connected/_app/_user/profile/edit/$token/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/profile/edit/$token/profile-data', params, replace: true })
  },
})
