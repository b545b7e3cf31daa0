import { and, eq, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { MOST_A_WEEK, MOST_WITH_SAME_PERSON, PAIRING_POINTS, SAME_PERSON_DAYS } from '#shared/pairing/rules.ts'
import type { OutcomeInput, Pairing } from '#shared/pairing/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { pairingOutcomes, pairingRequests, reputationEvents } from '#worker/db/schema/index.ts'
import { asId, columnNames, excluded, insertSelect } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockScore, postEach } from '#worker/features/reputation/statements.ts'
import { getPairing } from './queries.ts'
import { isPartner, isPast } from './scope.ts'
import { lockRequest } from './statements.ts'

/**
 * One of the two says whether they paired, once its time is over; what they say may change until both said that it happened. Then
 * each gets one receipt, as far as the caps on swapping allow (shared/pairing/rules.ts).
 * @throws DomainError not_found, forbidden for whoever is none of the two, conflict before its time is over
 */
export async function recordOutcome(
  ctx: UserContext,
  { happened, ...input }: z.output<typeof OutcomeInput>,
): Promise<Pairing> {
  const { db, actor } = ctx
  const { userId } = actor
  const requestId = asId(input.requestId, 'request')
  const before = await getPairing(ctx, requestId)
  const partner = before.responses.find(({ status }) => status === 'accepted')?.person.userId
  if (before.status !== 'accepted' || before.role === 'other') {
    throw new DomainError('forbidden', 'Only the two who agreed to pair can say so.')
  }
  const both = [before.requester.userId, partner ?? userId].sort()
  const isThis = eq(pairingRequests.id, requestId)
  const { said } = await batch(db, {
    locked: lockRequest(db, requestId),
    // points of both wait for each other, whichever of their pairings they speak of
    first: lockScore(db, both[0] ?? userId),
    second: lockScore(db, both[1] ?? userId),
    said: db.execute(
      insertSelect(
        pairingOutcomes,
        { requestId, userId, happened },
        sql`from ${pairingRequests} where ${isThis} and ${isPartner(userId)} and ${isPast} and not ${isAgreed}
          on conflict (${columnNames(pairingOutcomes.requestId, pairingOutcomes.userId)}) do update
            set ${columnNames(pairingOutcomes.happened)} = ${excluded(pairingOutcomes.happened)}`,
      ),
    ),
    receipts: postReceipts(db, isThis),
  })
  const after = await getPairing(ctx, requestId)
  if (!said.rowCount && !after.isAgreed) {
    throw new DomainError('conflict', 'You can say so once its time is over.')
  }
  return after
}

const isAgreed = sql`(select count(*) from ${pairingOutcomes}
  where ${pairingOutcomes.requestId} = ${pairingRequests.id} and ${pairingOutcomes.happened}) = 2`

/** Statement: a receipt for each of the two, where both said that it happened and nothing speaks against it. */
function postReceipts(db: Database, isThis: SQL) {
  const person = sql`person.id`
  const column = (name: 'id' | 'requesterId' | 'acceptorId') => sql`other.${sql.identifier(pairingRequests[name].name)}`
  const isSamePair = sql`(${column('requesterId')}, ${column('acceptorId')}) in (
    (${pairingRequests.requesterId}, ${pairingRequests.acceptorId}),
    (${pairingRequests.acceptorId}, ${pairingRequests.requesterId}))`
  const earned = (since: SQL) => sql`(select count(distinct ${column('id')}) from ${pairingRequests} other
    join ${reputationEvents} on ${reputationEvents.key} = 'pairing:' || ${column('id')}
      and ${reputationEvents.userId} in (${pairingRequests.requesterId}, ${pairingRequests.acceptorId})
    where ${isSamePair} and ${column('id')} <> ${pairingRequests.id} and ${reputationEvents.createdAt} > ${since})`
  const ofWeek = sql`(select count(*) from ${reputationEvents}
    where ${reputationEvents.userId} = ${person} and ${reputationEvents.kind} = 'pairing'
      and ${reputationEvents.createdAt} > now() - interval '7 days')`
  return postEach(
    db,
    {
      ...{ userId: person, kind: 'pairing', points: PAIRING_POINTS },
      ...{ subjectKind: 'issue', subjectId: sql`${pairingRequests.issueId}::text` },
      key: sql`'pairing:' || ${pairingRequests.id}`,
    },
    sql`from ${pairingRequests}
      cross join lateral unnest(array[${pairingRequests.requesterId}, ${pairingRequests.acceptorId}]) person(id)
      where ${and(isThis, isAgreed)}
        and ${earned(sql`now() - make_interval(days => ${SAME_PERSON_DAYS}::int)`)} = 0
        and ${earned(sql`'-infinity'::timestamptz`)} < ${MOST_WITH_SAME_PERSON}::int
        and ${ofWeek} < ${MOST_A_WEEK}::int`,
  )
}
