import { hoursText, pathFacts } from '#client/features/library/path-facts.ts'
import { PathLine } from '#client/features/library/path-line.tsx'
import type { Path } from '#shared/library/schemas.ts'
import classes from './path-about.module.css'

/** What one wants to know before reading: how long, for whom, what it takes for granted and leaves out. */
export function PathAbout({ path, className }: { path: Path; className?: string | undefined }) {
  const phases = path.phases.map(({ sections }) => sections.length)
  const facts = [
    { name: 'For', texts: [path.audience] },
    { name: 'You know already', texts: path.knows },
    { name: 'It leaves out', texts: path.leavesOut },
  ]
  return (
    <section className={className} aria-label={`About this roadmap, ${hoursText(path.minutes)}`}>
      <PathLine phases={phases} size="small" />
      <p className={classes.facts}>{pathFacts({ ...path, phases })}</p>
      <dl className={classes.list}>
        {facts
          .filter(({ texts }) => texts.length > 0)
          .map(({ name, texts }) => (
            <div key={name}>
              <dt className={classes.name}>{name}</dt>
              <dd className={classes.told}>{texts.join(', ')}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
