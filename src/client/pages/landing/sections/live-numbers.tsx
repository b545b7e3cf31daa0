import { useNumbers } from '#client/features/site/use-numbers.ts'
import type { SiteNumbers } from '#shared/site/numbers.ts'
import classes from './live-numbers.module.css'

const WORDS: readonly [keyof SiteNumbers, string][] = [
  ['roadmapsWritten', 'roadmaps written'],
  ['sectionsCompleted', 'sections completed'],
  ['linksChecked', 'links checked'],
]

const FIGURE = new Intl.NumberFormat('en')

/** What the product has done so far, counted and true; what is nothing yet is not boasted of. */
export function LiveNumbers() {
  const numbers = useNumbers()
  const known = numbers ? WORDS.filter(([name]) => numbers[name] > 0) : []
  return (
    <dl className={classes.numbers} aria-label="So far">
      {numbers &&
        known.map(([name, words]) => (
          <div key={name} className={classes.number}>
            <dd className={classes.figure}>{FIGURE.format(numbers[name])}</dd>
            <dt className={classes.words}>{words}</dt>
          </div>
        ))}
    </dl>
  )
}
