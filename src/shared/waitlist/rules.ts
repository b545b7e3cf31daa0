/** The waitlists and what their forms ask (1§2, 1§5, 3§5), apart from the schemas so that a page may check what is typed without loading zod. */

export const WAITLISTS = ['customers', 'os', 'agencer'] as const
export type Waitlist = (typeof WAITLISTS)[number]

export const WAITLIST_LABELS = { name: 'Name', email: 'Email', companyName: 'Company name' } as const
export type WaitlistField = keyof typeof WAITLIST_LABELS

export const WAITLIST_MAX_LENGTHS = { name: 120, email: 254, companyName: 160 } as const

/** Nobody reads and fills in two fields in less. */
export const MIN_FILLING_MS = 1000

/** Local part, at sign, domain, dot, at least two letters (3§5). */
const EMAIL = /^[^\s@"<>(),;:\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/** Why a field can't be sent, the first of the documented reasons (G-WAIT-04); null when it can. */
export function problemOf(field: WaitlistField, value: string): string | null {
  const text = value.trim()
  const label = WAITLIST_LABELS[field]
  if (text === '') return `${label} is required`
  if (field !== 'email') return text.length < 2 ? `${label} must be at least 2 characters` : null
  return EMAIL.test(text) ? null : 'Invalid email address'
}
