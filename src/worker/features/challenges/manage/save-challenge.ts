import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { SaveChallengeInput } from '#shared/challenges/manage-schemas.ts'
import { CHALLENGE_REFUSALS } from '#shared/challenges/refusals.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import {
  challengeJudges,
  challengeParticipations,
  challengeSponsors,
  challenges,
  users,
} from '#worker/db/schema/index.ts'
import { excluded, insertSelect, textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import { isLiveAccount } from '#worker/features/users/scope.ts'
import { isJudged } from '../judging/statements.ts'
import { unknownChallenge } from '../rules.ts'
import { lockChallenge } from '../statements.ts'

/**
 * An administrator makes a bounty, still to come, or changes what one asks for and gives, with its times, its sponsor and its judges.
 * @returns its id
 * @throws DomainError not_found, invalid for times out of order and for judges whom nobody knows or who take part, conflict once it
 * is decided, for other terms once it is judged, and for another day of decision once that is over
 */
export async function saveChallenge(ctx: UserContext, input: SaveChallengeInput): Promise<{ challengeId: number }> {
  refuseDisorder(input)
  const { db } = ctx
  const known = await findJudges(db, input)
  const missing = input.judges.filter((email) => !known.some((judge) => judge.email === email))
  if (missing.length > 0) throw new DomainError('invalid', `Nobody here has the address ${missing.join(', ')}.`)
  const entrant = known.find(({ takesPart }) => takesPart)
  if (entrant) throw new DomainError('invalid', `${entrant.email} takes part in this bounty and can’t judge it.`)
  const challengeId = input.challengeId ?? (await nextId(db))
  const { before, state, saved } = await write(ctx, challengeId, {
    ...input,
    judgeIds: known.map(({ userId }) => userId),
  })
  if (input.challengeId !== null && before.length === 0) throw unknownChallenge()
  if (saved.length === 0) throw new DomainError('conflict', refusalOf(state[0]))
  return { challengeId }
}

function refuseDisorder({ opensAt, endsAt, decideBy }: SaveChallengeInput): void {
  if (opensAt && endsAt && opensAt >= endsAt) throw new DomainError('invalid', 'It has to open before it ends.')
  if (decideBy && endsAt && decideBy <= endsAt)
    throw new DomainError('invalid', 'It is decided after it has ended, not before.')
  if (decideBy && !endsAt) throw new DomainError('invalid', 'Give it an end before the day of its decision.')
}

const findJudges = (db: Database, { challengeId, judges }: SaveChallengeInput) =>
  db
    .select({
      userId: users.id,
      email: sql<string>`lower(${users.email})`,
      takesPart: sql<boolean>`exists (select from ${challengeParticipations}
        where ${challengeParticipations.userId} = ${users.id} and ${challengeParticipations.startedAt} is not null
          and ${challengeParticipations.challengeId} = ${challengeId}::int)`,
    })
    .from(users)
    .where(and(isLiveAccount, sql`lower(${users.email}) = any(${textArray(judges)})`))

/** Taken before it is written, so that everything of a new one is written in one batch. */
async function nextId(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('challenges', 'id'))::int as id`,
  )
  return rows[0]?.id ?? 0
}

interface Written extends SaveChallengeInput {
  judgeIds: string[]
}

function write({ db, actor }: UserContext, challengeId: number, written: Written) {
  const { content, opensAt, endsAt, decideBy, funding, sponsorName, sponsorUrl, judgeIds, reason } = written
  const sponsor = db
    .select({ id: challengeSponsors.id })
    .from(challengeSponsors)
    .where(eq(challengeSponsors.name, sponsorName))
  const shown = { content, opensAt, endsAt, decideBy, funding, sponsorId: sql`(${sponsor})`, editedAt: sql`now()` }
  const others = and(
    eq(challengeJudges.challengeId, challengeId),
    judgeIds.length > 0 ? notInArray(challengeJudges.userId, judgeIds) : undefined,
  )
  const action = written.challengeId === null ? 'challenges.create' : 'challenges.update'
  return batch(db, {
    before: lockChallenge(db, challengeId),
    state: db
      .select({ decidedAt: challenges.decidedAt, isJudged: sql<boolean>`${isJudged}` })
      .from(challenges)
      .where(eq(challenges.id, challengeId)),
    sponsor: sponsorName
      ? db
          .insert(challengeSponsors)
          .values({ name: sponsorName, url: sponsorUrl })
          .onConflictDoUpdate({ target: challengeSponsors.name, set: { url: excluded(challengeSponsors.url) } })
      : null,
    saved:
      written.challengeId === null
        ? db
            .insert(challenges)
            .values({ id: challengeId, position: challengeId, status: 'Coming Soon', isListed: false, ...shown })
            .returning({ id: challenges.id })
        : db
            .update(challenges)
            .set(shown)
            .where(and(eq(challenges.id, challengeId), isNull(challenges.decidedAt), keepsTerms(written)))
            .returning({ id: challenges.id }),
    dismissed: db.delete(challengeJudges).where(and(others, isUndecided(challengeId))),
    appointed: db.execute(
      insertSelect(
        challengeJudges,
        { challengeId, userId: sql`${users.id}` },
        sql`from ${users} where ${judgeIds.length > 0 ? inArray(users.id, judgeIds) : sql`false`}
          and ${isUndecided(challengeId)} on conflict do nothing`,
      ),
    ),
    noted: note(
      db,
      { adminId: actor.userId, personId: null, action, reason, details: `${challengeId}: ${content.title}` },
      sql`where ${isUndecided(challengeId)}`,
    ),
  })
}

/** What people were judged by, and a day that was missed, is not changed afterwards. */
const keepsTerms = ({ content, opensAt, endsAt, decideBy }: SaveChallengeInput) =>
  and(
    sql`(not ${isJudged} or (${challenges.content} = ${JSON.stringify(content)}::jsonb
      and ${challenges.opensAt} is not distinct from ${opensAt}::timestamptz
      and ${challenges.endsAt} is not distinct from ${endsAt}::timestamptz))`,
    sql`(coalesce(${challenges.decideBy} > now(), true) or ${challenges.decideBy} = ${decideBy}::timestamptz)`,
  )

function refusalOf(state: { decidedAt: string | null; isJudged: boolean } | undefined): string {
  if (state?.decidedAt) return CHALLENGE_REFUSALS.decided
  return state?.isJudged ? CHALLENGE_REFUSALS.judged : CHALLENGE_REFUSALS.dayIsOver
}

const isUndecided = (challengeId: number) => sql`exists (
  select from ${challenges} where ${challenges.id} = ${challengeId}::int and ${challenges.decidedAt} is null)`
