/** 3§5, G-FIN-02: the two profile links that an application may have, and what is said of others. */
const LINKEDIN = /^https:\/\/(?:www\.)?linkedin\.com\/in\/[A-Za-z0-9_-]+\/?$/
const UPWORK = /^https:\/\/(?:www\.)?upwork\.com\/freelancers\/~[A-Za-z0-9]+\/?$/

export const PROFILE_LINK_MAX_LENGTH = 200

export const PROFILE_LINKS = {
  linkedInUrl: { label: 'LinkedIn', problem: 'Enter a valid LinkedIn profile URL', pattern: LINKEDIN },
  upworkUrl: { label: 'Upwork', problem: 'Enter a valid Upwork profile URL', pattern: UPWORK },
} as const

export type ProfileLink = keyof typeof PROFILE_LINKS

export const ONE_LINK_NEEDED = 'We need at least one of your profile links to be able to apply.'

/** Why a link can't be sent; null for a good one and for none. */
export function linkProblem(link: ProfileLink, value: string): string | null {
  const text = value.trim()
  return text === '' || PROFILE_LINKS[link].pattern.test(text) ? null : PROFILE_LINKS[link].problem
}
