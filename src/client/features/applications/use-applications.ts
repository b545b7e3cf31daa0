import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { useStored } from '#client/lib/use-stored.ts'
import { useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { Stage } from '#shared/applications/rules.ts'
import type { Application, ListApplicationsOutput } from '#shared/applications/schemas.ts'

type List = z.infer<typeof ListApplicationsOutput>

/** What one saved and applied for; nothing is asked for a visitor. */
function useOptions() {
  const isSignedIn = useStored('token') !== null
  return useTRPC().applications.list.queryOptions(undefined, { enabled: isSignedIn })
}

export const useApplications = () => useQuery(useOptions())

/** How far one is with a listing; undefined with one that is not saved. Only what changes of that one draws anew. */
export function useApplicationOf(listingId: string): Application | undefined {
  const select = ({ applications }: List) => applications.find((application) => application.listingId === listingId)
  return useQuery({ ...useOptions(), select }).data
}

/** What can be done with applications: shown at once, and taken back where it was refused. */
export function useChangeApplications() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const queryKey: QueryKey = trpc.applications.list.queryKey()
  const show = (change: (application: Application) => Application | null) => {
    const before = queryClient.getQueryData<List>(queryKey)
    queryClient.setQueryData<List>(queryKey, (list) =>
      list ? { applications: list.applications.flatMap((one) => change(one) ?? []) } : list,
    )
    return { before }
  }
  const answers = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: trpc.applications.pathKey() }),
    onError: ({ message }: { message: string }, _: unknown, shown?: { before: List | undefined }) => {
      if (shown) queryClient.setQueryData(queryKey, shown.before)
      showToast({ title: 'That was not kept', message, variant: 'error' })
    },
  }
  const adding = useMutation(trpc.applications.add.mutationOptions(answers))
  const moving = useMutation(
    trpc.applications.move.mutationOptions({
      ...answers,
      onMutate: ({ applicationId, stage }) =>
        show((one) => (one.applicationId === applicationId ? { ...one, stage } : one)),
    }),
  )
  const saving = useMutation(
    trpc.applications.save.mutationOptions({
      ...answers,
      onMutate: ({ applicationId, ...said }) =>
        show((one) => (one.applicationId === applicationId ? { ...one, ...defined(said) } : one)),
    }),
  )
  const removing = useMutation(
    trpc.applications.remove.mutationOptions({
      ...answers,
      onMutate: ({ applicationId }) => show((one) => (one.applicationId === applicationId ? null : one)),
    }),
  )
  return {
    add: (listingId: string) => adding.mutate({ listingId }),
    isAdding: adding.isPending,
    move: (applicationId: string, stage: Stage) => moving.mutate({ applicationId, stage }),
    save: saving.mutate,
    remove: (applicationId: string) => removing.mutate({ applicationId }),
  }
}

/** Without what was left out. */
function defined({ notes, remindOn }: { notes?: string | undefined; remindOn?: string | null | undefined }) {
  return { ...(notes !== undefined && { notes }), ...(remindOn !== undefined && { remindOn }) }
}
