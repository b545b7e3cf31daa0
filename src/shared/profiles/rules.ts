import { linkProblem } from '../internships/rules.ts'

/** Where else somebody can be found (1§3); GitHub and Discord are proved by connecting them, so nobody types those. */
export const SOURCE_NAMES = [
  ...(['linkedin', 'twitter', 'stackoverflow', 'upwork', 'blog'] as const),
  ...(['journal', 'youtube', 'twitch', 'podcast'] as const),
] as const
export type SourceName = (typeof SOURCE_NAMES)[number]

export const PROFILE_LENGTHS = { name: 120, location: 120, shortBio: 300, storySummary: 5000, source: 200, bio: 20_000 }

export const NO_WEB_LINK = 'Enter a web address that starts with https://'

export const isWebLink = (text: string): boolean => /^https?:\/\/[^\s/@]+\.[^\s/@]+(\/\S*)?$/i.test(text)

/** Why this can't be where somebody is found (3§5, G-PROF-03); null for nothing and for what can. */
export function sourceProblem(source: SourceName, value: string): string | null {
  const text = value.trim()
  if (text === '') return null
  if (source === 'linkedin') return linkProblem('linkedInUrl', text)
  if (source === 'upwork') return linkProblem('upworkUrl', text)
  const isAddress = source === 'blog' || /^[a-z][a-z\d+.-]*:/i.test(text)
  return isAddress && !isWebLink(text) ? NO_WEB_LINK : null
}
