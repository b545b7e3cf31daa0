import { PaymentList } from '#client/features/billing/records/payment-list.tsx'
import classes from '#client/features/billing/records/records.module.css'
import { usePayments } from '#client/features/billing/records/use-payments.ts'
import { useSeen } from '#client/lib/use-seen.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { BILLING_TEXTS, HISTORY_SHOWN } from '#shared/billing/texts.ts'

/** 2§4: half of the section must be in sight before its payments are asked for. */
const SEEN_SHARE = 0.5

/** The latest payments, and the way to all of them (2§2.5). */
export function PaymentHistory() {
  const { ref, isSeen } = useSeen(SEEN_SHARE)
  const payments = usePayments(isSeen)
  const known = payments.isError ? [] : payments.data?.payments
  return (
    <section ref={ref} className={classes.section} aria-labelledby="history" aria-busy={known === undefined}>
      <div className={classes.head}>
        <Heading as="h2" id="history">
          {BILLING_TEXTS.history}
        </Heading>
        <ButtonLink to="/8020/credits/history" variant="default" size="sm">
          {BILLING_TEXTS.viewHistory}
        </ButtonLink>
      </div>
      <PaymentList payments={known?.slice(0, HISTORY_SHOWN)} />
    </section>
  )
}
