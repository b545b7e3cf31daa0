/** What is offered where somebody names the languages they write; any other may be typed. */
export const KNOWN_LANGUAGES = [
  ...['JavaScript', 'TypeScript', 'Python', 'Go', 'Rust', 'Java', 'Kotlin', 'Swift', 'C', 'C++', 'C#', 'F#', 'PHP'],
  ...['Ruby', 'Dart', 'Scala', 'Elixir', 'Erlang', 'Haskell', 'OCaml', 'Clojure', 'Lua', 'Perl', 'R', 'Julia', 'Zig'],
  ...['Solidity', 'SQL', 'HTML', 'CSS', 'Shell', 'PowerShell', 'Objective-C', 'Nim', 'Crystal', 'Fortran', 'COBOL'],
]

export const MOST_LANGUAGES = 30
export const LANGUAGE_MAX_LENGTH = 40

const KNOWN = new Map(KNOWN_LANGUAGES.map((name) => [name.toLowerCase(), name]))

/** As it is usually written, so that 'python' and 'Python' are one. */
export const asLanguage = (text: string): string => {
  const name = text.trim().replace(/\s+/g, ' ')
  return KNOWN.get(name.toLowerCase()) ?? name
}

export const LAST_LANGUAGE = 'At least one language stays selected.'

/** What the others are when one is turned on or off; the last one can't be turned off (R-PROF-01). */
export function toggleLanguage(selected: readonly string[], language: string): string[] {
  if (!selected.includes(language)) return [...selected, language]
  return selected.length > 1 ? selected.filter((name) => name !== language) : [...selected]
}

/** What somebody may be interested in; feeds and people are looked for by it. */
export const INTEREST_AREAS = [
  ...['Web', 'Backend', 'Mobile', 'Data', 'AI', 'DevOps', 'Security', 'Databases', 'Games', 'Embedded'],
  ...['Testing', 'Design', 'Open source', 'Startups', 'Career'],
] as const

/** 1§3: what somebody is here for; `everything` until they say. */
export const USAGE_INTENTS = {
  everything: 'Everything',
  learning: 'Learning',
  jobs: 'Finding a job',
  openSource: 'Open source',
  people: 'Meeting other developers',
} as const
