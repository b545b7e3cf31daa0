import type { Profile } from '#shared/profiles/schemas.ts'

/** As much of somebody as a model needs to write for them. */
const MAX_PROMPT = 2000

interface Preferred {
  selectedLanguages: string[]
  interestAreas: string[]
}

/** Somebody in one text, of nothing but what they say of themselves; sentences of what they did not say are left out. */
export function describeProfile(profile: Profile, { selectedLanguages, interestAreas }: Preferred): string {
  const { name, shortBio, storySummary, roles, location, entries } = profile
  const [job] = entries.filter(({ kind, endedIn }) => kind === 'job' && endedIn === null)
  const sentences = [
    [name, roles.length > 0 && `, ${roles.join(', ')}`, location && `, in ${location}`].filter(Boolean).join(''),
    shortBio,
    job && `Works as ${job.title} at ${job.organization}`,
    selectedLanguages.length > 0 && `Writes ${selectedLanguages.join(', ')}`,
    interestAreas.length > 0 && `Is interested in ${interestAreas.join(', ')}`,
    storySummary,
  ]
  return sentences
    .filter((sentence) => typeof sentence === 'string' && sentence !== '')
    .map((sentence) => String(sentence).replace(/[.\s]*$/, '.'))
    .join(' ')
    .slice(0, MAX_PROMPT)
}
