import type * as z from 'zod'

const TIMEOUT_MS = 4000
const MAX_BYTES = 1_000_000

/**
 * What another service answers, checked: in time, of a sane size and in the expected form.
 * @throws Error naming the host and what was wrong, never the address, which may hold what somebody looks for
 */
export async function fetchJson<T>(url: URL, schema: z.ZodType<T>, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': 'tubli', ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`${url.host} answered ${response.status}`)
  }
  const parsed = schema.safeParse(JSON.parse(await readCapped(response, url.host)))
  if (!parsed.success) throw new Error(`${url.host} answered in a form that we don't know`)
  return parsed.data
}

async function readCapped(response: Response, host: string): Promise<string> {
  let text = ''
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    if (text.length > MAX_BYTES) throw new Error(`${host} answered more than we read`)
  }
  return text
}
