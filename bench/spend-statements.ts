import { sql } from 'drizzle-orm'
import { openDatabase } from '#worker/db/client.ts'
import { reserve } from '#worker/features/credits/statements.ts'
import { findSession } from '#worker/features/users/scope.ts'

type Statement = { text: string; params: unknown[] }

const slots = { userId: 'the user', tokenHash: 'the session', roadmapId: 'the roadmap' }

/** What spending a credit sends to the database, taken from the code itself so that the bare handler can never drift. */
export function recordSpendStatements() {
  const { db } = openDatabase({ DATABASE_URL: 'postgresql://nobody:nothing@nowhere/none' })
  const session = statementOf(findSession(db, slots))
  const subject = { kind: 'roadmap', id: slots.roadmapId } as const
  const { balanceLocked, reserved } = reserve(db, { userId: slots.userId, subject, unless: sql`false` })
  const spend = [statementOf(balanceLocked), { text: reserved.getQuery().sql, params: reserved.getQuery().params }]
  return {
    session: (person: { userId: string; tokenHash: string }) => filled(session, person),
    spend: (of: { userId: string; roadmapId: string }) => spend.map((statement) => filled(statement, of)),
  }
}

const statementOf = (built: { toSQL(): { sql: string; params: unknown[] } }): Statement => {
  const { sql: text, params } = built.toSQL()
  return { text, params }
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
