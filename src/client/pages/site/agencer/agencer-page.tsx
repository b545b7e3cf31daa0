import { InfoLink } from '#client/features/site/info-link.tsx'
import { WaitlistForm } from '#client/features/waitlist/waitlist-form.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Block, Points } from '#client/ui/landing/block.tsx'
import { Hero } from '#client/ui/landing/hero.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './agencer-page.module.css'

/** 1§1: finds freelance work, sets rates, writes proposals. */
const WORK = [
  {
    head: 'Finds freelance work',
    text: 'Reads what is posted and keeps what fits your skills, your rate and your week.',
  },
  { head: 'Sets rates', text: 'Names a price from what such work pays and what you can prove, with its reason.' },
  { head: 'Writes proposals', text: 'Drafts the answer to a posting in your words. You read, change and send it.' },
]

export function AgencerPage() {
  usePageTitle('Agencer')
  return (
    <>
      <Hero
        title={['An agent that finds', 'your next client']}
        lead="The Agencer looks for freelance work, sets rates and writes proposals. It is not open yet: join its waitlist, and we write once, when it is your turn."
      >
        <Card padding="large" className={classes.form}>
          <WaitlistForm waitlist="agencer" />
        </Card>
        <Text className={classes.note}>
          What it may read and what it never does: <InfoLink page="bizdev-privacy">privacy of the agent</InfoLink>.
        </Text>
      </Hero>
      <Block title="What it is to do">
        <Points points={WORK} />
      </Block>
    </>
  )
}
