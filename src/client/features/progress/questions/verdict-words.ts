import { ANSWERS_TO_COMPLETE } from '#shared/progress/rules.ts'
import type { JudgeAnswerOutput } from '#shared/progress/schemas.ts'
import { restWords } from './rest-words.ts'

/** 'Right', 'Not right', or that nothing was counted. */
export const verdictWords = ({ verdict, section }: Pick<JudgeAnswerOutput, 'verdict' | 'section'>): string =>
  gradeWords({ isRight: verdict.isRight, isCounted: section !== null })

/** The same of what code has graded. */
export function gradeWords({ isRight, isCounted }: { isRight: boolean; isCounted: boolean }): string {
  if (isRight) return 'Right'
  return isCounted ? 'Not right' : 'Not counted'
}

/** What an answer brought and what comes next, in words. One that arrives twice, as after a reload, is told as it was the first time. */
export function effectWords({ verdict, isCounted, restsUntil, section }: JudgeAnswerOutput): string | null {
  if (!section || (section.isCompleted && section.streetCred === 0 && !section.certificateId)) return null
  const { acceptedAnswers, owedAnswers, streetCred, certificateId } = section
  if (certificateId) return 'Section completed, and with it the roadmap. Your certificate is ready.'
  if (streetCred > 0) return `Section completed, ${streetCred.toFixed(2)} StreetCred earned.`
  const again = restsUntil && `This question counts again ${restWords(restsUntil)}.`
  if (verdict.isAccepted || (verdict.isRight && !isCounted))
    return `${acceptedAnswers} of ${ANSWERS_TO_COMPLETE} right answers.`
  if (verdict.isRight) {
    return owedAnswers > 0
      ? `It makes up for a wrong one; ${owedAnswers} left to make up for.`
      : 'It makes up for a wrong one. The next right answer counts.'
  }
  return again ?? (owedAnswers > 0 ? 'A right answer makes up for it. This question comes back later.' : null)
}
