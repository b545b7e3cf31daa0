import type { ReactNode } from 'react'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { CheckIcon } from '#client/ui/icons.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { ValidateAnswerOutput } from '#shared/progress/schemas.ts'
import classes from './section-done.module.css'

interface SectionDoneProps {
  date: string | null
  /** What the answer just given brought; null when the section was completed earlier. */
  earned: NonNullable<ValidateAnswerOutput['section']> | null
  userId: string
  roadmapId: string
  onward: ReactNode
}

/** A completed section: what it brought, and the way on; the certificate where it completed the whole roadmap. */
export function SectionDone({ date, earned, userId, roadmapId, onward }: SectionDoneProps) {
  return (
    <div className={classes.done} data-new={earned ? true : undefined}>
      <span className={classes.mark}>
        <CheckIcon />
      </span>
      <div className={classes.words}>
        <Text size="body" tone="inherit" isStrong className={classes.title}>
          Section completed
          {earned && earned.streetCred > 0 && (
            <span className={classes.points}>+{earned.streetCred.toFixed(2)} StreetCred</span>
          )}
        </Text>
        <p className={classes.hint}>
          {earned?.certificateId
            ? 'It was the last one: every section of this roadmap is completed, and your certificate is ready.'
            : hintOf(earned !== null, date)}
        </p>
        <div className={classes.onward}>
          {earned?.certificateId ? (
            <ButtonLink
              to="/learn/$userId/$roadmapId"
              params={{ userId, roadmapId }}
              search={{ certificate: '8020' }}
              size="sm"
            >
              See your certificate
            </ButtonLink>
          ) : (
            onward
          )}
        </div>
      </div>
    </div>
  )
}

function hintOf(isNew: boolean, date: string | null): string {
  if (isNew) return 'You can still change your answers, or go on.'
  return date
    ? `On ${new Date(date).toLocaleDateString('en', { dateStyle: 'long' })}. Your answers stay here.`
    : 'Your answers stay here.'
}
