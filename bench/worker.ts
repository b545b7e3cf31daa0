import { neon, neonConfig } from '@neondatabase/serverless'
import { sql as text } from 'drizzle-orm'
import { Hono } from 'hono'
import { app } from '#worker/app.ts'
import { createContext } from '#worker/context.ts'
import { readEnv } from '#worker/env.ts'
import { requireUser } from '#worker/features/auth/policy.ts'
import { reserveCredit } from '#worker/features/credits/reserve-credit.ts'
import { paramsFor, recordListStatements } from './list-statements.ts'
import { recordSpendStatements } from './spend-statements.ts'

export { RoadmapWorkflow } from '#worker/features/roadmaps/workflow.ts'

type BareEnv = { Bindings: { DATABASE_URL: string; NEON_HTTP_URL: string } }

const never = text`false`
let spending: ReturnType<typeof recordSpendStatements> | null = null
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

/** What spending a credit costs at least: the session and the spend's own statements as one transaction. */
bare.get('/bare/spend', async (c) => {
  neonConfig.fetchEndpoint = c.env.NEON_HTTP_URL
  spending ??= recordSpendStatements()
  const { session, spend } = await spending
  const person = { userId: c.req.query('user') ?? '', tokenHash: c.req.query('session') ?? '' }
  const sql = neon(c.env.DATABASE_URL)
  const sessions = await sql.query(session.text, paramsFor(session, person))
  if (sessions.length !== 1) return c.text('no session', 401)
  const roadmapId = crypto.randomUUID()
  await sql.transaction(spend(person.userId, roadmapId).map(({ text, params }) => sql.query(text, params)))
  return c.json({ roadmapId })
})

/** The same through our own context, session check and verb. */
bare.get('/bare/our-spend', async (c) => {
  const { db, actor } = await requireUser(await createContext(readEnv(c.env), c.req.raw, crypto.randomUUID()))
  const roadmapId = crypto.randomUUID()
  await db.batch([...reserveCredit(db, { userId: actor.userId, roadmapId, unless: never })])
  return c.json({ roadmapId })
})

/** The app as it is deployed, and beside it in the same workerd the bare handler. */
export default {
  fetch: (request: Request, env: never, execution: never) =>
    request.url.includes('/bare/') ? bare.fetch(request, env, execution) : app.fetch(request, env, execution),
}
