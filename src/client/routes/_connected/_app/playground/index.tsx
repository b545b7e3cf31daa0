import { createFileRoute, redirect } from '@tanstack/react-router'

/** The jobs are what the playground begins with (G-JOBS-01). */
export const Route = createFileRoute('/_connected/_app/playground/')({
  beforeLoad: ({ location: { search } }) => {
    throw redirect({ to: '/playground/jobs', search, replace: true })
  },
})
