import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLinks } from '#dev/commands/check-links.ts'
import { closeServer, listen } from '#dev/run/local-server.ts'
import { type ContentStandIn, startContent } from '#dev/stand-ins/content/start-content.ts'

/** A small web in one server: the path says how a page behaves, whatever its host is called. */
const seen: { host: string; range: string | undefined; agent: string | undefined }[] = []
let busy = 0
let mostBusy = 0

const server = createServer(async (request, response) => {
  const [, status, ...rest] = (request.url ?? '/').split('/')
  seen.push({
    host: String(request.headers['x-host']),
    range: request.headers.range,
    agent: request.headers['user-agent'],
  })
  busy += 1
  mostBusy = Math.max(mostBusy, busy)
  await new Promise((resolve) => setTimeout(resolve, 20))
  busy -= 1
  const headers: Record<string, string> = rest.length > 0 ? { location: `/${rest.join('/').replace('front', '')}` } : {}
  response.writeHead(Number(status || 200), headers).end('<p>Hello</p>')
})

let content: ContentStandIn

beforeAll(async () => {
  await listen(server, 0)
  content = await startContent()
})

afterAll(async () => {
  await closeServer(server)
  await content.close()
})

const check = (links: string[]) => {
  const { port } = server.address() as AddressInfo
  const toServer: typeof fetch = (link, init) => {
    const { host, pathname } = new URL(String(link))
    const headers = { ...(init?.headers as Record<string, string>), 'x-host': host }
    return fetch(`http://127.0.0.1:${port}${pathname}`, { ...init, headers })
  }
  const settings = { dnsUrl: content.control.urls().dns, userAgent: 'check', fetch: toServer, pauseMs: 5 }
  return checkLinks(links, settings, () => {})
}

it.each([
  ['https://a.test/200', 'live', null],
  ['https://a.test/206', 'live', null],
  ['https://a.test/416', 'live', null],
  ['https://a.test/404', 'dead', null],
  ['https://a.test/410', 'dead', null],
  ['https://gone.test/200', 'dead', null],
  ['https://a.test/403', 'blocked', null],
  ['https://a.test/429', 'blocked', null],
  ['https://a.test/999', 'blocked', null],
  ['https://a.test/500', 'unknown', null],
  ['https://a.test/301/200', 'moved', 'https://a.test/200'],
  ['https://a.test/308/301/200', 'moved', 'https://a.test/200'],
  ['https://a.test/301/404', 'dead', null],
  ['https://a.test/302/200', 'live', null],
  ['https://a.test/301/302/200', 'moved', 'https://a.test/302/200'],
  ['https://a.test/301/301/301/301/200', 'unknown', null],
  ['https://a.test/301/', 'moved', 'https://a.test/'],
  ['https://a.test/301/front', 'dead', null],
  ['https://inside.test/200', 'unknown', null],
  ['https://nobody-knows.example/200', 'unknown', null],
])('%s is %s', async (link, state, movedTo) => {
  expect(await check([link])).toEqual([{ link, state, movedTo }])
})

it('asks for the first bytes only, says who asks, and presses no host', async () => {
  seen.length = 0
  mostBusy = 0
  const links = Array.from({ length: 4 }, (_, host) => [1, 2, 3].map((n) => `https://h${host}.test/200?${n}`)).flat()
  expect(await check(links)).toHaveLength(12)
  expect(new Set(seen.map(({ range, agent }) => `${range} ${agent}`))).toEqual(new Set(['bytes=0-2047 check']))
  expect(mostBusy).toBeGreaterThan(1)
  expect(mostBusy).toBeLessThanOrEqual(4)
})
