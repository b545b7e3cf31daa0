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

const ATTEMPTS = [0, 1]

/** Who a test is: somebody else when it runs again, since the first attempt may have signed up already. */
interface Attempt {
  project: { name: string }
  retry: number
}

export const loginOf = (newcomer: (typeof NEWCOMERS)[number], { project, retry }: Attempt): string =>
  `${newcomer}-${project.name}-${retry}`

export const allLogins = (): string =>
  NEWCOMERS.flatMap((newcomer) =>
    PROJECTS.flatMap((name) => ATTEMPTS.map((retry) => loginOf(newcomer, { project: { name }, retry }))),
  ).join(',')
