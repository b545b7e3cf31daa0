import type { SourceName } from '#shared/profiles/rules.ts'

/** What the places are called where somebody can be found. */
export const SOURCE_LABELS: Readonly<Record<SourceName, string>> = {
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  stackoverflow: 'Stack Overflow',
  upwork: 'Upwork',
  blog: 'Blog',
  journal: 'Journal',
  youtube: 'YouTube',
  twitch: 'Twitch',
  podcast: 'Podcast',
}
