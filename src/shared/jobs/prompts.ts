import { promptsOf } from '#shared/users/prompts.ts'

const OF_A_LANGUAGE: readonly ((language: string) => string)[] = [
  (language) => `Remote ${language} developer`,
  (language) => `Junior ${language} engineer`,
  (language) => `Senior ${language} engineer`,
  (language) => `${language} contract`,
  (language) => `${language} internship`,
  (language) => `${language} at a startup`,
]

/** Searches to begin with, of the languages that somebody chose, in no order (R-JOBS-05). */
export const jobPrompts = (languages: readonly string[], random?: () => number): string[] =>
  promptsOf(OF_A_LANGUAGE, languages, random)
