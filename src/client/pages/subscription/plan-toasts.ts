import { formatDay } from '#client/lib/dates/format-day.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { CustomerOutput } from '#shared/billing/schemas.ts'

const TOAST_MS = 6000

const tell = (title: string, message: string) => showToast({ title, message, variant: 'success', durationMs: TOAST_MS })

/** 3§2.5 showChangePlanToast */
export const showChangePlanToast = ({ billingInterval }: CustomerOutput) =>
  tell('Your plan was changed', `Pro is now billed ${billingInterval === 'year' ? 'once a year' : 'every month'}.`)

/** 3§2.5 showCancelPlanToast */
export const showCancelPlanToast = ({ status, currentPeriodEnd }: CustomerOutput) =>
  tell(
    'Your plan was cancelled',
    status === 'past_due'
      ? 'It is not renewed. Its open invoice is still due.'
      : currentPeriodEnd
        ? `Pro stays yours until ${formatDay(currentPeriodEnd)}.`
        : 'Nothing more is charged.',
  )

export const showResumePlanToast = () => tell('Your plan continues', 'It renews as before.')
