import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** An answer with this header never leaves: its connection is destroyed instead, as by a failing network. */
export const cutHeader = 'x-stand-in-cut'

type Handle = (request: Request) => Promise<Response>

/** emulate's own listener always answers; this one can also hang up. `handle` may be set after listening. */
export async function listen(port: number, handle: Handle): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing, handle).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : port, close: () => close(server) }
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handle): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming
  const body = await text(incoming)
  const request = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(method !== 'GET' && method !== 'HEAD' && { body }),
  })
  const response = await handle(request)
  if (response.headers.has(cutHeader)) return void incoming.socket.destroy()
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(method === 'HEAD' ? undefined : Buffer.from(await response.arrayBuffer()))
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
