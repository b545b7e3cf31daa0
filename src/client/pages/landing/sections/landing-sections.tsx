import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { type LandingSection, useSectionView } from '#client/features/site/use-section-view.ts'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Block, Points } from '#client/ui/landing/block.tsx'
import { RotatingTabs } from '#client/ui/tabs/rotating-tabs.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { OPERATOR } from '#shared/site/operator.ts'
import { MANAGING, PATH, STANDING_OUT, WINNING } from './content.tsx'
import classes from './landing-sections.module.css'
import { LiveNumbers } from './live-numbers.tsx'

/** 1§2: what follows the hero and the example, in the documented order. */
export function LandingSections() {
  return (
    <>
      <LiveNumbers />
      <Block ref={useSectionView('ourPlanSec')} title="Your Path to Steady Income">
        <Points points={PATH} />
      </Block>
      <Block ref={useSectionView('becomeFutureReadySec')} title="Stand Out to Earn More">
        <Points
          columns={2}
          points={STANDING_OUT.map(({ head, text, way }) => ({
            head,
            text: (
              <>
                {text} <span className={classes.way}>{way}</span>
              </>
            ),
          }))}
        />
      </Block>
      <TabBlock section="bizDevSec" title="Win Projects That Pay Better" tabs={WINNING}>
        It is being built: <InfoLink page="agencer">join the Agencer’s waitlist</InfoLink>.
      </TabBlock>
      <TabBlock section="tosAgentSec" title="Manage Multiple Projects Effortlessly" tabs={MANAGING}>
        It is being built: <InfoLink page="tubli-os">join the waitlist of the operating system</InfoLink>.
      </TabBlock>
      <PromoCard />
      <Block
        ref={useSectionView('openSourceJourneySec')}
        isCentred
        title="Start your open-source journey"
        lead="The one workplace whose door is open: four weeks from the fundamentals to a change of yours in a large codebase."
      >
        <ButtonLink to="/$page" params={{ page: 'internship' }} variant="default">
          See the four weeks
        </ButtonLink>
      </Block>
    </>
  )
}

interface TabBlockProps {
  section: LandingSection
  title: string
  tabs: readonly { name: string; head: string; text: string }[]
  /** How far it is. */
  children: ReactNode
}

function TabBlock({ section, title, tabs, children }: TabBlockProps) {
  return (
    <Block ref={useSectionView(section)} title={title} lead={<span className={classes.way}>{children}</span>}>
      <RotatingTabs
        label={title}
        tabs={tabs.map(({ name, head, text }) => ({
          name,
          panel: (
            <Card padding="large">
              <Heading as="h3">{head}</Heading>
              <Text size="body">{text}</Text>
            </Card>
          ),
        }))}
      />
    </Block>
  )
}

/** 1§2: 'Generate Now' and, outside, 'Learn more'. */
const PromoCard = () => (
  <Card as="section" ground="accent" padding="large" className={classes.promo} aria-labelledby="promo">
    <div>
      <Heading as="h2" id="promo">
        8020: the part that carries the rest
      </Heading>
      <Text as="p" size="body" tone="inherit" className={classes.words}>
        A fifth of a subject is four fifths of its use. A roadmap names that fifth, in an order, with proof at each
        step.
      </Text>
    </div>
    <div className={classes.actions}>
      <Link to="/learn" className={classes.generate}>
        Generate Now
      </Link>
      <a href={OPERATOR.learnMoreUrl} target="_blank" rel="noopener">
        Learn more <span className={classes.unseen}>about the 80/20 principle</span>
      </a>
    </div>
  </Card>
)
