import { Line } from '#client/ui/line/line.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { nextQuestion } from '#shared/progress/next-question.ts'
import { ANSWERS_TO_COMPLETE, MAX_QUESTIONS, SECTION_STREETCRED } from '#shared/progress/rules.ts'
import type { SectionProgress } from '#shared/progress/schemas.ts'
import classes from './knowledge-test.module.css'

/** The bar of two: right answers that count, drawn as a stretch of the Line. */
export function TestProgress({ section }: { section: SectionProgress }) {
  const accepted = section.questions.filter(({ verdict }) => verdict?.isAccepted).length
  const covered = section.completedAt === null ? Math.min(accepted, ANSWERS_TO_COMPLETE) : ANSWERS_TO_COMPLETE
  const isOpen = section.completedAt === null && nextQuestion(section.questions) !== null
  return (
    <div className={classes.progress}>
      <Text size="body" className={classes.lead}>
        {countWords(section.questions.length)} about this section's objectives. {ANSWERS_TO_COMPLETE} right answers
        complete the section; a wrong one takes another right one to make up for it.
      </Text>
      <Text as="div" tone="inherit" className={classes.measures}>
        <div
          role="progressbar"
          aria-label="Right answers"
          aria-valuemin={0}
          aria-valuemax={ANSWERS_TO_COMPLETE}
          aria-valuenow={covered}
        >
          <Line stretches={[{ stations: ANSWERS_TO_COMPLETE, covered }]} gap={48} />
        </div>
        <span>
          {ANSWERS_TO_COMPLETE} right answers needed: {covered} done
        </span>
        {isOpen && section.owedAnswers > 0 && (
          <span className={classes.owed}>{section.owedAnswers} wrong to make up for first</span>
        )}
        <span className={classes.estimate}>
          Estimated StreetCred <strong>{SECTION_STREETCRED.toFixed(2)}</strong>, your points for what you know
        </span>
      </Text>
    </div>
  )
}

/** How many were drawn, where that is fewer than there could be. */
function countWords(count: number): string {
  if (count === 0 || count >= MAX_QUESTIONS) return `Up to ${MAX_QUESTIONS} questions`
  return count === 1 ? '1 question' : `${count} questions`
}
