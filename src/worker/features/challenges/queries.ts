import { and, asc, desc, eq, exists, lt, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { CHALLENGES_PAGE_SIZE, type ChallengeStatus, MOST_COUNTED } from '#shared/challenges/rules.ts'
import type {
  ChallengeStanding,
  ListAllChallengesOutput,
  ListChallengesInput,
  ListChallengesOutput,
  ListedChallenge,
} from '#shared/challenges/schemas.ts'
import { type Context, type UserContext, viewerOf } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { challengeEntries, challengeParticipations, challenges } from '#worker/db/schema/index.ts'
import { standingOf, unknownChallenge } from './rules.ts'
import { isActive, statusNow } from './scope.ts'
import { countStarted, findKnown, findOwn } from './statements.ts'

/** So many the documented list brings at most. */
const MOST_LISTED = 500
/** So many pages of them are named to search engines. */
const MOST_NAMED = 1000

/** A page of them is chosen by their own columns first: only its rows are joined and counted. */
function cards(db: Database, viewerId: string | null, which: SQL | undefined, limit: number) {
  const page = db
    .select({
      id: challenges.id,
      position: challenges.position,
      content: challenges.content,
      endsAt: challenges.endsAt,
      decidedAt: challenges.decidedAt,
      status: sql<ChallengeStatus>`${statusNow}`.as('status_now'),
    })
    .from(challenges)
    .where(and(challenges.isListed, which))
    .orderBy(...ORDER)
    .limit(limit)
    .as('page')
  return db
    .select({
      id: page.id,
      position: page.position,
      title: sql<string>`${page.content} ->> 'title'`,
      description: sql<string>`${page.content} ->> 'description'`,
      end: sql<string>`${page.content} ->> 'end'`,
      endsAt: page.endsAt,
      decidedAt: page.decidedAt,
      status: page.status,
      participants: countStarted(sql`${page.id}`),
      licensedAt: challengeParticipations.licensedAt,
      startedAt: challengeParticipations.startedAt,
      ownerId: challengeEntries.ownerId,
      submittedAt: challengeEntries.submittedAt,
    })
    .from(page)
    .leftJoin(
      challengeParticipations,
      and(eq(challengeParticipations.challengeId, page.id), sql`${challengeParticipations.userId} = ${viewerId}::uuid`),
    )
    .leftJoin(challengeEntries, eq(challengeEntries.id, challengeParticipations.entryId))
    .orderBy(desc(page.position), asc(page.id))
}

/** As the index has them. */
const ORDER = [sql`${challenges.position} desc nulls last`, asc(challenges.id)] as const

type Row = Awaited<ReturnType<typeof cards>>[number]

const toCard = ({
  id,
  title,
  description,
  end,
  endsAt,
  decidedAt,
  status,
  participants,
  ...own
}: Row): ListedChallenge => ({
  ...{ id, title, description, end, endsAt, status, participants, isDecided: decidedAt !== null },
  userStatus: standingOf(own).userStatus,
})

const counted = (db: Database, which: SQL) => {
  const some = db
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(challenges.isListed, which))
    .limit(MOST_COUNTED)
  return db.select({ count: sql<number>`count(*)::int` }).from(some.as('some'))
}

const isOver = sql`not ${isActive}`

/** Those that can be won, or where there are none those that are over. */
const isFirstShown = (db: Database) =>
  sql`${isActive} = ${exists(db.select({ id: challenges.id }).from(challenges).where(and(challenges.isListed, isActive)))}`

/** A page of the bounties that an operator lists, with how many there are, in one round trip. */
export async function listChallenges(
  ctx: Context,
  { show, cursor }: z.output<typeof ListChallengesInput>,
): Promise<ListChallengesOutput> {
  const { db } = ctx
  const which = show === undefined ? isFirstShown(db) : show === 'active' ? isActive : isOver
  const isBehind = cursor === null || cursor === undefined ? undefined : lt(challenges.position, cursor)
  const { rows, active, previous } = await batch(db, {
    rows: cards(db, viewerOf(ctx), and(which, isBehind), CHALLENGES_PAGE_SIZE + 1),
    active: counted(db, isActive),
    previous: counted(db, isOver),
  })
  const counts = { active: active[0]?.count ?? 0, previous: previous[0]?.count ?? 0 }
  const shown = show ?? (counts.active > 0 ? 'active' : 'previous')
  const some = rows.slice(0, CHALLENGES_PAGE_SIZE)
  const next = rows.length > CHALLENGES_PAGE_SIZE ? (some.at(-1)?.position ?? null) : null
  return { challenges: some.map(toCard), show: shown, next, counts }
}

/** The newest of all that are listed, as documented (I009). */
export async function listAllChallenges(
  ctx: Context,
  most = MOST_LISTED,
): Promise<z.infer<typeof ListAllChallengesOutput>> {
  return { challenges: (await cards(ctx.db, viewerOf(ctx), undefined, most)).map(toCard) }
}

/** How the caller stands to one (D039). @throws DomainError not_found for none */
export async function getStanding(
  { db, actor: { userId } }: UserContext,
  { challengeId }: { challengeId: number },
): Promise<ChallengeStanding> {
  const { known, own } = await batch(db, {
    known: findKnown(db, challengeId),
    own: findOwn(db, challengeId, userId),
  })
  if (known.length === 0) throw unknownChallenge()
  return standingOf(own[0])
}

/** Statement: bounties that can be won now, with what they ask for, for whoever is to be led to them. */
export const findOpenChallenges = (db: Database) =>
  db
    .select({ id: challenges.id, content: challenges.content })
    .from(challenges)
    .where(and(challenges.isListed, isActive, sql`${statusNow} = 'Open'`))
    .orderBy(desc(challenges.position))
    .limit(MOST_LISTED)

/** Statement: the ids of all that are listed, the newest first. */
export const findListedIds = (db: Database) =>
  db
    .select({ id: challenges.id })
    .from(challenges)
    .where(eq(challenges.isListed, true))
    .orderBy(desc(challenges.position))
    .limit(MOST_NAMED)
