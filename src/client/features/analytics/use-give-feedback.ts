import { useMutation } from '@tanstack/react-query'
import { useTRPC } from '#client/trpc.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import { FEEDBACK_ACTIONS } from '#shared/analytics/texts.ts'
import { LEARN_TOAST_MS } from '#shared/roadmaps/rules.ts'

/** Logs what somebody thinks; only words that were sent are thanked for, or said to be lost (I007). */
export function useGiveFeedback() {
  const trpc = useTRPC()
  const { mutate, isPending, isError, variables } = useMutation(
    trpc.analytics.giveFeedback.mutationOptions({
      onSuccess: (_answer, { action }) => {
        if (action !== FEEDBACK_ACTIONS.sent) return
        showToast({ title: 'Thank you for your feedback', variant: 'success', durationMs: LEARN_TOAST_MS })
      },
    }),
  )
  const isSent = variables?.action === FEEDBACK_ACTIONS.sent
  return { give: mutate, isSending: isPending && isSent, problem: isError && isSent ? NOT_SENT : null }
}

const NOT_SENT = 'Your feedback could not be sent. What you wrote is still here; please try again.'
