import { neon, neonConfig } from '@neondatabase/serverless'
import { Hono } from 'hono'
import { app } from '#worker/app.ts'
import { paramsFor, recordListStatements } from './list-statements.ts'

export { RoadmapWorkflow } from '#worker/features/roadmaps/workflow.ts'

type BareEnv = { Bindings: { DATABASE_URL: string; NEON_HTTP_URL: string } }

let recorded: ReturnType<typeof recordListStatements> | null = null

/** What roadmaps.list costs at least: its two statements side by side and their rows as JSON, nothing else. */
const bare = new Hono<BareEnv>().get('/bare/list', async (c) => {
  neonConfig.fetchEndpoint = c.env.NEON_HTTP_URL
  recorded ??= recordListStatements()
  const [session, list] = await recorded
  if (!session || !list) throw new Error('roadmaps.list no longer sends two statements')
  const person = { userId: c.req.query('user') ?? '', tokenHash: c.req.query('session') ?? '' }
  const sql = neon(c.env.DATABASE_URL)
  const [sessions, roadmaps] = await Promise.all([
    sql.query(session.text, paramsFor(session, person)),
    sql.query(list.text, paramsFor(list, person)),
  ])
  return sessions.length === 1 ? c.json({ roadmaps }) : c.text('no session', 401)
})

/** The app as it is deployed, and beside it in the same workerd the bare handler. */
export default {
  fetch: (request: Request, env: never, execution: never) =>
    request.url.includes('/bare/') ? bare.fetch(request, env, execution) : app.fetch(request, env, execution),
}
