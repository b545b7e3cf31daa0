import { usePrefer } from '#client/features/feed/use-prefer.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EditChip } from '#client/ui/chip/edit-chip.tsx'
import type { FeedReason, PreferInput } from '#shared/feed/schemas.ts'
import classes from './feed-card.module.css'

interface ReasonChipProps {
  /** What is chosen by it. */
  kind: PreferInput['kind']
  value: string
  /** As people know it: "#rust", "Hacker News". */
  label: string
  /** What it counts for here; nothing where it only could. */
  points?: number | undefined
}

const CHOICES = [
  { choice: 'more', label: 'More' },
  { choice: 'less', label: 'Less' },
  { choice: 'mute', label: 'Mute' },
  { choice: null, label: 'As usual' },
] as const

/** Why something stands where it does, and the place to say that one wants more or less of it. */
export function ReasonChip({ kind, value, label, points }: ReasonChipProps) {
  const prefer = usePrefer()
  const counts = points === undefined ? '' : ` ${pointsText(points)}`
  return (
    <EditChip label={`${label}${counts}`} name={`${label}${counts}: more or less of it`} isEmpty={points === undefined}>
      {(close) => (
        <div className={classes.choices}>
          {CHOICES.map((one) => (
            <Button
              key={one.label}
              size="xs"
              variant="default"
              onClick={() => {
                close()
                prefer({ kind, value, choice: one.choice }, label)
              }}
            >
              {one.label}
            </Button>
          ))}
        </div>
      )}
    </EditChip>
  )
}

/** With its sign: "+3", "−0.5". */
export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

/** A reason that is no choice, in words. */
export function reasonText({ kind, value, points }: FeedReason): string {
  const count = Number(value)
  const words: Partial<Record<FeedReason['kind'], string>> = {
    saves: count === 1 ? '1 connection saved' : `${count} connections saved`,
    openings: count === 1 ? 'opened once' : `opened ${count} times`,
    votes: count === 1 ? '1 point there' : `${count} points there`,
    age: count < 48 ? `${count} h old` : `${Math.floor(count / 24)} d old`,
  }
  return `${words[kind] ?? value} ${pointsText(points)}`
}
