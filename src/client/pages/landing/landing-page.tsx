import { Link } from '@tanstack/react-router'
import { PromptForm } from '#client/features/roadmaps/create/prompt-form.tsx'
import { useStored } from '#client/lib/use-stored.ts'
import { FactList } from '#client/ui/landing/fact-list.tsx'
import { Hero } from '#client/ui/landing/hero.tsx'
import { Illustration } from '#client/ui/landing/illustration.tsx'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { AUTH_TEXTS } from '#shared/auth/texts.ts'
import { FACTS } from './facts.ts'
import classes from './landing-page.module.css'

/** Below what is seen first; its place is kept until it comes. */
const ExampleRoadmap = lazyPart(
  async () => (await import('./example-roadmap.tsx')).ExampleRoadmap,
  <div className={classes.example} />,
)

const LEAD =
  'Describe your goal in your own words; a minute later you have a developer roadmap made for it, in phases, sections and objectives you can check yourself against.'

export function LandingPage() {
  const isSignedIn = useStored('token') !== null
  return (
    <>
      <Hero title={['Say what you want to learn.', 'Get the route there.']} lead={LEAD}>
        <PromptForm isSignedIn={isSignedIn} />
        <Text size="body" className={classes.join}>
          Or look through{' '}
          <Link to="/8020" className={classes.joinLink}>
            roadmaps that are ready
          </Link>{' '}
          to read and copy.
        </Text>
        {!isSignedIn && (
          <Text size="body" className={classes.join}>
            New here?{' '}
            <Link to="/login" className={classes.joinLink}>
              {AUTH_TEXTS.continueWithGithub}
            </Link>{' '}
            and get three roadmaps free.
          </Text>
        )}
      </Hero>
      <Illustration />
      {/* what a new account gets is no news to a person who has one */}
      <FactList as="p" facts={[isSignedIn ? FACTS.price : FACTS.start, FACTS.size, FACTS.refund]} />
      <ExampleRoadmap />
    </>
  )
}
