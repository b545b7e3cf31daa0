import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { freePort } from '#dev/run/free-port.ts'
import { closeServer, listen } from '#dev/run/local-server.ts'

const Statement = z.object({ query: z.string(), params: z.array(z.unknown()) })
const Call = z.union([Statement, z.object({ queries: z.array(Statement) })])
/** What is sent to the database at once; the next wave waits for the answers of this one. */
export type Wave = z.infer<typeof Call>[]

/** Long enough that calls made side by side overlap. */
const answerAfterMs = 30

/**
 * Stands between a worker and the database's HTTP front and notes what passes, so that the bare handler sends just the
 * same and can never drift.
 */
export async function startRecorder(neonUrl: string) {
  let waves: Wave[] = []
  let inFlight = 0
  const server = createServer(async (incoming, response) => {
    const body = await text(incoming)
    if (inFlight === 0) waves.push([])
    waves.at(-1)?.push(Call.parse(JSON.parse(body)))
    inFlight += 1
    await sleep(answerAfterMs)
    const { host: _, 'content-length': __, connection: ___, ...headers } = incoming.headers
    const answer = await fetch(neonUrl, {
      method: 'POST',
      headers: new Headers(Object.entries(headers).map(([k, v]) => [k, String(v)])),
      body,
    })
    inFlight -= 1
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(await answer.text())
  })
  const port = await freePort()
  await listen(server, port)
  return {
    url: `http://127.0.0.1:${port}/sql`,
    /** The waves of calls that this work causes. */
    record: async (work: () => Promise<unknown>): Promise<Wave[]> => {
      waves = []
      await work()
      return [...waves]
    },
    close: () => closeServer(server),
  }
}
