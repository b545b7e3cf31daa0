import { useSearch } from '@tanstack/react-router'
import { useSession } from '#client/features/auth/use-session.ts'
import { PlanCards } from '#client/features/billing/plans/plan-cards.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import { PlanQuestions } from './plan-questions.tsx'
import classes from './pricing-page.module.css'
import { usePlanViewer } from './use-plan-viewer.ts'

export function PricingPage() {
  const { billing } = useSearch({ from: '/_connected/_public/pricing' })
  const { viewer, lookAgain, isLooking } = usePlanViewer(useSession())
  return (
    <>
      <header className={classes.head}>
        <Heading as="h1" size="display" tabIndex={-1}>
          Simple pricing
        </Heading>
        <p className={classes.lead}>Your first {SIGN_UP_CREDITS} credits are free. What is not there yet is marked.</p>
      </header>
      {lookAgain && (
        <ErrorState
          title="Your account could not be loaded"
          message="So we can't tell which plan you have. Please check your connection and try again."
          onRetry={lookAgain}
          isRetrying={isLooking}
        />
      )}
      <PlanCards viewer={viewer} billing={billing} />
      <PlanQuestions />
    </>
  )
}
