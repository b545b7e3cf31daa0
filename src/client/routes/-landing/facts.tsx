import classes from './landing.module.css'

/** True today: 2§9 and G-CRED-02. A number that changes in src/shared changes here too (tests/client holds them together). */
export const FACTS = [
  { figure: '3', unit: 'roadmaps free', text: 'Every new account starts with three credits; a roadmap costs one.' },
  {
    figure: '4',
    unit: 'phases at most',
    text: 'Each has three or four sections, and each section three to five objectives.',
  },
  { figure: '2', unit: 'hours to undo', text: 'Delete a roadmap within two hours and its credit comes back to you.' },
] as const

export function Facts() {
  return (
    <ul className={classes.facts}>
      {FACTS.map(({ figure, unit, text }) => (
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
