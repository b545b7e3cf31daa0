import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { RequestContext } from '#worker/context.ts'
import { openDatabase } from '#worker/db/client.ts'
import { refusalOfSession } from '#worker/features/auth/policy.ts'
import { reserve } from '#worker/features/credits/statements.ts'

type Statement = { text: string; params: unknown[] }

const slots = { userId: 'the user', tokenHash: 'the session', roadmapId: 'the roadmap' }

/** What spending a credit sends to the database, taken from the code itself so that the bare handler can never drift. */
export async function recordSpendStatements() {
  const session = await recordSession()
  const { db } = openDatabase({ DATABASE_URL: 'postgresql://nobody:nothing@nowhere/none' })
  const subject = { kind: 'roadmap', id: slots.roadmapId } as const
  const { balanceLocked, reserved } = reserve(db, { userId: slots.userId, subject, unless: sql`false` })
  const spend = [balanceLocked.toSQL(), reserved.getQuery()].map(({ sql: text, params }) => ({ text, params }))
  return {
    session: (person: { userId: string; tokenHash: string }) => filled(session, person),
    spend: (of: { userId: string; roadmapId: string }) => spend.map((statement) => filled(statement, of)),
  }
}

async function recordSession(): Promise<Statement> {
  let recorded: Statement | null = null
  const execute = (query: SQL) => {
    const { sql: text, params } = new PgDialect().sqlToQuery(query)
    recorded = { text, params }
    return { rows: [] }
  }
  await refusalOfSession({ db: { execute }, bearer: slots } as unknown as RequestContext)
  if (!recorded) throw new Error('A spend no longer checks the session first.')
  return recorded
}

/** The statement for one person and roadmap. */
function filled({ text, params }: Statement, values: Partial<typeof slots>): Statement {
  const fill = (param: unknown) =>
    typeof param === 'string'
      ? Object.entries(values).reduce(
          (filledIn, [name, value]) => filledIn.replaceAll(slots[name as keyof typeof slots], value),
          param,
        )
      : param
  return { text, params: params.map(fill) }
}
