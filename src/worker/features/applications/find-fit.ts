import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Fact, fitOf, gapPrompt } from '#shared/applications/fit.ts'
import type { Fit } from '#shared/applications/schemas.ts'
import { readSkills } from '#shared/jobs/skills.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import {
  certificates,
  jobListings,
  journalEntries,
  phaseSections,
  profileEntries,
  roadmapPhases,
  roadmaps,
  users,
} from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'

/** Of each kind, the latest. */
const MOST_FACTS = 300

/**
 * What an ad asks for, each with the line that says so and what of the caller's records shows it, and a prompt for the
 * rest. Nothing but what stands in the ad and in the records is said. @throws DomainError not_found
 */
export async function findFit({ db, actor: { userId } }: UserContext, input: { listingId: string }): Promise<Fit> {
  const listingId = asId(input.listingId, 'job')
  const { listing, proved, completed, written, worked, chosen } = await batch(db, {
    listing: db
      .select({ title: jobListings.title, description: jobListings.description })
      .from(jobListings)
      .where(eq(jobListings.id, listingId)),
    ...recordsOf(db, userId),
  })
  const [job] = listing
  if (!job) throw new DomainError('not_found', 'This job does not exist.')
  const facts: Fact[] = [
    ...proved.map(({ id, title, skills }) => ({
      ...{ kind: 'certificate' as const, label: title, path: `/verify/${id}` },
      text: [title, ...skills].join('\n'),
    })),
    ...completed.map(({ title, aim, topics, roadmapId, phaseId }) => ({
      ...{ kind: 'section' as const, label: title, path: `/learn/${userId}/${roadmapId}/${phaseId}` },
      text: [title, aim, ...topics].join('\n'),
    })),
    ...written.map(({ title, summary, tags }) => ({
      ...{ kind: 'journal' as const, label: title || summary.slice(0, 60), path: '/feed/journal' },
      text: [title, summary, ...tags].join('\n'),
    })),
    ...worked.map(({ title, organization, description }) => ({
      ...{ kind: 'profile' as const, label: `${title}, ${organization}`, path: `/profile/${userId}` },
      text: [title, description].join('\n'),
    })),
    ...chosen.flatMap(({ languages }) =>
      languages.map((language) => ({
        ...{ kind: 'profile' as const, label: language, path: `/profile/${userId}` },
        text: language,
      })),
    ),
  ]
  const skills = fitOf(readSkills(job.title, job.description), facts)
  return { skills, prompt: gapPrompt(job.title, skills) }
}

/** Statements: all of somebody's that can show what they know. */
const recordsOf = (db: Database, userId: string) => ({
  proved: db
    .select({ id: certificates.id, title: certificates.title, skills: certificates.skills })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), isNull(certificates.revokedAt)))
    .orderBy(desc(certificates.issuedAt))
    .limit(MOST_FACTS),
  completed: db
    .select({
      title: sql<string>`coalesce(${phaseSections.completedTitle}, ${phaseSections.title})`,
      aim: phaseSections.aim,
      topics: phaseSections.topics,
      phaseId: phaseSections.phaseId,
      roadmapId: roadmapPhases.roadmapId,
    })
    .from(phaseSections)
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(and(eq(roadmaps.userId, userId), isNull(roadmaps.deletedAt), isNotNull(phaseSections.completedAt)))
    .orderBy(desc(phaseSections.completedAt))
    .limit(MOST_FACTS),
  written: db
    .select({ title: journalEntries.title, summary: journalEntries.summary, tags: journalEntries.tags })
    .from(journalEntries)
    .where(eq(journalEntries.userId, userId))
    .orderBy(desc(journalEntries.id))
    .limit(MOST_FACTS),
  worked: db
    .select({
      title: profileEntries.title,
      organization: profileEntries.organization,
      description: profileEntries.description,
    })
    .from(profileEntries)
    .where(eq(profileEntries.userId, userId))
    .limit(MOST_FACTS),
  chosen: db.select({ languages: users.languages }).from(users).where(sql`${users.id} = ${userId}::uuid`),
})
