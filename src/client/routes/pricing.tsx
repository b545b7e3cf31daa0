import { createFileRoute } from '@tanstack/react-router'
import { prefetchAccount } from '#client/features/auth/prefetch-account.ts'
import { type Session, useSession } from '#client/features/auth/use-session.ts'
import { PlanCards, type PlanViewer } from '#client/features/billing/plan-cards.tsx'
import { PlanQuestions } from '#client/features/billing/plan-questions.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { SkipLink } from '#client/ui/skip-link.tsx'
import { Footer } from './-landing/footer.tsx'
import landing from './-landing/landing.module.css'
import { TopBar } from './-landing/top-bar.tsx'
import classes from './-pricing.module.css'

/** Plans for everybody to see (3§2.5). */
export const Route = createFileRoute('/pricing')({
  loader: ({ context: { queryClient } }) => prefetchAccount(queryClient),
  component: PricingPage,
})

function PricingPage() {
  const session = useSession()
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
        <PlanCards viewer={viewerOf(session)} />
        <PlanQuestions />
      </main>
      <Footer isSignedIn={session.status !== 'visitor'} />
    </>
  )
}

function viewerOf(session: Session): PlanViewer {
  if (session.status === 'visitor') return 'visitor'
  if (session.status !== 'user') return undefined
  return session.user.isAccountPro ? 'Pro' : 'Free'
}
