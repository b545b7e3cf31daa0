/** R-CHAT-11: what a message needs, apart from the schemas so that the panel may check it without loading zod. */
export const QUERY_MIN_LENGTH = 2
export const QUERY_MAX_LENGTH = 4000
/** What a page is about, as it is called. */
export const ABOUT_MAX_LENGTH = 200

/** C112: so much of a conversation that is not kept. */
export const MOST_MESSAGES = 20

/** A conversation is called by its first question, until it is called otherwise. */
export const TITLE_MAX_LENGTH = 80

export const SEARCH_MAX_LENGTH = 100

/** What somebody tells the assistant to keep in mind: so much each, and so many. */
export const MEMORY_MAX_LENGTH = 300
export const MOST_MEMORIES = 50

/** So many conversations are listed, and so many questions of one are shown. */
export const CONVERSATIONS_SHOWN = 50
export const RUNS_SHOWN = 200

/** How an answer stands: a run belongs to the server, whoever looks. */
export const RUN_STATUSES = ['writing', 'done', 'stopped', 'failed'] as const

/** What a citation leads to. */
export const RECORD_KINDS = ['yours', 'library', 'product', 'open source', 'bounty'] as const

/** R-CHAT-13, G-CHAT-01: whether a reply may be folded; a view folds it only where it is longer than six lines. */
const TRUNCATED_FROM = 2
export const isTruncated = (reply: string): boolean => reply.length > TRUNCATED_FROM
export const LINES_SHOWN = 6

/** What the assistant is asked by whoever asks nothing yet (R-CHAT-02, G-CHAT-07). */
export const PRESETS = [
  'How do I start contributing to open-source?',
  'How do I create a pull request?',
  'What are large language models?',
] as const

/** R-CHAT-03: the panel's width by its edge, in pixels. */
export const PANEL_WIDTH = { least: 388, first: 481, most: 800 } as const
export const clampWidth = (width: number): number =>
  Math.min(PANEL_WIDTH.most, Math.max(PANEL_WIDTH.least, Math.round(width)))

/** R-CHAT-07: when the panel's word opens by itself, once a session. */
export const IDLE_AFTER_MS = 5000
/** R-CHAT-11: how long the input's error stands. */
export const ERROR_STANDS_MS = 3000
