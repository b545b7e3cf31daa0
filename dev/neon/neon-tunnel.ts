import type { Server } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocketServer } from 'ws'

export type TunnelOptions = {
  server: Server
  postgres: { host: string; port: number }
  /** Asked for every message, so that it can change while a connection is open. */
  latencyMs: () => number
  /** Counted up by the tunnel. */
  stats: { sockets: number; messages: number }
}

/**
 * Pipes WebSockets that the Neon driver opens on `server` (whatever their path or `?address=`) to the one Postgres.
 * Latency is added to each message towards Postgres, which is one round trip of the driver.
 */
export function openTunnel({ server, postgres, latencyMs, stats }: TunnelOptions): WebSocketServer {
  const tunnel = new WebSocketServer({ server, perMessageDeflate: false })
  tunnel.on('error', () => undefined) // the HTTP server reports the same error
  tunnel.on('connection', (webSocket) => {
    stats.sockets += 1
    const socket = connect({ ...postgres, noDelay: true })
    let queue = Promise.resolve()
    webSocket.on('message', (message: Buffer) => {
      stats.messages += 1
      const delayMs = latencyMs()
      if (delayMs > 0) queue = queue.then(() => sleep(delayMs))
      queue = queue.then(() => {
        if (!socket.destroyed) socket.write(message)
      })
    })
    webSocket.on('close', () => socket.destroy())
    webSocket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => webSocket.send(chunk))
    socket.on('error', () => webSocket.close(1011, 'Postgres is gone'))
    socket.on('close', () => webSocket.close())
  })
  return tunnel
}

/** Says goodbye to every client, since the driver takes a torn connection for an error; then tears the rest. */
export async function closeTunnel(tunnel: WebSocketServer): Promise<void> {
  for (const webSocket of tunnel.clients) webSocket.close(1001)
  for (let wait = 0; wait < 20 && tunnel.clients.size > 0; wait += 1) await sleep(10)
  for (const webSocket of tunnel.clients) webSocket.terminate()
}
