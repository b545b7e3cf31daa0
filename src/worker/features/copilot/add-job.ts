import { and, count, eq, sql } from 'drizzle-orm'
import { JOB_TITLE_MAX_LENGTH, MOST_COPILOT_JOBS } from '#shared/copilot/rules.ts'
import type { AddCopilotJobInput } from '#shared/copilot/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { copilotJobs, jobListings } from '#worker/db/schema/index.ts'
import { asId, insertSelect, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockPerson } from '#worker/features/users/statements.ts'
import { isOwn } from './scope.ts'

/** The ad, and what its source states beside it: what an ad is silent on is asked for. */
const AD = sql`concat_ws(E'\\n', ${jobListings.description},
  'Place: ' || nullif(concat_ws(', ', case when ${jobListings.isRemote} then 'Remote' end, nullif(${jobListings.location}, '')), ''),
  'Salary: ' || case when ${jobListings.salaryMin} = ${jobListings.salaryMax} then ${jobListings.salaryMin}::text
    else ${jobListings.salaryMin} || ' to ' || ${jobListings.salaryMax} end
    || coalesce(' ' || ${jobListings.salaryCurrency}, '') || ' a ' || ${jobListings.salaryPeriod})`

/**
 * Keeps a job to write for, with the words of its ad (C008); one of the board once however often it is pressed.
 * @throws DomainError not_found for a listing that there is not, conflict where somebody has as many as can be kept
 */
export async function addJob(
  { db, actor: { userId } }: UserContext,
  input: AddCopilotJobInput,
): Promise<{ jobId: string }> {
  const own = db.select({ own: count() }).from(copilotJobs).where(isOwn(userId))
  const hasRoom = sql`(${own}) < ${MOST_COPILOT_JOBS}::int`
  const listingId = 'listingId' in input ? asId(input.listingId, 'job') : null
  const [written, from] =
    'listingId' in input
      ? [
          {
            ...{ listingId: sql`${jobListings.id}`, title: sql`left(${jobListings.title}, ${JOB_TITLE_MAX_LENGTH})` },
            ...{ company: sql`${jobListings.company}`, url: sql`${jobListings.url}` },
            description: AD,
          },
          sql`from ${jobListings} where ${eq(jobListings.id, sql`${listingId}::uuid`)} and ${hasRoom}`,
        ]
      : [input, sql`where ${hasRoom}`]
  const isThis = listingId
    ? eq(copilotJobs.listingId, listingId)
    : sql`${copilotJobs.listingId} is null and ${isOfThisBatch(copilotJobs)}`
  const { listing, known } = await batch(db, {
    // whoever counts, counts what others have just added
    locked: lockPerson(db, userId),
    added: db.execute(insertSelect(copilotJobs, { userId, ...written }, sql`${from} on conflict do nothing`)),
    listing: listingId
      ? db.select({ id: jobListings.id }).from(jobListings).where(eq(jobListings.id, listingId))
      : null,
    known: db
      .select({ jobId: copilotJobs.id })
      .from(copilotJobs)
      .where(and(isOwn(userId), isThis)),
  })
  if (listing?.length === 0) throw new DomainError('not_found', 'This job does not exist.')
  if (!known[0]) throw new DomainError('conflict', `You write for ${MOST_COPILOT_JOBS} jobs. Remove one first.`)
  return known[0]
}
