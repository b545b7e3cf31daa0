/** R-OSS-08, spelled as documented (G-OSS-06); compared without regard to case. */
export const PROJECT_CATEGORIES = [
  'internship-projects',
  'hacktoberfest',
  'backend',
  'frontend',
  'library',
  'framework',
  'ai',
  'python',
  'flutter',
  'Java',
  'dotnet',
  'c',
  'rust',
  'php',
] as const
export type ProjectCategory = (typeof PROJECT_CATEGORIES)[number]

/** R-OSS-09 */
export const POPULAR_CATEGORIES = ['frontend', 'backend', 'library', 'framework'] as const

/** R-OSS-10 */
export const PROJECTS_A_PAGE = 5

export const ISSUES_A_PAGE = 20
export const RECENT_PROJECTS = 10
/** C022 */
export const MOST_IDS = 50
export const MOST_FOLLOWED = 100
export const SEARCH_MAX_LENGTH = 200

/** A claim that nobody stirs is released after so many days, and its owner is reminded before. */
export const [CLAIM_DAYS, CLAIM_REMINDER_DAYS] = [7, 5]
/** So many issues one person may claim at a time. */
export const MOST_CLAIMS = 5

/** 3§3: over 70; exactly 70 is bad (G-OSS-03). */
export const isGoodHealth = (health: number): boolean => health > 70

/** Who opened an issue, as GitHub knows them; everybody else is OTHER (G-OSS-07). */
export const AUTHOR_ROLES = ['CONTRIBUTOR', 'COLLABORATOR', 'MEMBER', 'OTHER'] as const
export type AuthorRole = (typeof AUTHOR_ROLES)[number]

export const AUTHOR_ROLE_NAMES: Readonly<Record<AuthorRole, string>> = {
  CONTRIBUTOR: 'Contributor',
  COLLABORATOR: 'Collaborator',
  MEMBER: 'Member',
  OTHER: 'User',
}

/** How GitHub's association reads here; an owner is a user like any other (G-OSS-07). */
export const authorRole = (association: string): AuthorRole =>
  AUTHOR_ROLES.find((role) => role === association) ?? 'OTHER'

/** Languages of several lists, each once by its spelling without case, blanks dropped (3§3). */
export function mergeLanguages(...lists: readonly (readonly string[])[]): string[] {
  const named = lists.flat().map((language) => language.trim())
  return [...new Map(named.filter(Boolean).map((language) => [language.toLowerCase(), language])).values()]
}

/** What a repository is found by: its languages, topics and categories, lower case. */
export const projectTags = (...lists: readonly (readonly string[])[]): string[] =>
  mergeLanguages(...lists).map((tag) => tag.toLowerCase())

/** `owner/name` as GitHub takes it. */
export const REPOSITORY_NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100}$/

export const repositoryUrl = (name: string): string => `https://github.com/${name}`
export const issueUrl = (name: string, number: number): string => `${repositoryUrl(name)}/issues/${number}`
