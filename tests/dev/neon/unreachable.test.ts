import { createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { freePort } from '#dev/run/free-port.ts'
import { openDatabase } from '#worker/db/client.ts'
import { asRefusal } from '#worker/db/errors.ts'

/** What a statement and a batch come to at a front that does this with every connection. */
async function askThrough(treat: (socket: Socket) => void) {
  const port = await freePort()
  const sockets: Socket[] = []
  const front = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    treat(socket)
  }).listen(port, '127.0.0.1')
  const address = { DATABASE_URL: 'postgresql://a:b@nowhere/c', NEON_HTTP_URL: `http://127.0.0.1:${port}/sql` }
  const { db } = openDatabase(address, 100)
  const failures = await Promise.all([
    db.execute(sql`select 1`).catch(asRefusal),
    db.batch([db.execute(sql`select 1`), db.execute(sql`select 2`)]).catch(asRefusal),
  ])
  for (const socket of sockets) socket.destroy()
  front.close()
  return failures
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n'

it.each<[string, (socket: Socket) => void]>([
  ['hangs', () => undefined],
  ['stops in the middle of its answer', (socket) => socket.write(`${head}{"fields"`)],
  ['resets', (socket) => socket.resetAndDestroy()],
  ['resets in the middle of its answer', (socket) => socket.write(`${head}{"fields"`, () => socket.resetAndDestroy())],
])('a database front that %s is given up in time', async (_, treat) => {
  const unavailable = expect.objectContaining({ name: 'DomainError', code: 'unavailable' })
  expect(await askThrough(treat)).toEqual([unavailable, unavailable])
})
