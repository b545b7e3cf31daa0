import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PassInput } from '#shared/connections/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { connectionPasses, users } from '#worker/db/schema/index.ts'
import { asId, insertSelect } from '#worker/db/sql.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'

/** Says what the caller wants no recommendations by, or takes it back; again is no error, and nobody is told. */
export async function savePass({ db, actor: { userId } }: UserContext, input: PassInput): Promise<void> {
  if ('kind' in input) {
    const { kind } = input
    const isThis = and(eq(connectionPasses.kind, kind), isNull(connectionPasses.personId))
    if (input.isPassed) await db.insert(connectionPasses).values({ userId, kind }).onConflictDoNothing()
    else await db.delete(connectionPasses).where(and(eq(connectionPasses.userId, userId), isThis))
    return
  }
  const personId = asId(input.userId, 'person')
  const isThis = and(eq(connectionPasses.userId, userId), eq(connectionPasses.personId, personId))
  if (!input.isPassed) await db.delete(connectionPasses).where(isThis)
  else {
    await db.execute(
      insertSelect(
        connectionPasses,
        { userId, kind: 'person', personId: sql`${users.id}` },
        sql`from ${users} where ${and(eq(users.id, personId), isLiveAccount)} on conflict do nothing`,
      ),
    )
  }
}
