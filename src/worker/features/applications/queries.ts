import { desc, eq, sql } from 'drizzle-orm'
import { MOST_APPLICATIONS, MOST_DOCUMENTS } from '#shared/applications/rules.ts'
import type { Application, ApplicationDocument } from '#shared/applications/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { prepared } from '#worker/db/prepared.ts'
import { applicationDocuments, applicationStages, applications, jobListings } from '#worker/db/schema/index.ts'
import { isOwn, isOwnOf } from './scope.ts'

const REACHED = sql<Application['reached']>`coalesce((
  select jsonb_agg(jsonb_build_object('stage', ${applicationStages.stage},
    'at', to_char(${applicationStages.at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by ${applicationStages.at})
  from ${applicationStages} where ${applicationStages.applicationId} = ${applications.id}), '[]')`

const readOwn = prepared(['userId'], (db, { userId }) =>
  db
    .select({
      applicationId: applications.id,
      listingId: applications.listingId,
      title: applications.title,
      company: applications.company,
      url: applications.url,
      source: applications.source,
      stage: applications.stage,
      notes: applications.notes,
      remindOn: applications.remindOn,
      closedAt: jobListings.closedAt,
      createdAt: applications.createdAt,
      reached: REACHED.as('reached'),
      documents: sql<number>`(select count(*)::int from ${applicationDocuments}
        where ${applicationDocuments.applicationId} = ${applications.id})`.as('documents'),
    })
    .from(applications)
    .leftJoin(jobListings, eq(jobListings.id, applications.listingId))
    .where(isOwn(userId))
    .orderBy(desc(applications.createdAt))
    .limit(MOST_APPLICATIONS),
)

/** What the caller saved and applied for, the latest first. */
export const listApplications = ({ db, actor: { userId } }: UserContext): Promise<Application[]> =>
  readOwn(db, { userId }).execute()

/** What was sent with one of them, the latest first; nothing for another person's. */
export async function listDocuments(
  { db, actor: { userId } }: UserContext,
  { applicationId }: { applicationId: string },
): Promise<ApplicationDocument[]> {
  const { id: documentId, kind, body, createdAt } = applicationDocuments
  return db
    .select({ documentId, kind, body, createdAt })
    .from(applicationDocuments)
    .innerJoin(applications, eq(applications.id, applicationDocuments.applicationId))
    .where(isOwnOf(userId, applicationId))
    .orderBy(desc(createdAt), desc(documentId))
    .limit(MOST_DOCUMENTS)
}
