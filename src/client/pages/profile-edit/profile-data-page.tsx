import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import { readStored } from '#client/lib/stored-session.ts'
import { useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { ProfileForm } from './profile-form.tsx'

/** /profile/edit/{token}/profile-data: what somebody says of themselves (G-PROF-03). */
export function ProfileDataPage() {
  const trpc = useTRPC()
  const profile = useQuery(trpc.profiles.get.queryOptions({ id: readStored('userId') ?? '' }))
  return (
    <>
      <PageHeader title="Edit profile" lead="What others read about you. Nothing here is asked of you but a name." />
      {profile.data?.own ? (
        // what has been typed stays when the profile is read again
        <ProfileForm key={profile.data.userId} profile={profile.data} isPublic={profile.data.own.isPublic} />
      ) : profile.isError ? (
        <ErrorState
          title="Your profile could not be loaded"
          message="Nothing has changed. Please check your connection and try again."
          onRetry={() => void profile.refetch()}
          isRetrying={profile.isFetching}
        />
      ) : (
        <div role="status" aria-label="Loading your profile">
          <Skeleton height={320} radius="md" mb={24} />
          <Skeleton height={180} radius="md" />
        </div>
      )}
    </>
  )
}
