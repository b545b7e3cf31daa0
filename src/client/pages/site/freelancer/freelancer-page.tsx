import { useEffect, useState } from 'react'
import { readApplication, sendApplication } from '#client/features/internships/application.ts'
import { Mentors, Testimonials } from '#client/features/site/people.tsx'
import { readToken } from '#client/lib/stored-session.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { Block, Points } from '#client/ui/landing/block.tsx'
import { Hero } from '#client/ui/landing/hero.tsx'
import { OPERATOR } from '#shared/site/operator.ts'
import classes from './freelancer-page.module.css'
import { OUTCOMES, PERKS, QUESTIONS, WEEKS } from './programme.ts'

const ApplyDialog = lazyDialog(async () => (await import('#client/features/internships/apply-dialog.tsx')).ApplyDialog)

const LEAD =
  'A six-week internship for developers who want to work for themselves, with mentors and the Agencer, an assistant that looks for clients. The present cohort is closed.'

/** 3§2.8, in its order. */
export function FreelancerPage() {
  usePageTitle('Freelance internship')
  return (
    <>
      <Hero title={['Land Your First Freelance Client', 'in 6 Weeks']} lead={LEAD}>
        <Button disabled size="md" style={{ marginTop: 24 }}>
          Closed
        </Button>
      </Hero>
      <Block
        title="What it is"
        lead="You build what a client looks at before answering, write real proposals while somebody reads along, and take the first one to the end. Six weeks, some six hours a week, in your own time but for one live session."
      />
      <Block title="Six weeks">
        <ol className={classes.weeks}>
          {WEEKS.map(({ head, text }, at) => (
            <li key={head} className={classes.week}>
              <span className={classes.number}>Wk{at + 1}</span>
              <span>
                <strong>{head}</strong>
                <br />
                {text}
              </span>
            </li>
          ))}
        </ol>
      </Block>
      <Block title="What you get on the way">
        <Points points={PERKS} columns={2} />
      </Block>
      <Mentors mentors={OPERATOR.mentors} />
      <Block title="What you have afterwards">
        <ul className={classes.outcomes}>
          {OUTCOMES.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </ul>
      </Block>
      <Testimonials said={OPERATOR.testimonials} />
      <Block title="Questions">
        {QUESTIONS.map(({ question, answer }) => (
          // one name: opening one closes the other
          <details key={question} name="questions" className={classes.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Block>
      <Apply />
    </>
  )
}

/** Interest in the next cohort; whoever comes back from the sign-in with links in the address has it sent at once. */
function Apply() {
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    const waiting = readApplication(location.search)
    if (!waiting || !readToken()) return
    // once: neither a reload nor the next visit sends it again
    history.replaceState(history.state, '', location.pathname)
    void sendApplication(waiting).then((failure) => setSaid(failure ?? APPLIED))
  }, [])
  return (
    <Block
      isCentred
      title="Be there next time"
      lead="Leave a link to your profile, and we write to you when the next cohort opens."
    >
      <Button size="landing" onMouseEnter={ApplyDialog.preload} onClick={() => setIsOpen(true)}>
        Apply Now
      </Button>
      <div role="status">
        {said && (
          <Card as="p" padding="medium" tone="good">
            {said}
          </Card>
        )}
      </div>
      <ApplyDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onApplied={() => {
          setIsOpen(false)
          setSaid(APPLIED)
        }}
      />
    </Block>
  )
}

const APPLIED = 'Your application is in. We write to you when the next cohort opens.'
