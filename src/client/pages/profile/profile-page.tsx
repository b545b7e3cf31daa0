import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { LoadedProfile } from './loaded-profile.tsx'
import classes from './profile-page.module.css'
import { VisitorNote } from './visitor-note.tsx'

/** A person as others see them; who is hidden, blocked or unknown is nowhere to be found (G-PROF-02). */
export function ProfilePage() {
  const { userId } = useParams({ from: '/_connected/_public/profile/$userId' })
  const { as } = useSearch({ from: '/_connected/_public/profile/$userId' })
  const trpc = useTRPC()
  // the route has asked already: a refusal is not asked for twice
  const profile = useQuery({
    ...trpc.profiles.get.queryOptions({ id: userId, ...(as && { asVisitor: true }) }),
    retryOnMount: false,
  })
  usePageTitle(profile.data?.name)
  if (refusalOf(profile.error)?.code === 'not_found') return <Navigate to="/person-not-found" replace />
  return (
    <div className={classes.page}>
      {as && <VisitorNote userId={userId} />}
      {profile.data ? (
        <LoadedProfile profile={profile.data} />
      ) : profile.isError ? (
        <>
          <PageHeader title="Profile" />
          <ErrorState
            title="The profile could not be loaded"
            message="Please check your connection and try again."
            onRetry={() => void profile.refetch()}
            isRetrying={profile.isFetching}
          />
        </>
      ) : (
        <div role="status" aria-label="Loading the profile" className={classes.waiting}>
          <Skeleton circle height={88} />
          <Skeleton radius={4} width="40%" height={32} mt={16} />
          <Skeleton radius={4} width="70%" height={20} mt={8} />
        </div>
      )}
    </div>
  )
}
