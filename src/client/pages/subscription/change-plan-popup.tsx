import { Skeleton } from '@mantine/core'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { useEffect } from 'react'
import { formatMoney } from '#client/features/billing/format-money.ts'
import { useChangePlan, usePreviewChange } from '#client/features/billing/plans/use-plan.ts'
import { useChanged } from '#client/trpc.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { type Currency, DEFAULT_CURRENCY, PLANS, type PlanPrice } from '#shared/billing/rules.ts'
import type { CustomerOutput } from '#shared/billing/schemas.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import { planFailureText } from './plan-failure-text.ts'
import { showChangePlanToast } from './plan-toasts.ts'
import classes from './subscription-page.module.css'

interface ChangePlanPopupProps {
  customer: CustomerOutput
  isOpen: boolean
  onClose: () => void
}

/** Changes how Pro is billed: what that costs now is shown first, and that very sum is charged (3§2.5). */
export function ChangePlanPopup({ customer, isOpen, onClose }: ChangePlanPopupProps) {
  const target = PLANS.Pro.prices.find(({ id }) => id !== customer.priceId)
  const { preview, change, confirm } = usePlanChange(isOpen ? target?.id : undefined, onClose)
  const failure = change.error ?? preview.error
  const changed = useChanged()
  const close = () => {
    // an answer that was lost may have changed the plan all the same
    if (change.isError) void changed('billing')
    onClose()
  }
  return (
    <Popup
      isOpen={isOpen}
      onClose={close}
      title={BILLING_TEXTS.changePlan}
      closeLabel="Keep my plan"
      {...(preview.data && {
        confirm: { label: confirmText(preview.data), isWaiting: change.isPending, onConfirm: confirm },
      })}
    >
      {target && <p className={classes.words}>{changeText(target, customer.currency ?? DEFAULT_CURRENCY)}</p>}
      <div className={classes.preview} aria-live="polite">
        {preview.isPending && <Skeleton height={24} radius={4} aria-label="Working out what it costs now" />}
        {failure && (
          <Text size="body" tone="danger" className={classes.failure}>
            {planFailureText(failure)}
          </Text>
        )}
        {preview.data && <p className={classes.words}>{prorationText(preview.data)}</p>}
      </div>
    </Popup>
  )
}

/** Asks what a change to this price costs, anew whenever the dialog opens, and makes it at that price. */
function usePlanChange(priceId: string | undefined, onChanged: () => void) {
  const { mutate: askPreview, reset: forgetPreview, ...preview } = usePreviewChange()
  const { mutate: makeChange, reset: forgetChange, ...change } = useChangePlan()
  useEffect(() => {
    if (!priceId) return
    askPreview({ priceId })
    return () => {
      forgetPreview()
      forgetChange()
    }
  }, [priceId, askPreview, forgetPreview, forgetChange])
  const confirm = () => {
    if (!priceId || !preview.data) return
    const onSuccess = (changed: CustomerOutput) => {
      onChanged()
      showChangePlanToast(changed)
    }
    // its sum holds no longer
    const onError = () => askPreview({ priceId })
    makeChange({ priceId, at: preview.data.at }, { onSuccess, onError })
  }
  return { preview, change, confirm }
}

interface Proration {
  amountMinor: number
  currency: Currency
}

const changeText = ({ interval, amounts }: PlanPrice, currency: Currency): string => {
  const cost = formatMoney(amounts[currency], currency)
  return interval === 'year'
    ? `From monthly to annual billing: ${cost} a year.`
    : `From annual to monthly billing: ${cost} a month.`
}

/** What is still unused of the old price is taken off; more than the new one costs becomes a credit. */
const prorationText = ({ amountMinor, currency }: Proration): string =>
  amountMinor > 0
    ? `${formatMoney(amountMinor, currency)} is charged now. What you paid for and have not used is already deducted.`
    : `Nothing is charged now.${amountMinor < 0 ? ` ${formatMoney(-amountMinor, currency)} is kept for your next invoices.` : ''}`

const confirmText = ({ amountMinor, currency }: Proration): string =>
  amountMinor > 0 ? `Change for ${formatMoney(amountMinor, currency)}` : 'Change at no charge now'
