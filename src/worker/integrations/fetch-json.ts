import type * as z from 'zod'
import { DomainError } from '#worker/errors.ts'
import { boundedFetch } from './bounded-fetch.ts'

const BOUNDS = { timeoutMs: 4000, maxBytes: 1_000_000 }

/**
 * What another service answers, checked: in time, of a sane size and in the expected form.
 * @throws DomainError upstream, whose cause names the host and what was wrong, never the address, which may hold what
 *   somebody looks for
 */
export async function fetchJson<T>(url: URL, schema: z.ZodType<T>, headers: Record<string, string> = {}): Promise<T> {
  const asked = { headers: { accept: 'application/json', 'user-agent': 'tubli', ...headers } }
  const response = await boundedFetch(url, asked, BOUNDS).catch((cause) => {
    throw unreachable(url, 'did not answer as we read', cause)
  })
  if (!response.ok) throw unreachable(url, `answered ${response.status}`)
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw unreachable(url, "answered in a form that we don't know")
  return parsed.data
}

const unreachable = ({ host }: URL, what: string, cause?: unknown) =>
  new DomainError('upstream', 'Another service could not be reached. Please try again in a moment.', {
    cause: new Error(`${host} ${what}`, { cause }),
  })
