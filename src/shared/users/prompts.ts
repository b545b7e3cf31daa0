/** What lists speak of where nobody chose a language (R-JOBS-05, G-OSS-01). */
export const DEFAULT_LANGUAGES = ['JavaScript', 'Python'] as const

const PROMPTS_SHOWN = 4

/**
 * Things to begin with, of the languages that somebody chose, in no order (2§9). @param random of [0, 1), so that whoever tests can
 * know what comes
 */
export function promptsOf(
  ofALanguage: readonly ((language: string) => string)[],
  languages: readonly string[],
  random: () => number = Math.random,
): string[] {
  const named = languages.length > 0 ? languages : DEFAULT_LANGUAGES
  const all = named.flatMap((language) => ofALanguage.map((write) => write(language)))
  return all
    .map((prompt) => ({ prompt, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, PROMPTS_SHOWN)
    .map(({ prompt }) => prompt)
}
