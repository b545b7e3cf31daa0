import { Link } from '@tanstack/react-router'
import { PromptForm } from '#client/features/roadmaps/create/prompt-form.tsx'
import { useSectionView } from '#client/features/site/use-section-view.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { FactList } from '#client/ui/landing/fact-list.tsx'
import { Hero } from '#client/ui/landing/hero.tsx'
import { Illustration } from '#client/ui/landing/illustration.tsx'
import { isDrawnByBuild } from '#client/ui/part/first-page.ts'
import { nearPart } from '#client/ui/part/near-part.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { HERO_MESSAGES } from '#shared/site/hero-messages.ts'
import { OPERATOR } from '#shared/site/operator.ts'
import { FACTS } from './facts.ts'
import classes from './landing-page.module.css'

/** Below what is seen first; its place is kept until it comes. */
const ExampleRoadmap = nearPart(
  'example',
  async () => (await import('./example-roadmap.tsx')).ExampleRoadmap,
  <div className={classes.example} />,
)
const LandingSections = nearPart(
  'sections',
  async () => (await import('./sections/landing-sections.tsx')).LandingSections,
  <div className={classes.sections} />,
)

const LEAD =
  'Say what you want to learn. Get the route there: a minute later you have a developer roadmap made for your goal, in phases, sections and objectives you can check yourself against.'

export function LandingPage() {
  const isSignedIn = useStored('token') !== null
  return (
    <>
      <div ref={useSectionView('mainTopSec')}>
        <Hero title={HERO_MESSAGES[2]} lead={LEAD}>
          <PromptForm isSignedIn={isSignedIn} />
          <div className={classes.ways}>
            {!isSignedIn && (
              <ButtonLink to="/login" variant="default" data-first-for={isDrawnByBuild ? 'visitors' : undefined}>
                Join
              </ButtonLink>
            )}
            <a href={OPERATOR.agentMarketplace.url} target="_blank" rel="noopener" className={classes.joinLink}>
              {OPERATOR.agentMarketplace.label}
            </a>
          </div>
          <Text size="body" className={classes.join}>
            Or look through{' '}
            <Link to="/8020" className={classes.joinLink}>
              roadmaps that are ready
            </Link>{' '}
            to read and copy.
          </Text>
        </Hero>
      </div>
      <Illustration />
      {/* what a new account gets is no news to a person who has one */}
      <FactList as="p" facts={[isSignedIn ? FACTS.price : FACTS.start, FACTS.size, FACTS.refund]} />
      <ExampleRoadmap />
      <LandingSections />
    </>
  )
}
