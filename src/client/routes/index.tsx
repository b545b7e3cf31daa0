import { createFileRoute } from '@tanstack/react-router'
import { prefetchAccount } from '#client/features/auth/prefetch-account.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { SkipLink } from '#client/ui/focus/skip-link.tsx'
import { ExampleRoadmap } from './-landing/example-roadmap.tsx'
import { Facts } from './-landing/facts.tsx'
import { Footer } from './-landing/footer.tsx'
import { Hero } from './-landing/hero.tsx'
import { Illustration } from './-landing/illustration.tsx'
import classes from './-landing/landing.module.css'
import { TopBar } from './-landing/top-bar.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => prefetchAccount(context.queryClient),
  component: LandingPage,
})

function LandingPage() {
  const isSignedIn = useStored('token') !== null
  usePageTitle(null)
  return (
    <>
      <SkipLink />
      <TopBar isSignedIn={isSignedIn} />
      <main id="content" tabIndex={-1} className={classes.page}>
        <Hero isSignedIn={isSignedIn} />
        <Illustration />
        <Facts isSignedIn={isSignedIn} />
        <ExampleRoadmap />
      </main>
      <Footer isSignedIn={isSignedIn} />
    </>
  )
}
