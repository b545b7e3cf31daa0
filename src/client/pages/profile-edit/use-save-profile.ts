import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { Profile } from '#shared/profiles/schemas.ts'
import type { ProfileSection } from '#shared/profiles/section-rules.ts'
import { DEVELOPER_ROLE_NAMES } from '#shared/users/roles.ts'

export type ProfileDraft = Pick<Profile, 'name' | 'shortBio' | 'storySummary' | 'roles' | 'sources'> & {
  location: string
  isPublic: boolean
  hiddenSections: ProfileSection[]
}

/** Keeps what was typed; `problem` is why that did not work. */
export function useSaveProfile() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const saving = useMutation(
    trpc.profiles.save.mutationOptions({
      onSuccess: async (profile) => {
        queryClient.setQueryData(trpc.profiles.get.queryKey({ id: profile.userId }), profile)
        showToast({ title: 'Profile saved', message: 'This is how you are shown from now on.', variant: 'success' })
        // the name stands in the menu, too
        await queryClient.invalidateQueries({ queryKey: trpc.auth.account.queryKey() })
      },
    }),
  )
  return {
    save: ({ roles, ...draft }: ProfileDraft) =>
      saving.mutate({ ...draft, roles: DEVELOPER_ROLE_NAMES.filter((role) => roles.includes(role)) }),
    isSaving: saving.isPending,
    problem: saving.isError ? (refusalOf(saving.error)?.error ?? NOT_SAVED) : null,
  }
}

const NOT_SAVED = 'Your profile could not be saved. Please check your connection and try again.'
