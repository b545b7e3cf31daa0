import { useMutation, useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '#client/tell-result.ts'
import { useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'

/** Hides a company from every list of jobs, with its way back, or brings it back. */
export function useHideCompany() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation(
    trpc.jobs.hideCompany.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.jobs.pathKey() }),
      onError: tellFailure,
    }),
  )
  const show = (company: string) => mutate({ company, isHidden: false })
  const hide = (company: string) => {
    const action = { label: 'Undo', onAct: () => show(company) }
    const told = { title: `${company} is hidden`, variant: 'success', action } as const
    mutate({ company, isHidden: true }, { onSuccess: () => void showToast(told) })
  }
  return { hide, show, isPending }
}
