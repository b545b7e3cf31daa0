import { DoneCard } from '#client/ui/card/done-card.tsx'
import type { SectionOutcome } from '#shared/progress/schemas.ts'
import classes from './knowledge-test.module.css'

interface SectionDoneProps {
  completedAt: string
  /** What the answer just given brought; null when the section was completed earlier. */
  earned: Pick<SectionOutcome, 'streetCred' | 'certificateId'> | null
  /** Who tested out has none to look back at. */
  hasAnswers: boolean
}

/** A completed section: what it brought. The way on stands at the window's end. */
export function SectionDone({ completedAt, earned, hasAnswers }: SectionDoneProps) {
  return (
    <DoneCard
      isNew={earned !== null}
      title={
        <>
          Section completed
          {earned && earned.streetCred > 0 && (
            <span className={classes.points}>+{earned.streetCred.toFixed(2)} StreetCred</span>
          )}
        </>
      }
      hint={
        earned?.certificateId
          ? 'It was the last one: every section of this roadmap is completed, and your certificate is ready.'
          : hintOf(earned !== null, completedAt, hasAnswers)
      }
    />
  )
}

function hintOf(isNew: boolean, completedAt: string, hasAnswers: boolean): string {
  if (isNew) return hasAnswers ? 'You can look back at your answers, or move on.' : 'You have shown that you know it.'
  const day = new Date(completedAt).toLocaleDateString('en', { dateStyle: 'long' })
  return hasAnswers ? `On ${day}. Your answers stay here.` : `On ${day}.`
}
