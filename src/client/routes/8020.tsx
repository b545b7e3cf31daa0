import { createFileRoute } from '@tanstack/react-router'
import { useRecordPageView } from '#client/features/analytics/use-record-page-view.ts'
import { prefetchAccount } from '#client/features/auth/prefetch-account.ts'
import { SharableRoadmaps } from '#client/features/roadmaps/sharable-roadmaps.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { trpc } from '#client/trpc.ts'
import { SkipLink } from '#client/ui/focus/skip-link.tsx'
import { HowItWorks } from './-8020/how-it-works.tsx'
import { Footer } from './-landing/footer.tsx'
import hero from './-landing/hero.module.css'
import { Illustration } from './-landing/illustration.tsx'
import classes from './-landing/landing.module.css'
import { PromptForm } from './-landing/prompt-form.tsx'
import { TopBar } from './-landing/top-bar.tsx'

/** The public way into the learning area (2§2.1). */
export const Route = createFileRoute('/8020')({
  loader: ({ context: { queryClient } }) => {
    prefetchAccount(queryClient)
    void queryClient.prefetchQuery(trpc.roadmaps.listSharable.queryOptions())
  },
  component: LearningArea,
})

function LearningArea() {
  const isSignedIn = useStored('token') !== null
  usePageTitle('8020')
  useRecordPageView()
  return (
    <>
      <SkipLink />
      <TopBar isSignedIn={isSignedIn} />
      <main id="content" tabIndex={-1} className={classes.page}>
        <section className={hero.hero}>
          <h1 className={hero.headline} tabIndex={-1}>
            Learn the 20%
            <br />
            that gives 80% of outcomes.
          </h1>
          <p className={hero.lead}>
            8020 turns a goal in your own words into a roadmap: phases, sections, material to learn from, and questions
            that show what stuck. A certificate stands at its end.
          </p>
          <PromptForm isSignedIn={isSignedIn} />
        </section>
        <Illustration />
        <HowItWorks />
        <SharableRoadmaps />
      </main>
      <Footer isSignedIn={isSignedIn} />
    </>
  )
}
