import classes from './landing.module.css'

/** True today: 2§9 and G-CRED-02. A number that changes in src/shared changes here too (tests/client holds them together). */
export const FACTS = {
  start: {
    figure: '3',
    unit: 'roadmaps free',
    text: 'Every new account starts with three credits; a roadmap costs one.',
  },
  price: {
    figure: '1',
    unit: 'credit a roadmap',
    text: 'Nothing is spent before you press Create, and the roadmap is yours to keep.',
  },
  size: {
    figure: '4',
    unit: 'phases at most',
    text: 'Each has three or four sections, and each section three to five objectives.',
  },
  refund: {
    figure: '2',
    unit: 'hours to undo',
    text: 'Delete a roadmap within two hours and its credit comes back to you.',
  },
} as const

/** What a new account gets is no news to a person who has one. */
export function Facts({ isSignedIn }: { isSignedIn: boolean }) {
  const facts = [isSignedIn ? FACTS.price : FACTS.start, FACTS.size, FACTS.refund]
  return (
    <ul className={classes.facts}>
      {facts.map(({ figure, unit, text }) => (
        <li key={unit} className={classes.fact}>
          <p className={classes.factHead}>
            <span className={classes.figure}>{figure}</span> {unit}
          </p>
          <p className={classes.factText}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
