import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ownProfileOptions } from '#client/features/profiles/own-profile-options.ts'
import { useTRPC } from '#client/trpc.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import type { Profile } from '#shared/profiles/schemas.ts'

type Own = Profile & { own: NonNullable<Profile['own']> }

/** What is shown of one's own profile once it is there; the page's route has asked for it. */
export function OwnProfile({ children }: { children: (profile: Own) => ReactNode }) {
  const trpc = useTRPC()
  const profile = useQuery(ownProfileOptions(trpc))
  if (profile.data?.own) return children({ ...profile.data, own: profile.data.own })
  if (profile.isError) {
    return (
      <ErrorState
        title="Your profile could not be loaded"
        message="Nothing has changed. Please check your connection and try again."
        onRetry={() => void profile.refetch()}
        isRetrying={profile.isFetching}
      />
    )
  }
  return (
    <div role="status" aria-label="Loading your profile">
      <Skeleton height={320} radius="md" mb={24} />
      <Skeleton height={180} radius="md" />
    </div>
  )
}
