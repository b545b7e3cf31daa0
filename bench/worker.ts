import { neon, neonConfig } from '@neondatabase/serverless'
import { sql as text } from 'drizzle-orm'
import { Hono } from 'hono'
import { createContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { readEnv } from '#worker/env.ts'
import { reserve } from '#worker/features/credits/statements.ts'
import { requireUser } from '#worker/features/users/scope.ts'
import { answerBare, type BareEnv } from './answer-bare.ts'
import { recordSpendStatements } from './spend-statements.ts'

// the configuration of the deployable, which this one shares, names it
export { RoadmapWorkflow } from '#worker/features/roadmaps/generation/workflow.ts'

const never = text`false`
let recorded: ReturnType<typeof recordSpendStatements> | null = null

/** What spending a credit costs at least: the session and the spend's own statements as one transaction. */
const spending = new Hono<{ Bindings: BareEnv }>().get('/bare/spend', async (c) => {
  neonConfig.fetchEndpoint = c.env.NEON_HTTP_URL
  const person = { userId: c.req.query('user') ?? '', tokenHash: c.req.query('session') ?? '' }
  const sql = neon(c.env.DATABASE_URL)
  recorded ??= recordSpendStatements()
  const { session, spend } = recorded
  const { text: ask, params } = session(person)
  const sessions = await sql.query(ask, params)
  if (sessions.length !== 1) return c.text('no session', 401)
  const roadmapId = crypto.randomUUID()
  const statements = spend({ userId: person.userId, roadmapId })
  await sql.transaction(statements.map(({ text, params }) => sql.query(text, params)))
  return c.json({ roadmapId })
})

/** The same through our own context, session check and verb. */
spending.get('/bare/our-spend', async (c) => {
  const { db, actor } = await requireUser(await createContext(readEnv(c.env), c.req.raw, crypto.randomUUID()))
  const roadmapId = crypto.randomUUID()
  await batch(db, reserve(db, { userId: actor.userId, subject: { kind: 'roadmap', id: roadmapId }, unless: never }))
  return c.json({ roadmapId })
})

/** What there is to compare with. */
export default {
  fetch: (request: Request, env: BareEnv) =>
    request.url.includes('/bare/') ? spending.fetch(request, env) : answerBare(request, env),
}
