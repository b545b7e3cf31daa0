import { promptsOf } from '#shared/users/prompts.ts'

const OF_A_LANGUAGE: readonly ((language: string) => string)[] = [
  (language) => `${language} web framework`,
  (language) => `${language} testing`,
  (language) => `${language} database`,
  (language) => `${language} command line`,
  (language) => `${language} documentation`,
  (language) => `${language} education`,
]

/** Searches for projects to begin with, of the languages that somebody chose, in no order (2§7.2). */
export const projectPrompts = (languages: readonly string[], random?: () => number): string[] =>
  promptsOf(OF_A_LANGUAGE, languages, random)
