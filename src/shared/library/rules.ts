/** The public library's words and limits, apart from the schemas so that a page may keep them without loading zod. */

export const PATHS_PER_PAGE = 24
export const LIBRARY_SEARCH_MAX_LENGTH = 200

/** What kinds of path there are, in the order in which they are offered, and what a page calls them. */
export const PATH_KINDS = {
  skill: 'Skills',
  role: 'Roles',
  project: 'Projects',
  basics: 'Basics',
  bridge: 'From what you know',
  interview: 'Interviews',
  narrow: 'In depth',
  career: 'Careers',
  migration: 'Migrations',
  contribution: 'Open source',
  'other-profession': 'Other professions',
} as const
export type PathKind = keyof typeof PATH_KINDS

/** What most of a path's sections are about. */
export const PATH_AREAS = {
  ai: 'AI',
  backend: 'Back end',
  career: 'Career',
  'computer-science': 'Computer science',
  data: 'Data',
  design: 'Design',
  devices: 'Devices',
  freelancing: 'Freelancing',
  games: 'Games',
  infrastructure: 'Infrastructure',
  languages: 'Languages',
  mobile: 'Mobile',
  'open-source': 'Open source',
  'other-professions': 'Other professions',
  security: 'Security',
  web: 'Web',
} as const
export type PathArea = keyof typeof PATH_AREAS

/** From who begins to who works with it every day. */
export const PATH_LEVELS = { '1': 'Beginner', '2': 'Intermediate', '3': 'Advanced' } as const
export type PathLevel = keyof typeof PATH_LEVELS
