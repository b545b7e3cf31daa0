/** Whoever signs in through GitHub exists there and nowhere else yet; all others come with a session (session.ts). */
const NEWCOMERS = [
  'newcomer',
  'friend',
  'guest',
  'reader',
  'stranger',
  'googler',
  'private',
  'linker',
  'existing',
  'intern',
] as const

const PROJECTS = ['desktop', 'phone'] as const

export const loginOf = (newcomer: (typeof NEWCOMERS)[number], project: string): string => `${newcomer}-${project}`

export const allLogins = (): string =>
  NEWCOMERS.flatMap((newcomer) => PROJECTS.map((project) => loginOf(newcomer, project))).join(',')
