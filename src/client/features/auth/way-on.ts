import { safeRedirect } from '#client/lib/safe-redirect.ts'
import type { IntroductionSearch } from './introduction-of.ts'

/** What the internship's dialog sends along goes through the sign-in and the sign-up (3§4.6). */
export interface GuestSearch extends IntroductionSearch {
  /** A page of this site to come back to. */
  redirect?: string | undefined
  /** A prompt that waits for the sign-in. */
  prompt?: string | undefined
}

/**
 * Where to go after the sign-in: back to the roadmap that somebody saw, which offers to copy it or to create one from its
 * prompt; a prompt from nowhere goes to the prompt box; else to the dashboard (G-LRN-23).
 */
export function wayOn({ redirect, prompt }: GuestSearch): string | null {
  const page = safeRedirect(redirect)
  return page ?? (prompt ? `/learn?${new URLSearchParams({ prompt })}` : null)
}
