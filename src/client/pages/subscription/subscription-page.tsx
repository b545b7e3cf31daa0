import { Skeleton } from '@mantine/core'
import { Heading } from '#client/ui/text/heading.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { PlanCards } from '#client/features/billing/plans/plan-cards.tsx'
import { isOwing } from '#client/features/billing/plans/plan-status-text.ts'
import { usePlan } from '#client/features/billing/plans/use-plan.ts'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import type { CustomerOutput } from '#shared/billing/schemas.ts'
import { CurrentPlan } from './current-plan.tsx'
import { InvoiceList } from './invoice-list.tsx'
import classes from './subscription-page.module.css'

const canBegin = (customer: CustomerOutput) => customer.plan === 'Free' && !isOwing(customer)

/** /subscription: the plan, its changes, its invoices and how it is paid for (3§2.5, G-PLAN-03). */
export function SubscriptionPage() {
  const { data: customer, isError, isFetching, refetch } = usePlan()
  return (
    <>
      <PageHeader title="Your plan" lead="What you have, what it costs, and how to change it." />
      {customer ? (
        <>
          <CurrentPlan customer={customer} />
          {canBegin(customer) && (
            <section className={classes.section} aria-labelledby="plans">
              <Heading as="h2" id="plans" className={classes.heading}>
                Plans
              </Heading>
              <PlanCards viewer="Free" />
            </section>
          )}
          {customer.status !== null && <InvoiceList />}
        </>
      ) : isError ? (
        <ErrorState
          title="Your plan could not be loaded"
          message="Nothing has changed. Please check your connection and try again."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label="Loading your plan">
          <Skeleton height={168} radius="md" mb={40} />
          <Skeleton height={180} radius="md" />
        </div>
      )}
    </>
  )
}
