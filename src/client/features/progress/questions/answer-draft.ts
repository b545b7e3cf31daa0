import { readItem, writeItem } from '#client/lib/browser-storage.ts'

/** What a learner is writing, kept for this tab until it has been sent: a reload loses nothing. */
const storageKey = (questionId: string) => `userData.answerDraft.${questionId}`

export const readAnswerDraft = (questionId: string): string | null => readItem('sessionStorage', storageKey(questionId))

export const writeAnswerDraft = (questionId: string, text: string): void =>
  writeItem('sessionStorage', storageKey(questionId), text)

export const clearAnswerDraft = (questionId: string): void => writeItem('sessionStorage', storageKey(questionId), null)
