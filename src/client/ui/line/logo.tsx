import { Line, type Stretch } from './line.tsx'
import classes from './logo.module.css'

/** Three stations, the last one open. */
const MARK: readonly Stretch[] = [
  { stations: 1, covered: 1, level: 1 },
  { stations: 2, covered: 1, level: 0 },
]

/** The mark and, unless space is short, the name beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={classes.logo}>
      <Line stretches={MARK} size="small" />
      <span className={classes.name}>{name}</span>
    </span>
  )
}
