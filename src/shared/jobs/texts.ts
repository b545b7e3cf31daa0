export const JOBS_TEXTS = {
  lead: 'Every listing says where it comes from, when somebody last saw it, and what speaks against it.',
  title: 'Jobs & gigs for developers',
  signIn: 'Sign in to see jobs by your languages, merged with what a search finds.',
} as const
