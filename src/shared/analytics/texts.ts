/** 2§5: why somebody may not like a phase; one at least is needed to send. */
export const FEEDBACK_REACTIONS = ["Don't like this content", "Don't like the layout", 'Content not correct'] as const

/** As long as a message may be. */
export const FEEDBACK_MAX_LENGTH = 4000

/** 2§2.3 */
export const FEEDBACK_TEXTS = {
  title: 'Additional Feedback',
  placeholder: 'What do you like about this phase?',
  close: 'Close',
  send: 'Send Feedback',
  nothingSaid: 'Please choose a reason or write a few words.',
} as const

/** 2§7.5: what is recorded of the learning area; the names stand in `payload.action`. */
export const LEARN_EVENTS = {
  pageViewed: 'Viewed page',
  referralCopied: 'Copied referral link',
  opened: 'Opened roadmap',
  created: 'Created roadmap',
  deleted: 'Deleted roadmap',
  searched: 'Searched roadmap',
  shared: 'Shared roadmap',
  cloned: 'Cloned roadmap',
  logInToClone: 'Log In to clone roadmap',
  phaseOpened: 'Opened phase',
  sectionOpened: 'Opened section',
  contentMarked: 'Marked content',
} as const

/** I007: what somebody did with the feedback popup. */
export const FEEDBACK_ACTIONS = { sent: 'feedback', closed: 'feedback closed' } as const
