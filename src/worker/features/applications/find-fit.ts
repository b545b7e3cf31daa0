import { eq } from 'drizzle-orm'
import { type Exercise, fitOf, gapPrompt } from '#shared/applications/fit.ts'
import { skillFactsOf } from '#shared/applications/records.ts'
import type { Fit } from '#shared/applications/schemas.ts'
import type { ChallengeContent } from '#shared/challenges/content.ts'
import { readSkills } from '#shared/jobs/skills.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { jobListings } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { findOpenChallenges } from '#worker/features/challenges/queries.ts'
import { recordStatements, recordsOf } from './find-records.ts'

/**
 * What an ad asks for, each with the line that says so and what of the caller's records shows it, and a prompt for the
 * rest. Nothing but what stands in the ad and in the records is said. @throws DomainError not_found
 */
export async function findFit({ db, actor: { userId } }: UserContext, input: { listingId: string }): Promise<Fit> {
  const listingId = asId(input.listingId, 'job')
  const { listing, open, ...found } = await batch(db, {
    listing: db
      .select({ title: jobListings.title, description: jobListings.description })
      .from(jobListings)
      .where(eq(jobListings.id, listingId)),
    open: findOpenChallenges(db),
    ...recordStatements(db, userId),
  })
  const [job] = listing
  if (!job) throw new DomainError('not_found', 'This job does not exist.')
  const today = new Date().toISOString().slice(0, 10)
  const facts = skillFactsOf(recordsOf(userId, found), today)
  const skills = fitOf(readSkills(job.title, job.description), facts, open.map(exerciseOf))
  return { skills, prompt: gapPrompt(job.title, skills) }
}

const exerciseOf = ({ id, content }: { id: number; content: ChallengeContent }): Exercise => ({
  ...{ challengeId: id, title: content.title },
  text: [content.title, content.description, content.learnPrompt, ...content.body.map((part) => part.body)].join('\n'),
})
