/** What the assistant's panel says. */
export const CHAT_TEXTS = {
  failed: 'Oops! Something went wrong. Please try again.',
  tooShort: 'No query message detected',
  seeMore: 'See more',
  seeLess: 'See Less',
} as const
