import { useState } from 'react'
import { PaymentList } from '#client/features/billing/records/payment-list.tsx'
import classes from '#client/features/billing/records/records.module.css'
import { usePayments } from '#client/features/billing/records/use-payments.ts'
import { Button } from '#client/ui/button/button.tsx'
import { focusArea } from '#client/ui/focus/focus-home.ts'
import { BackButton } from '#client/ui/page/back-button.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { BILLING_TEXTS, HISTORY_SHOWN, HISTORY_STEP } from '#shared/billing/texts.ts'

/** All payments, five at first, two more at a time (2§2.6). */
export function CreditHistoryPage() {
  const payments = usePayments()
  const [shown, setShown] = useState(HISTORY_SHOWN)
  const [firstNew, setFirstNew] = useState(0)
  const show = (count: number, first: number) => {
    setFirstNew(first)
    setShown(count)
  }
  const all = payments.isError ? [] : payments.data?.payments
  const count = all?.length ?? 0
  return (
    <>
      <BackButton fallback="/8020/credits" />
      <PageHeader title={BILLING_TEXTS.history} lead={count > HISTORY_SHOWN ? leadOf(shown, count) : undefined} />
      <div {...focusArea}>
        <PaymentList payments={all?.slice(0, shown)} firstNew={firstNew} />
        {count > HISTORY_SHOWN && (
          <div className={classes.actions}>
            {shown < count && (
              <Button variant="default" onClick={() => show(shown + HISTORY_STEP, shown)}>
                {BILLING_TEXTS.moreHistory}
              </Button>
            )}
            {shown > HISTORY_SHOWN && (
              <Button variant="subtle" color="gray" onClick={() => show(HISTORY_SHOWN, 0)}>
                {BILLING_TEXTS.lessHistory}
              </Button>
            )}
          </div>
        )}
      </div>
      {payments.isError && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => void payments.refetch()} loading={payments.isFetching}>
            Look again
          </Button>
        </div>
      )}
    </>
  )
}

const leadOf = (shown: number, count: number) => `${Math.min(shown, count)} of ${count} payments, newest first.`
