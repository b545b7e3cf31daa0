import { SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import { ANSWERS_TO_COMPLETE } from '#shared/progress/rules.ts'
import { MAX_PHASES } from '#shared/roadmaps/rules.ts'
import classes from '../-landing/landing.module.css'

const STEPS = [
  {
    head: 'A route of your own',
    text: `Up to ${MAX_PHASES} phases, each with sections and objectives, written for your goal. A new account has ${SIGN_UP_CREDITS} roadmaps free.`,
  },
  {
    head: 'Material for every section',
    text: 'Videos, articles and blogs, newest or most popular. A section that is too short becomes a deep dive.',
  },
  {
    head: 'Proof that it stuck',
    text: `${ANSWERS_TO_COMPLETE} accepted answers complete a section; all sections earn a certificate that anyone can verify.`,
  },
] as const

/** What the learning area does, in three sentences that are true. */
export function HowItWorks() {
  return (
    <ul className={classes.facts}>
      {STEPS.map(({ head, text }) => (
        <li key={head} className={classes.fact}>
          <h2 className={classes.factHead}>{head}</h2>
          <p className={classes.factText}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
