import type { TextKind } from '#shared/copilot/rules.ts'

/** What stands in the address of /playground/chats. */
export interface CopilotSearch {
  /** The job that is written for. */
  job?: string | undefined
  /** What of it is open; left out for the analysis. */
  kind?: Exclude<TextKind, 'analysis'> | undefined
}
