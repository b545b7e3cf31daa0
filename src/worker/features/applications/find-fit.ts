import { and, eq } from 'drizzle-orm'
import { type Exercise, fitOf, gapPrompt } from '#shared/applications/fit.ts'
import { skillFactsOf } from '#shared/applications/records.ts'
import type { Fit } from '#shared/applications/schemas.ts'
import type { ChallengeDefinition } from '#shared/challenges/definition.ts'
import { CHALLENGES } from '#shared/challenges/definitions/all.ts'
import { readSkills } from '#shared/jobs/skills.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { challenges, jobListings } from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
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
    open: db
      .select({ id: challenges.id })
      .from(challenges)
      .where(and(eq(challenges.status, 'Open'), eq(challenges.isListed, true))),
    ...recordStatements(db, userId),
  })
  const [job] = listing
  if (!job) throw new DomainError('not_found', 'This job does not exist.')
  const today = new Date().toISOString().slice(0, 10)
  const facts = skillFactsOf(recordsOf(userId, found), today)
  const exercises = CHALLENGES.filter(({ id }) => open.some((one) => one.id === id)).map(exerciseOf)
  const skills = fitOf(readSkills(job.title, job.description), facts, exercises)
  return { skills, prompt: gapPrompt(job.title, skills) }
}

const exerciseOf = ({ id, title, description, body, learnPrompt }: ChallengeDefinition): Exercise => ({
  ...{ challengeId: id, title },
  text: [title, description, learnPrompt, ...body.map((part) => part.body)].join('\n'),
})
