/**
 * What only whoever runs this installation can know. Fill it in before you deploy; a list that stays empty is not shown,
 * and nothing here is made up. `.example` is a reserved name: an address with it reaches nobody.
 */
export const OPERATOR: Operator = {
  contactAddress: 'hello@tubli.example',
  agentMarketplace: { label: 'Browse agents on GitHub Marketplace', url: 'https://github.com/marketplace' },
  learnMoreUrl: 'https://en.wikipedia.org/wiki/Pareto_principle',
  // G-WAIT-06: empty means a letter to the contact address
  enterpriseSchedulingUrl: '',
  socials: [{ label: 'Community chat', url: 'https://matrix.to/#/#tubli:matrix.org' }],
  podcast: null,
  notice: null,
  testimonials: [],
  mentors: [],
}

interface Operator {
  contactAddress: string
  agentMarketplace: OutsideLink
  learnMoreUrl: string
  enterpriseSchedulingUrl: string
  /** Blog, social pages, video channel, podcast, community chat (1§2). */
  socials: readonly OutsideLink[]
  podcast: Podcast | null
  /** A word to everybody in the product, as before a maintenance; each browser shows it until it is dismissed. */
  notice: Notice | null
  testimonials: readonly Testimonial[]
  /** Four of them (3§2.8). */
  mentors: readonly Mentor[]
}

export interface OutsideLink {
  label: string
  url: string
}

export interface Notice {
  /** A new one for every new notice, without a comma. */
  id: string
  text: string
  /** Where there is more about it. */
  url?: string
}

export interface Podcast {
  title: string
  description: string
  url: string
}

/** Pictures are files of this site (`/people/…`), since others' hosts would learn who reads. */
export interface Testimonial {
  name: string
  handle: string
  testimonial: string
  image: string
  /** What network the original is on, as a word. */
  socialIcon: string
  /** The original post. */
  link: string
}

export interface Mentor {
  name: string
  role: string
  image: string
}
