import { createFileRoute } from '@tanstack/react-router'
import { prefetchAccount } from '#client/features/auth/prefetch-account.ts'
import { useSession } from '#client/features/auth/use-session.ts'
import { PlanCards } from '#client/features/billing/plan-cards.tsx'
import { PlanQuestions } from '#client/features/billing/plan-questions.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { SkipLink } from '#client/ui/focus/skip-link.tsx'
import { ErrorState } from '#client/ui/list/error-state.tsx'
import { Footer } from './-landing/footer.tsx'
import landing from './-landing/landing.module.css'
import { TopBar } from './-landing/top-bar.tsx'
import classes from './-pricing.module.css'
import { usePlanViewer } from './-use-plan-viewer.ts'

interface PricingSearch {
  /** What a visitor had chosen before signing in. */
  billing?: 'year'
}

/** Plans for everybody to see (3§2.5). */
export const Route = createFileRoute('/pricing')({
  validateSearch: ({ billing }: PricingSearch): PricingSearch => (billing === 'year' ? { billing } : {}),
  loader: ({ context: { queryClient } }) => prefetchAccount(queryClient),
  component: PricingPage,
})

function PricingPage() {
  const { billing } = Route.useSearch()
  const session = useSession()
  const { viewer, lookAgain, isLooking } = usePlanViewer(session)
  usePageTitle('Pricing')
  return (
    <>
      <SkipLink />
      <TopBar isSignedIn={session.status !== 'visitor'} />
      <main id="content" tabIndex={-1} className={landing.page}>
        <header className={classes.head}>
          <h1 className={classes.title} tabIndex={-1}>
            Simple pricing
          </h1>
          <p className={classes.lead}>Learn for free. Pay when you want more done for you.</p>
        </header>
        {lookAgain && (
          <ErrorState
            title="Your account could not be read"
            message="So we can't tell which plan you have. Please check your connection and try again."
            onRetry={lookAgain}
            isRetrying={isLooking}
          />
        )}
        <PlanCards viewer={viewer} billing={billing} />
        <PlanQuestions />
      </main>
      <Footer isSignedIn={session.status !== 'visitor'} />
    </>
  )
}
