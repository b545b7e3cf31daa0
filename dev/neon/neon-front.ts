import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#dev/run/free-port.ts'
import { closeServer, listen } from '#dev/run/local-server.ts'
import { describeRefusal, readNeonRequest } from './neon-request.ts'
import { createSqlPool, runSql } from './neon-sql.ts'
import { closeTunnel, openTunnel } from './neon-tunnel.ts'

/** What went through the front since it started: a batch is one request and several statements. */
export type NeonStats = { requests: number; statements: number; refusals: number; sockets: number; messages: number }

export type NeonFront = {
  /** For `neonConfig.fetchEndpoint`. */
  httpUrl: string
  /** For `neonConfig.wsProxy`, as host:port; together with `useSecureWebSocket = false`. */
  wsProxyHost: string
  port: number
  stats: () => NeonStats
  setLatency: (latencyMs: number) => void
  close: () => Promise<void>
}

/**
 * Stands where Neon's proxy stands: lets `@neondatabase/serverless` talk to the plain Postgres at `postgresUrl`,
 * over HTTP (POST /sql) and over WebSocket. Connection strings must name the same user, password and database;
 * their host does not matter. `latencyMs` is added to every round trip, for benchmarks.
 */
export async function startNeonFront(options: {
  postgresUrl: string
  port?: number
  latencyMs?: number
}): Promise<NeonFront> {
  const port = options.port ?? (await freePort())
  const target = new URL(options.postgresUrl)
  const postgres = { host: target.hostname, port: Number(target.port || 5432) }
  const pool = createSqlPool(options.postgresUrl)
  const stats: NeonStats = { requests: 0, statements: 0, refusals: 0, sockets: 0, messages: 0 }
  let latencyMs = options.latencyMs ?? 0

  const server = createServer(async (incoming, response) => {
    stats.requests += 1
    try {
      if (latencyMs > 0) await sleep(latencyMs)
      const request = await readNeonRequest(incoming, target)
      stats.statements += 'queries' in request.sql ? request.sql.queries.length : 1
      send(response, 200, await runSql(pool, request))
    } catch (error) {
      stats.refusals += 1
      const refusal = describeRefusal(error)
      send(response, refusal.status, refusal.body)
    }
  })
  server.keepAliveTimeout = 65_000
  const tunnel = openTunnel({ server, postgres, latencyMs: () => latencyMs, stats })
  await listen(server, port)
  return {
    httpUrl: `http://127.0.0.1:${port}/sql`,
    wsProxyHost: `127.0.0.1:${port}`,
    port,
    stats: () => ({ ...stats }),
    setLatency: (next) => {
      latencyMs = next
    },
    close: async () => {
      await closeTunnel(tunnel)
      await closeServer(server)
      await pool.end()
    },
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
