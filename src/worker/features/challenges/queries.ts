import { and, asc, count, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import { CHALLENGES } from '#shared/challenges/definitions/all.ts'
import { CHALLENGE_TEXTS } from '#shared/challenges/rules.ts'
import type { AdminChallenge, Challenge, ChallengeStanding, ListedChallenge } from '#shared/challenges/schemas.ts'
import type { Context, UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import { challengeParticipations, challenges, users } from '#worker/db/schema/index.ts'
import { definitionOf, standingOf } from './rules.ts'

/** Of all, or of one alone. */
const isAsked = (column: SQLWrapper, challengeId: Slot<number | null>) =>
  sql`(${challengeId}::int is null or ${column} = ${challengeId}::int)`

const readStates = prepared(['challengeId'], (db, { challengeId }) =>
  db.select().from(challenges).where(isAsked(challenges.id, challengeId)),
)

/** Who began, of each. */
const countParticipants = prepared(['challengeId'], (db, { challengeId }) =>
  db
    .select({
      challengeId: challengeParticipations.challengeId,
      participants: count(),
      submissions: count(challengeParticipations.submittedAt),
    })
    .from(challengeParticipations)
    .where(and(isNotNull(challengeParticipations.startedAt), isAsked(challengeParticipations.challengeId, challengeId)))
    .groupBy(challengeParticipations.challengeId),
)

const readOwn = prepared(['userId', 'challengeId'], (db, { userId, challengeId }) =>
  db
    .select()
    .from(challengeParticipations)
    .where(
      and(
        sql`${challengeParticipations.userId} = ${userId}::uuid`,
        isAsked(challengeParticipations.challengeId, challengeId),
      ),
    ),
)

/** What everybody reads of all or of one, and what the viewer has of each. */
async function readChallenges({ db, actor }: Context, challengeId: number | null = null) {
  const { states, counts, own } = await batch(db, {
    states: readStates(db, { challengeId }),
    counts: countParticipants(db, { challengeId }),
    own: readOwn(db, { userId: actor.kind === 'user' ? actor.userId : null, challengeId }),
  })
  return CHALLENGES.filter(({ id }) => challengeId === null || id === challengeId).map((definition) => {
    const { id } = definition
    const { status = 'Closed', isListed = true } = states.find((one) => one.id === id) ?? {}
    const { participants = 0, submissions = 0 } = counts.find((one) => one.challengeId === id) ?? {}
    const participation = own.find((one) => one.challengeId === id)
    return { definition, status, isListed, participants, submissions, participation } as const
  })
}

/** The bounties that an operator lists, in the order of their content (I009). */
export async function listChallenges(ctx: Context): Promise<ListedChallenge[]> {
  const all = await readChallenges(ctx)
  return all
    .filter(({ isListed }) => isListed)
    .map(({ definition: { id, title, description, end }, status, participants, participation }) => ({
      ...{ id, title, description, end, status, participants },
      userStatus: standingOf(participation).userStatus,
    }))
}

/** One of them, listed or not, as the viewer has it. @throws DomainError not_found */
export async function getChallenge(ctx: Context, { challengeId }: { challengeId: number }): Promise<Challenge> {
  const { linkRule, detailsText, body, ...definition } = definitionOf(challengeId)
  const [one] = await readChallenges(ctx, challengeId)
  return {
    subTitle: CHALLENGE_TEXTS.subTitle,
    ...definition,
    ...{ resources: [...definition.resources], additionalResources: [...definition.additionalResources] },
    postScriptum: [...definition.postScriptum],
    ...{ linkRule, detailsText: detailsText ?? null },
    body: body.map(({ emphasized = false, ...part }) => ({ ...part, emphasized })),
    ...{ status: one?.status ?? 'Closed', participants: one?.participants ?? 0 },
    ...standingOf(one?.participation),
    submission: one?.participation?.link ? { link: one.participation.link, details: one.participation.details } : null,
  }
}

/** How the caller stands to one (D039). @throws DomainError not_found for none */
export async function getStanding(
  { db, actor: { userId } }: UserContext,
  { challengeId }: { challengeId: number },
): Promise<ChallengeStanding> {
  definitionOf(challengeId)
  const [own] = await readOwn(db, { userId, challengeId })
  return standingOf(own)
}

/** All of them with how many handed something in, for administrators. */
export const listForAdmin = async (ctx: UserContext): Promise<AdminChallenge[]> =>
  (await readChallenges(ctx)).map(({ definition: { id, title }, status, isListed, participants, submissions }) => ({
    ...{ id, title, status, isListed, participants, submissions },
  }))

const MOST_SUBMISSIONS = 500

/** What was handed in to one, the first first. */
export async function listSubmissions({ db }: UserContext, { challengeId }: { challengeId: number }) {
  definitionOf(challengeId)
  const rows = await db
    .select({
      ...{ userId: users.id, name: users.name, details: challengeParticipations.details },
      ...{ link: sql<string>`${challengeParticipations.link}`, submittedAt: challengeParticipations.submittedAt },
    })
    .from(challengeParticipations)
    .innerJoin(users, eq(users.id, challengeParticipations.userId))
    .where(and(eq(challengeParticipations.challengeId, challengeId), isNotNull(challengeParticipations.submittedAt)))
    .orderBy(asc(challengeParticipations.submittedAt))
    .limit(MOST_SUBMISSIONS)
  return rows.map(({ submittedAt, ...row }) => ({ ...row, submittedAt: submittedAt ?? '' }))
}
