import { track } from '#client/features/analytics/track.ts'
import { readToken } from '#client/lib/stored-session.ts'
import { PAGE_EVENTS } from '#shared/analytics/events.ts'

/** The links that somebody applies with, as addresses carry them (1§2 L37, 3§4.6). */
export interface ProfileLinks {
  linkedInUrl: string
  upworkUrl: string
}

/** What a page's address says of an application that waited for the sign-in; null where it says nothing. */
export function readApplication(search: string): (ProfileLinks & { code: string | undefined }) | null {
  const params = new URLSearchParams(search)
  const links = { linkedInUrl: params.get('linkedInUrl') ?? '', upworkUrl: params.get('upworkUrl') ?? '' }
  return links.linkedInUrl || links.upworkUrl ? { ...links, code: params.get('code') ?? undefined } : null
}

/** Tells of the caller's interest (I008). @returns why that did not work, null when it did */
export async function sendApplication(links: ProfileLinks): Promise<string | null> {
  try {
    const response = await fetch('/ft/internship/apply', {
      method: 'POST',
      headers: { authorization: `Bearer ${readToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...links, openToBizdevInternship: true }),
    })
    if (response.ok) {
      track(PAGE_EVENTS.internshipApplied)
      return null
    }
    const { error }: { error?: string } = await response.json()
    return error ?? NOT_SENT
  } catch {
    return NOT_SENT
  }
}

const NOT_SENT = 'Your application could not be sent. Please check your connection and try again.'
