/** Every browser test signs in as people of its own, who exist at the emulated GitHub and nowhere else yet. */
export const TESTS = [
  'newcomer',
  'watcher',
  'learner',
  'sharer',
  'visitor',
  'editor',
  'leaver',
  'keyboard',
  'graduate',
  'cloner',
  'reader',
  'stopper',
  'diver',
  'inviter',
  'friend',
  'restarter',
  'lister',
  'guest',
  'measurer',
  'buyer',
  'declined',
  'asked',
  'subscriber',
  'scroller',
] as const

export const PROJECTS = ['desktop', 'phone'] as const

export const loginOf = (test: (typeof TESTS)[number], project: string): string => `${test}-${project}`

export const allLogins = (): string =>
  TESTS.flatMap((test) => PROJECTS.map((project) => loginOf(test, project))).join(',')
