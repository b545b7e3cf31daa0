import { Skeleton } from '@mantine/core'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/Skeleton.layer.css'
import { LineRail } from '#client/ui/line/line-rail.tsx'
import classes from './phase-card.module.css'
import own from './phase-in-writing.module.css'

const OVERVIEW_WIDTHS = ['96%', '88%', '40%'] as const
/** As many as a phase has at least. */
const TITLE_WIDTHS = ['52%', '44%', '60%'] as const

/** The place of the phase that is being written, as tall as a written one. */
export function PhaseInWriting({ number, label }: { number: number; label: string }) {
  const trackBefore = number === 1 ? 'none' : 'open'
  return (
    <Card as="article" className={classes.card}>
      <div className={classes.head}>
        <div className={classes.rail}>
          <LineRail before={trackBefore} after={trackBefore} />
        </div>
        <div className={classes.words}>
          <Text>{label}</Text>
          <div className={own.titleLine}>
            <Skeleton radius={4} width="56%" height={16} />
          </div>
          {OVERVIEW_WIDTHS.map((width) => (
            <div key={width} className={own.line}>
              <Skeleton radius={4} width={width} height={10} />
            </div>
          ))}
        </div>
      </div>
      <ol className={classes.sections} aria-hidden>
        {TITLE_WIDTHS.map((width, index) => (
          <li key={width} className={own.section}>
            <LineRail
              state="writing"
              before={index === 0 ? trackBefore : 'open'}
              after={index === TITLE_WIDTHS.length - 1 ? 'none' : 'open'}
              offset={20}
            />
            <Skeleton radius={4} width={width} height={10} />
          </li>
        ))}
      </ol>
    </Card>
  )
}
