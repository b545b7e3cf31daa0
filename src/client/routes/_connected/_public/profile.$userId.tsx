import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#client/pages/profile/profile-page.tsx'

/** Its owner may look at it as somebody who is not signed in. */
interface ProfileSearch {
  as?: 'visitor' | undefined
}

/** Who somebody is, for everybody whom they let see it (1§2). */
export const Route = createFileRoute('/_connected/_public/profile/$userId')({
  staticData: { title: 'Profile' },
  validateSearch: ({ as }: ProfileSearch): ProfileSearch => (as === 'visitor' ? { as } : {}),
  loaderDeps: ({ search: { as } }) => ({ as }),
  loader: ({ context: { queryClient, trpc }, params: { userId }, deps: { as } }) => {
    void queryClient.prefetchQuery(trpc.profiles.get.queryOptions({ id: userId, ...(as && { asVisitor: true }) }))
  },
  component: ProfilePage,
})
