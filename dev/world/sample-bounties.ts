import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import {
  challengeEntries,
  challengeJudges,
  challengeParticipations,
  challengeScores,
  challengeSponsors,
  challenges,
  users,
} from '#worker/db/schema/index.ts'
import { decideChallenge } from '#worker/features/challenges/judging/decide-challenge.ts'

/** One that can be won, and one that is decided. */
const [OPEN, DECIDED] = [601, 303]
const SPONSOR = 'Sample sponsor'

const days = (count: number) => sql`now() + make_interval(days => ${count}::int)`

/** How the two entries were judged. */
const JUDGED = [
  {
    repository: 'mari/knitting-patterns',
    points: [38, 16, 17, 19],
    reason: 'Every sentence names its page, and it says so where the book says nothing.',
  },
  {
    repository: 'jonas/csv-doctor',
    points: [30, 12, 18, 15],
    reason: 'It answers well; of two answers I could not find the page that they name.',
  },
]

/** Bounties as they look in use: one open with its deadline, and one with winners. Done once; nothing of it is real. */
export async function seedBounties(db: Database, emails: { judge: string; entrants: string[] }): Promise<void> {
  const [before] = await db.select({ sponsorId: challenges.sponsorId }).from(challenges).where(eq(challenges.id, OPEN))
  const [judge] = await db.select({ id: users.id }).from(users).where(eq(users.email, emails.judge))
  const entrants = await db.select({ id: users.id }).from(users).where(inArray(users.email, emails.entrants))
  if (!judge || before?.sponsorId !== null || entrants.length < JUDGED.length) return
  const [sponsor] = await db.insert(challengeSponsors).values({ name: SPONSOR }).returning({ id: challengeSponsors.id })
  const terms = { sponsorId: sponsor?.id ?? null, funding: 'promised' as const }
  await db.batch([
    db
      .update(challenges)
      .set({ ...terms, status: 'Open', opensAt: days(-2), endsAt: days(12), decideBy: days(19) })
      .where(eq(challenges.id, OPEN)),
    db
      .update(challenges)
      .set({ ...terms, opensAt: days(-30), endsAt: days(-9), decideBy: days(3) })
      .where(eq(challenges.id, DECIDED)),
    db.insert(challengeJudges).values([OPEN, DECIDED].map((challengeId) => ({ challengeId, userId: judge.id }))),
  ])
  for (const [at, judged] of JUDGED.entries())
    await seedEntry(db, { userId: entrants[at]?.id ?? '', judgeId: judge.id, ...judged })
  const actor = { userId: judge.id }
  await decideChallenge({ db, actor }, { challengeId: DECIDED, reason: 'All entries are judged' })
}

interface SeededEntry {
  userId: string
  judgeId: string
  repository: string
  points: number[]
  reason: string
}

async function seedEntry(db: Database, { userId, judgeId, repository, points, reason }: SeededEntry): Promise<void> {
  const [entryId, challengeId] = [crypto.randomUUID(), DECIDED]
  const total = points.reduce((sum, one) => sum + one, 0)
  await db.batch([
    db.insert(challengeEntries).values({
      ...{ id: entryId, challengeId, ownerId: userId, teamCode: entryId, submittedAt: days(-10), reason },
      link: `https://github.com/${repository}`,
    }),
    db.insert(challengeParticipations).values({
      ...{ challengeId, userId, entryId, licenseVersion: '1', licensedAt: days(-20), startedAt: days(-20) },
    }),
    db.insert(challengeScores).values({ entryId, challengeId, judgeId, points, total }),
  ])
}
