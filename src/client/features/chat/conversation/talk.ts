import type { ChatRun } from '#shared/chat/schemas.ts'

/** What is asked, what the page was about, and what it follows: null for nothing, nothing said for the latest. */
export interface Question {
  query: string
  about: string | null
  parentId?: string | null
}

/** What was said and how one goes on, wherever it is kept. */
export interface Talk {
  runs: readonly ChatRun[]
  isBegun: boolean
  isLoading: boolean
  problem: string | null
  onReload: () => void
  /** A question on its way, or one that did not get there, with what went wrong. */
  asked: Question | null
  error: unknown
  onAsk: (question: Question) => void
  /** The same once more. */
  onAskAgain: () => void
  /** Null while nothing is being written. */
  onStop: (() => void) | null
}
