import { and, count, eq, sql } from 'drizzle-orm'
import { MOST_APPLICATIONS } from '#shared/applications/rules.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { applicationStages, applications, jobListings } from '#worker/db/schema/index.ts'
import { asId, insertSelect, isOfThisBatch } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { lockPerson } from '#worker/features/users/statements.ts'
import { isOwn } from './scope.ts'

/**
 * Saves a job, once however often it is pressed, with the words that it has now.
 * @throws DomainError not_found for a listing that there is not, conflict where somebody has as many as can be kept
 */
export async function addApplication(
  { db, actor: { userId } }: UserContext,
  input: { listingId: string },
): Promise<{ applicationId: string }> {
  const listingId = asId(input.listingId, 'job')
  const isThis = eq(jobListings.id, listingId)
  const own = db.select({ own: count() }).from(applications).where(isOwn(userId))
  const { listing, known } = await batch(db, {
    // whoever counts, counts what others have just added
    locked: lockPerson(db, userId),
    added: db.execute(
      insertSelect(
        applications,
        {
          ...{ userId, listingId: sql`${jobListings.id}`, title: sql`${jobListings.title}` },
          ...{ company: sql`${jobListings.company}`, url: sql`${jobListings.url}`, source: sql`${jobListings.source}` },
        },
        sql`from ${jobListings} where ${isThis} and (${own}) < ${MOST_APPLICATIONS}::int on conflict do nothing`,
      ),
    ),
    noted: db.execute(
      insertSelect(
        applicationStages,
        { applicationId: sql`${applications.id}`, stage: 'saved' },
        sql`from ${applications} where ${and(isOwn(userId), eq(applications.listingId, listingId))}
          and ${isOfThisBatch(applications)} on conflict do nothing`,
      ),
    ),
    listing: db.select({ id: jobListings.id }).from(jobListings).where(isThis),
    known: db
      .select({ applicationId: applications.id })
      .from(applications)
      .where(and(isOwn(userId), eq(applications.listingId, listingId))),
  })
  if (listing.length === 0) throw new DomainError('not_found', 'This job does not exist.')
  if (!known[0]) throw new DomainError('conflict', `You keep ${MOST_APPLICATIONS} jobs. Remove one first.`)
  return known[0]
}
