import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { freePort } from '#dev/run/free-port.ts'
import { closeServer, listen } from '#dev/run/local-server.ts'
import type { StandIn } from '../stand-in.ts'
import { formOf } from './feeds/forms.ts'
import { SAMPLE_ITEMS } from './feeds/items.ts'
import { HOSTILE_FEEDS, HUGE_BYTES, REDIRECTS } from './hostile.ts'
import { jobsAt } from './jobs/forms.ts'

export type SourcesStandIn = StandIn<Record<string, never>>

/** Stands in front of every source of the feed and of jobs, `/<host>/<path>`, in their forms; each answers with an ETag. */
export async function startSources(): Promise<SourcesStandIn> {
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').slice(1)
    const [host = ''] = path.split('/')
    const location = REDIRECTS[host]
    if (location) return response.writeHead(302, { location }).end()
    if (host === 'huge.test') return pour(response, HUGE_BYTES)
    if (host === 'endless.test') return pour(response, Number.POSITIVE_INFINITY)
    const hostile = HOSTILE_FEEDS[host]
    const answer =
      hostile === undefined ? (jobsAt(path) ?? sampleOf(path)) : { type: 'application/rss+xml', body: hostile }
    if (!answer) return response.writeHead(404).end()
    const etag = `"${createHash('sha1').update(answer.body).digest('hex')}"`
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end()
    return response.writeHead(200, { 'content-type': answer.type, etag }).end(answer.body)
  })
  const port = await freePort()
  await listen(server, port)
  return { url: `http://127.0.0.1:${port}`, control: {}, close: () => closeServer(server) }
}

/** A channel is told by its whole address, every other source by its path. */
function sampleOf(path: string) {
  const key = [path, path.split('?')[0] ?? ''].find((name) => Object.hasOwn(SAMPLE_ITEMS, name))
  const items = key === undefined ? undefined : SAMPLE_ITEMS[key]
  return items && key !== undefined ? formOf(key, items) : null
}

async function pour(response: ServerResponse, bytes: number) {
  const piece = 'x'.repeat(65_536)
  function* pieces() {
    yield '<?xml version="1.0"?><rss version="2.0"><channel><title>'
    for (let sent = 0; sent < bytes; sent += piece.length) yield piece
  }
  await pipeline(pieces, response.writeHead(200)).catch(() => undefined)
}
