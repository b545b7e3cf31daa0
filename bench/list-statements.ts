import type { NeonQueryFunction } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/neon-http'
import type { RequestContext, UserContext } from '#worker/context.ts'
import * as schema from '#worker/db/schema/index.ts'
import { refusalOfSession } from '#worker/features/auth/policy.ts'
import { listRoadmaps } from '#worker/features/roadmaps/queries.ts'

export type Statement = { text: string; params: unknown[] }

const slots = { userId: 'the user', tokenHash: 'the session' }

/** What roadmaps.list sends to the database, recorded from the code itself so that the bare handler can never drift. */
export async function recordListStatements(): Promise<Statement[]> {
  const statements: Statement[] = []
  const query = async (text: string, params: unknown[]) => {
    statements.push({ text, params })
    return { rows: [] }
  }
  const db = drizzle({ query } as unknown as NeonQueryFunction<false, false>, { schema })
  const actor = { kind: 'user', ...slots }
  await refusalOfSession({ db, bearer: slots } as unknown as RequestContext)
  await listRoadmaps({ db, actor } as unknown as UserContext)
  return statements
}

/** The parameters of a recorded statement for one person. */
export function paramsFor({ params }: Statement, person: { userId: string; tokenHash: string }): unknown[] {
  return params.map((param) => {
    if (param === slots.userId) return person.userId
    return param === slots.tokenHash ? person.tokenHash : param
  })
}
