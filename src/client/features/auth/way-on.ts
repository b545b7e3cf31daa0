import { safeRedirect } from '#client/lib/safe-redirect.ts'

export interface GuestSearch {
  /** A page of this site to come back to. */
  redirect?: string | undefined
  /** A prompt that waits for the sign-in. */
  prompt?: string | undefined
}

/** Where to go after the sign-in: a prompt goes to the prompt box, else back to the page, else to the dashboard (G-LRN-23). */
export function wayOn({ redirect, prompt }: GuestSearch): string | null {
  if (prompt) return `/learn?${new URLSearchParams({ prompt })}`
  return safeRedirect(redirect)
}
