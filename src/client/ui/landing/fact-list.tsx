import { Text } from '#client/ui/text/text.tsx'
import classes from './fact-list.module.css'

interface Fact {
  /** Stands before the head, larger to the eye. */
  figure?: string
  head: string
  text: string
}

/** Three things that are true, side by side. */
export function FactList({ facts, as: Head }: { facts: readonly Fact[]; as: 'h2' | 'p' }) {
  return (
    <ul className={classes.facts}>
      {facts.map(({ figure, head, text }) => (
        <li key={head} className={classes.fact}>
          <Head className={classes.factHead}>
            {figure && <span className={classes.figure}>{figure}</span>}
            {figure && ' '}
            {head}
          </Head>
          <Text size="body" className={classes.factText}>
            {text}
          </Text>
        </li>
      ))}
    </ul>
  )
}
