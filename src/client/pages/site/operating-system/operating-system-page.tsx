import { JoinButton } from '#client/features/waitlist/join-button.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Block, Points } from '#client/ui/landing/block.tsx'
import { Hero } from '#client/ui/landing/hero.tsx'
import { HERO_MESSAGES } from '#shared/site/hero-messages.ts'
import classes from './operating-system-page.module.css'

const LEAD =
  'An operating system for developers who serve several clients at once: one place for issues, code, promises and invoices. It is being built; who waits is asked first.'

const CODE = [
  { head: 'One list of work', text: 'Issues of every client’s repository in one order, by what was promised when.' },
  {
    head: 'A developer agent',
    text: 'It prepares a change for an issue that you choose. You read, correct and merge.',
  },
]

const GROW = [
  { head: 'Promises kept', text: 'Dates, hours and scope of each project side by side, before two of them collide.' },
  { head: 'The next client', text: 'The Agencer looks for work that fits into the gap and drafts the proposal.' },
]

/** 3§2.7 */
export function OperatingSystemPage() {
  usePageTitle('Manage Multiple Projects With Ease')
  return (
    <>
      <Hero eyebrow="Early Access" title={HERO_MESSAGES[5]} lead={LEAD}>
        <div className={classes.join}>
          <JoinButton waitlist="os" size="md" />
        </div>
      </Hero>
      <Block title="Code & Build at Scale" lead="For the hours in which you write software.">
        <Points points={CODE} columns={2} />
      </Block>
      <Block title="Manage & Grow With Ease" lead="For the hours in which you don’t.">
        <Points points={GROW} columns={2} />
      </Block>
      <Block
        isCentred
        title="One developer running a huge company"
        lead="What took a department fits on one desk, if the desk remembers everything. That is what we build."
      >
        <JoinButton waitlist="os" variant="default" size="md" />
      </Block>
    </>
  )
}
