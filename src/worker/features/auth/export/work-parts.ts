import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#worker/db/client.ts'
import {
  applicationDocuments,
  applicationStages,
  applications,
  chatConversations,
  chatMemories,
  chatRuns,
  contributions,
  copilotAnswers,
  copilotJobs,
  copilotTexts,
  issueClaims,
  issues,
  pairingOutcomes,
  pairingRequests,
  pairingResponses,
  pathwayAnswers,
  pathwayMarks,
  pathwayProgress,
  repositories,
  repositoryFollows,
  repositoryVisits,
} from '#worker/db/schema/index.ts'
import { type Part, part } from './part.ts'

/** What somebody did to find work. */
export function workParts(db: Database, userId: string): Part[] {
  const own = db.select({ id: applications.id }).from(applications).where(eq(applications.userId, userId))
  const writtenFor = db.select({ id: copilotJobs.id }).from(copilotJobs).where(eq(copilotJobs.userId, userId))
  return [
    part('When your applications came where', applicationStages, inArray(applicationStages.applicationId, own)),
    part('What you sent with them', applicationDocuments, inArray(applicationDocuments.applicationId, own)),
    part('Jobs that you write for', copilotJobs, eq(copilotJobs.userId, userId)),
    part('What was written for them', copilotTexts, inArray(copilotTexts.jobId, writtenFor)),
    part('Your conversations with the assistant', chatConversations, eq(chatConversations.userId, userId)),
    part('What you asked it', chatRuns, eq(chatRuns.userId, userId), { without: ['key'] }),
    part('What you asked it to keep in mind', chatMemories, eq(chatMemories.userId, userId)),
    part('What you answered in interviews for them', copilotAnswers, inArray(copilotAnswers.jobId, writtenFor)),
  ]
}

/** What somebody did in open source. */
export function openSourceParts(userId: string): Part[] {
  const isOwn = or(eq(pairingRequests.requesterId, userId), eq(pairingRequests.acceptorId, userId))
  return [
    part('Issues that you claimed', issueClaims, eq(issueClaims.userId, userId), {
      also: ofIssue(issueClaims.issueId),
    }),
    part('Your merged work', contributions, eq(contributions.userId, userId)),
    part('Projects that you follow', repositoryFollows, eq(repositoryFollows.userId, userId), {
      also: ofProject(repositoryFollows.repositoryId),
    }),
    part('Projects that you looked at', repositoryVisits, eq(repositoryVisits.userId, userId), {
      also: ofProject(repositoryVisits.repositoryId),
    }),
    part('Your pairings', pairingRequests, isOwn, { also: ofIssue(pairingRequests.issueId) }),
    part('What you answered to requests to pair', pairingResponses, eq(pairingResponses.acceptorId, userId)),
    part('What you said of pairings', pairingOutcomes, eq(pairingOutcomes.userId, userId)),
    part('Your open-source internship', pathwayProgress, eq(pathwayProgress.userId, userId)),
    part('What you read for it', pathwayMarks, eq(pathwayMarks.userId, userId)),
    part('What you answered in it', pathwayAnswers, eq(pathwayAnswers.userId, userId)),
  ]
}

const ofProject = (id: PgColumn): Record<string, SQL> => ({
  project: sql`(select ${repositories.name} from ${repositories} where ${repositories.id} = ${id})`,
})

const ofIssue = (id: PgColumn): Record<string, SQL> => ({
  issue: sql`(select ${issues.title} from ${issues} where ${issues.id} = ${id})`,
})
