import { sql } from 'drizzle-orm'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { removeInBatches } from '#worker/db/remove-in-batches.ts'
import {
  challengeEntries,
  challengeParticipations,
  challengeRepositories,
  challenges,
  notifications,
} from '#worker/db/schema/index.ts'
import { type NotificationEvent, notify } from '#worker/features/notifications/statements.ts'
import { statusNow } from './scope.ts'

/** Of one run and kind; the rest follows in the next. */
const TOLD_PER_RUN = 1000

/** Tells who waits for a bounty that it is open, and who started one that a day is left, each once. */
export async function tellOfChallenges({ db }: Context): Promise<void> {
  const event = (kind: 'bountyOpened' | 'bountyEnding'): NotificationEvent => ({
    ...{ userId: sql`${challengeParticipations.userId}`, actorId: sql`${challengeParticipations.userId}` },
    ...{ kind: sql`${kind}::text`, key: keyOf(kind) },
    about: sql`${challenges.content} ->> 'title'`,
    path: sql`'/challenge/' || ${challenges.id}`,
  })
  // of one that is told it is known: nobody is told again
  const untold = (kind: string) => sql`not exists (select from ${notifications}
    where ${notifications.userId} = ${challengeParticipations.userId} and ${notifications.key} = ${keyOf(kind)})`
  const open = sql`from ${challengeParticipations}
    join ${challenges} on ${challenges.id} = ${challengeParticipations.challengeId}
      and ${challenges.status} <> 'Closed' and ${statusNow} = 'Open'
    left join ${challengeEntries} on ${challengeEntries.id} = ${challengeParticipations.entryId}`
  const some = sql`order by ${challengeParticipations.challengeId}, ${challengeParticipations.userId} limit ${TOLD_PER_RUN}::int`
  await batch(db, {
    opened: notify(
      db,
      event('bountyOpened'),
      sql`${open} where ${challengeParticipations.followedAt} is not null and ${challengeParticipations.startedAt} is null
        and ${untold('bountyOpened')} ${some}`,
    ),
    ending: notify(
      db,
      event('bountyEnding'),
      sql`${open} where ${challengeParticipations.startedAt} is not null and ${challengeEntries.submittedAt} is null
        and ${challenges.endsAt} < now() + interval '1 day' and ${untold('bountyEnding')} ${some}`,
    ),
  })
}

const keyOf = (kind: string) => sql`${`${kind}:`}::text || ${challenges.id}`

/** What GitHub said of a repository is good for a minute, and gone after a day. */
export const forgetRepositories = ({ db }: Context): Promise<void> =>
  removeInBatches(db, challengeRepositories, sql`${challengeRepositories.foundAt} < now() - interval '1 day'`)
