/** Literal, odd spelling included: the join modal's of 1§2, the plan card's of 3§4.2 (G-WAIT-01). */
export const WAITLIST_TEXTS = {
  join: 'Join Waitlist',
  joined: 'Your are in!',
  failed: 'Oops somthing went wrong',
  planJoined: 'Successfully joined waitlist',
  planFailed: 'Error',
  tooFast: 'That was quicker than anybody types. Please look at what you filled in and send it again.',
  unreachable: 'We could not reach the server. Please check your connection and try again.',
} as const

/** What each waitlist is for, as its answer and its status page say it. */
export const WAITLIST_NAMES = {
  customers: 'the customers’ trial',
  os: 'the operating system for developers',
  agencer: 'the Agencer',
} as const

export const WAITLIST_HINTS = {
  name: 'How we may call you.',
  email: 'Where we write to once, when it is your turn.',
  companyName: 'For whom you ask.',
} as const

/** The form as a page that needs no script; it is sent there too. */
export const WAITLIST_FORM_PATH = '/waitlist/join'
