import { planStatusOf } from '#client/features/billing/plans/plan-status-text.ts'
import { useResumePlan } from '#client/features/billing/plans/use-plan.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import type { CustomerOutput } from '#shared/billing/schemas.ts'
import { BILLING_TEXTS } from '#shared/billing/texts.ts'
import { planFailureText } from './plan-failure-text.ts'
import { showResumePlanToast } from './plan-toasts.ts'
import classes from './subscription-page.module.css'
import { usePlanDialogs } from './use-plan-dialogs.ts'

const CancelPlanPopup = lazyDialog(async () => (await import('./cancel-plan-popup.tsx')).CancelPlanPopup)
const ChangePlanPopup = lazyDialog(async () => (await import('./change-plan-popup.tsx')).ChangePlanPopup)
const PaymentPagePopup = lazyDialog(async () => (await import('./payment-page-popup.tsx')).PaymentPagePopup)

/** The plan in words, and what can be done with it in the state that it is in. */
export function CurrentPlan({ customer }: { customer: CustomerOutput }) {
  const dialogs = usePlanDialogs()
  const status = planStatusOf(customer)
  const { paymentMethod } = customer
  return (
    <Card as="section" padding="large" className={classes.card} aria-label="Current plan">
      <div className={classes.head}>
        <Heading as="h2" size="page" tabIndex={-1}>
          {customer.plan}
        </Heading>
        {status && (
          <span className={classes.state} data-tone={status.tone}>
            {status.label}
          </span>
        )}
      </div>
      <p className={classes.text}>{status?.text ?? 'You are on the Free plan. Nothing is charged.'}</p>
      {paymentMethod && (
        <Text className={classes.method}>
          {`Paid with ${brandOf(paymentMethod.brand)} ending in `}
          <span className={classes.digits}>{paymentMethod.last4}</span>
        </Text>
      )}
      <PlanActions customer={customer} dialogs={dialogs} />
      <ChangePlanPopup customer={customer} isOpen={dialogs.showChangePlan} onClose={dialogs.close} />
      <CancelPlanPopup
        customer={customer}
        isOpen={dialogs.cancelSubPlan}
        hasFeedback={dialogs.showPlanFeedback}
        onClose={dialogs.close}
      />
      <PaymentPagePopup isOpen={dialogs.showPaymentPage} onClose={dialogs.close} />
    </Card>
  )
}

interface PlanActionsProps {
  customer: CustomerOutput
  dialogs: ReturnType<typeof usePlanDialogs>
}

function PlanActions({ customer, dialogs }: PlanActionsProps) {
  const { status, cancelAtPeriodEnd, plan } = customer
  const isRunning = plan === 'Pro' || status === 'past_due'
  // who only ever bought credits has no card to change
  if (status === null) return null
  return (
    <div className={classes.actions}>
      {isRunning && !cancelAtPeriodEnd && status !== 'past_due' && (
        <Button variant="default" onClick={dialogs.askChange}>
          {BILLING_TEXTS.changePlan}
        </Button>
      )}
      <Button variant="default" onClick={dialogs.askPayment}>
        Payment method
      </Button>
      {isRunning && cancelAtPeriodEnd && <ResumeButton />}
      {isRunning && !cancelAtPeriodEnd && (
        <Button variant="subtle" color="red" onClick={dialogs.askCancel}>
          Cancel plan
        </Button>
      )}
    </div>
  )
}

function ResumeButton() {
  const resume = useResumePlan()
  const begin = () =>
    resume.mutate(undefined, {
      onSuccess: showResumePlanToast,
      onError: (failure) =>
        showToast({ title: 'Your plan was not resumed', message: planFailureText(failure), variant: 'error' }),
    })
  return (
    <Button onClick={begin} loading={resume.isPending}>
      Resume plan
    </Button>
  )
}

const brandOf = (brand: string): string => BRANDS[brand] ?? brand

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}
