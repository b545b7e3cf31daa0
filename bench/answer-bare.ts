import { neon, neonConfig } from '@neondatabase/serverless'
import type { Wave } from './record-calls.ts'

export type BareEnv = { DATABASE_URL: string; NEON_HTTP_URL: string; WAVES: Record<string, Wave[]> }

/** What a request costs at least: the same statements through the same driver and their rows as JSON, nothing else. */
export async function answerBare(request: Request, env: BareEnv): Promise<Response> {
  const waves = env.WAVES[new URL(request.url).pathname] ?? []
  if (waves.length === 0) return Response.json({ status: 'ok' })
  neonConfig.fetchEndpoint = env.NEON_HTTP_URL
  const sql = neon(env.DATABASE_URL)
  let rows: unknown
  for (const wave of waves) {
    const sent = wave.map((call) =>
      'queries' in call
        ? sql.transaction(call.queries.map(({ query, params }) => sql.query(query, params)))
        : sql.query(call.query, call.params),
    )
    rows = await Promise.all(sent)
  }
  return Response.json(rows)
}
