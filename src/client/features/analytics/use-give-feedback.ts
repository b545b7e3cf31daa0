import { useMutation } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import { FEEDBACK_ACTIONS } from '#shared/analytics/texts.ts'
import { LEARN_TOAST_MS } from '#shared/roadmaps/rules.ts'

/** Logs what somebody thinks; only words that were sent are thanked for, or said to be lost (I007). */
export function useGiveFeedback() {
  const trpc = useTRPC()
  const { mutate, isPending, variables } = useMutation(
    trpc.analytics.giveFeedback.mutationOptions({
      onSuccess: (_answer, { action }) => {
        if (action !== FEEDBACK_ACTIONS.sent) return
        showToast({ title: 'Thank you for your feedback', variant: 'success', durationMs: LEARN_TOAST_MS })
      },
      onError: (_error, { action }) => {
        if (action !== FEEDBACK_ACTIONS.sent) return
        showToast({
          title: 'Your feedback could not be sent',
          message: 'What you wrote is still there. Please check your connection and try again.',
          variant: 'error',
        })
      },
    }),
  )
  return { give: mutate, isSending: isPending && variables.action === FEEDBACK_ACTIONS.sent }
}
