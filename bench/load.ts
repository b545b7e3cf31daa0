import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod'

const connections = 16

const Load = z.object({
  requests: z.object({ total: z.number() }),
  duration: z.number(),
  non2xx: z.literal(0),
  errors: z.literal(0),
})

export type Target = { url: string; token: string /** Sent as JSON in a POST. */; body?: object }

/**
 * Asks as often as 16 clients can for that many seconds; the load comes from a process of its own.
 * @throws when any request failed
 */
export async function load(
  { url, token, body }: Target,
  seconds: number,
): Promise<{ requests: number; perSecond: number }> {
  const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
  const settings = ['--json', '--connections', String(connections), '--duration', String(seconds)]
  const post = body
    ? ['--method', 'POST', '--body', JSON.stringify(body), '--headers', 'content-type=application/json']
    : []
  const args = [autocannon, ...settings, ...post, '--headers', `authorization=Bearer ${token}`, url]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { requests, duration } = Load.parse(JSON.parse(stdout))
  return { requests: requests.total, perSecond: requests.total / duration }
}
