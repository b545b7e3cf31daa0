import { Card } from '#client/ui/card/card.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { SectionOutcome } from '#shared/progress/schemas.ts'
import classes from './section-done.module.css'

interface SectionDoneProps {
  completedAt: string
  /** What the answer just given brought; null when the section was completed earlier. */
  earned: Pick<SectionOutcome, 'streetCred' | 'certificateId'> | null
}

/** A completed section: what it brought. The way on stands at the window's end. */
export function SectionDone({ completedAt, earned }: SectionDoneProps) {
  return (
    <Card ground="accent" padding="medium" className={classes.done} data-new={earned ? true : undefined}>
      <span className={classes.mark}>
        <CheckIcon />
      </span>
      <div className={classes.words}>
        <Text size="body" tone="inherit" isStrong className={classes.headline}>
          Section completed
          {earned && earned.streetCred > 0 && (
            <span className={classes.points}>+{earned.streetCred.toFixed(2)} StreetCred</span>
          )}
        </Text>
        <p className={classes.hint}>
          {earned?.certificateId
            ? 'It was the last one: every section of this roadmap is completed, and your certificate is ready.'
            : hintOf(earned !== null, completedAt)}
        </p>
      </div>
    </Card>
  )
}

function hintOf(isNew: boolean, completedAt: string): string {
  if (isNew) return 'You can look back at your answers, or go on.'
  return `On ${new Date(completedAt).toLocaleDateString('en', { dateStyle: 'long' })}. Your answers stay here.`
}
