import { and, eq, gte, isNotNull, ne, sql } from 'drizzle-orm'
import { agendaText } from '#shared/pairing/rules.ts'
import type { Context } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import {
  applications,
  challengeParticipations,
  challenges,
  issues,
  pairingRequests,
  repositories,
  users,
} from '#worker/db/schema/index.ts'
import { isPartner } from '#worker/features/pairing/scope.ts'

const HOUR_MS = 3_600_000
/** So far back a calendar goes. */
const SINCE = sql`now() - interval '60 days'`
/** Of each kind. */
const MOST = 200

function readDates({ db }: Pick<Context, 'db'>, userId: string) {
  const partner = sql`case when ${pairingRequests.requesterId} = ${userId}::uuid
    then ${pairingRequests.acceptorId} else ${pairingRequests.requesterId} end`
  return batch(db, {
    pairings: db
      .select({
        ...{ id: pairingRequests.id, start: pairingRequests.chosenSlot, minutes: pairingRequests.minutes },
        ...{ goal: pairingRequests.goal, partner: users.name, project: repositories.name },
        ...{ number: issues.number, title: issues.title, projectId: issues.repositoryId, issueId: issues.id },
      })
      .from(pairingRequests)
      .innerJoin(issues, eq(issues.id, pairingRequests.issueId))
      .innerJoin(repositories, eq(repositories.id, issues.repositoryId))
      .innerJoin(users, eq(users.id, partner))
      .where(and(isPartner(userId), gte(pairingRequests.chosenSlot, SINCE)))
      .orderBy(pairingRequests.chosenSlot)
      .limit(MOST),
    reminders: db
      .select({
        ...{
          id: applications.id,
          day: applications.remindOn,
          title: applications.title,
          company: applications.company,
        },
      })
      .from(applications)
      .where(and(eq(applications.userId, userId), isNotNull(applications.remindOn), gte(applications.remindOn, SINCE)))
      .orderBy(applications.remindOn)
      .limit(MOST),
    bounties: db
      .select({ id: challenges.id, end: challenges.endsAt, title: sql<string>`${challenges.content} ->> 'title'` })
      .from(challengeParticipations)
      .innerJoin(challenges, eq(challenges.id, challengeParticipations.challengeId))
      .where(
        and(
          eq(challengeParticipations.userId, userId),
          isNotNull(challengeParticipations.startedAt),
          ne(challenges.status, 'Closed'),
          gte(challenges.endsAt, SINCE),
        ),
      )
      .orderBy(challenges.endsAt)
      .limit(MOST),
  })
}

const after = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

/** What of somebody's has a time: agreed pairings, days to ask again about an application, and ends of bounties that they started. */
export async function listDates(ctx: Pick<Context, 'db'>, userId: string) {
  const { pairings, reminders, bounties } = await readDates(ctx, userId)
  return [
    ...pairings.flatMap(({ id, start, minutes, goal, partner, project, number, title, projectId, issueId }) => {
      if (start === null) return []
      return {
        ...{ id, start, end: after(start, minutes * 60_000), path: `/project/${projectId}/${issueId}` },
        summary: `Pair with ${partner} on ${project}#${number}: ${title}`,
        description: agendaText(minutes, goal),
      }
    }),
    ...reminders.flatMap(({ id, day, title, company }) =>
      day === null
        ? []
        : { id, start: day, end: null, summary: `Ask again: ${title}, ${company}`, path: '/playground/applications' },
    ),
    ...bounties.flatMap(({ id, end, title }) =>
      end === null
        ? []
        : {
            ...{ id: `bounty-${id}`, start: after(end, -HOUR_MS), end, path: `/challenge/${id}` },
            summary: `Last hour of the bounty: ${title}`,
          },
    ),
  ]
}
