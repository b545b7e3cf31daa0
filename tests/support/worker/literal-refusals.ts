/** Refusals that the documents write without a full stop (1§5, 2§5, 3§5, 3§8). */
const LITERAL =
  /^(Learning objective not found|Customer not found|(Name|Email|Company name) is required|Name must be at least 2 characters|Company name must be at least 2 characters|Invalid email address|Enter a valid (LinkedIn|Upwork) profile URL|Not Valid\. Link to .+)$/

/** Whether a refusal is a sentence, or one of those. */
export const isRefusalText = (error: string | undefined): boolean =>
  error !== undefined && (LITERAL.test(error) || /^\w.{7,}[.!]$/.test(error))
