import { eq, type SQL, sql } from 'drizzle-orm'
import type { NotificationKind } from '#shared/notifications/rules.ts'
import type { Database } from '#worker/db/client.ts'
import { issues, pairingRequests, repositories } from '#worker/db/schema/index.ts'
import { notify } from '#worker/features/notifications/statements.ts'

/** Statement: whoever decides about a request does so alone. */
export const lockRequest = (db: Database, requestId: string) =>
  db.select({ id: pairingRequests.id }).from(pairingRequests).where(eq(pairingRequests.id, requestId)).for('update')

interface Told {
  /** Expressions over the request and what `which` joins. */
  to: SQL
  by: SQL
  kind: NotificationKind
}

/**
 * Statement: tells somebody what another did about a request; of the two of them there is one row, which says the latest.
 * @param which what follows the request and its issue: `join … where …`
 */
export const tell = (db: Database, { to, by, kind }: Told, which: SQL) =>
  notify(
    db,
    {
      ...{ userId: to, actorId: by, kind: sql`${kind}::text` },
      key: sql`'pairing:' || ${pairingRequests.id} || ':' || ${by}`,
      about: sql`${issues.title}`,
      path: sql`'/project/' || ${issues.repositoryId} || '/' || ${issues.id}`,
    },
    sql`from ${pairingRequests} join ${issues} on ${issues.id} = ${pairingRequests.issueId}
      join ${repositories} on ${repositories.id} = ${issues.repositoryId} ${which}`,
  )
