/** R-JOBS-05: what the lists speak of where nobody chose a language. */
export const DEFAULT_LANGUAGES = ['JavaScript', 'Python'] as const

const OF_A_LANGUAGE: readonly ((language: string) => string)[] = [
  (language) => `Remote ${language} developer`,
  (language) => `Junior ${language} engineer`,
  (language) => `Senior ${language} engineer`,
  (language) => `${language} contract`,
  (language) => `${language} internship`,
  (language) => `${language} at a startup`,
]

const PROMPTS_SHOWN = 4

/**
 * Searches to begin with, of the languages that somebody chose, in no order (R-JOBS-05). @param random of [0, 1), so that
 * whoever tests can know what comes
 */
export function jobPrompts(languages: readonly string[], random: () => number = Math.random): string[] {
  const named = languages.length > 0 ? languages : DEFAULT_LANGUAGES
  const all = named.flatMap((language) => OF_A_LANGUAGE.map((write) => write(language)))
  return all
    .map((prompt) => ({ prompt, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, PROMPTS_SHOWN)
    .map(({ prompt }) => prompt)
}
