import { eq, sql } from 'drizzle-orm'
import type { ChallengeContent } from '#shared/challenges/content.ts'
import {
  challengeEntries,
  challengeJudges,
  challengeParticipations,
  challengeScores,
  challenges,
} from '#worker/db/schema/index.ts'
import type { Store } from './store.ts'
import { createUser, type TestUser } from './users.ts'

/** What a bounty asks for where a test says nothing else: a shared chat, so that nobody asks GitHub. */
export const CONTENT: ChallengeContent = {
  title: 'A bot that says no',
  ...{ subTitle: null, description: 'Write what a bot refuses.', score: 20 },
  ...{ firstPrize: '$100 cash', secondPrize: '$70 cash', thirdPrize: '$50 cash' },
  ...{ duration: '1 week', start: 'The day it opens', end: 'One week after it opens' },
  ...{ submissionLinkText: 'Link to your shared chat', linkRule: 'chatShare', detailsText: null },
  body: [{ header: 'The task', body: 'Write it.', emphasized: true }],
  ...{
    learnPrompt: 'prompt engineering for bots that refuse',
    resources: [],
    additionalResources: [],
    postScriptum: [],
  },
  rubric: [
    { name: 'Refuses', points: 60, about: 'What it should.' },
    { name: 'Is kind', points: 40, about: 'To who asks.' },
  ],
  ...{ aiRule: 'You may use AI tools.', teamSize: 1, mostParticipants: null },
}

type Terms = Partial<Omit<typeof challenges.$inferInsert, 'content'>>

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** An open bounty that was opened an hour ago and ends in a day, unless said otherwise. @returns its id */
export async function createChallenge(
  { db }: Store,
  { content, ...terms }: Terms & { content?: Partial<ChallengeContent> } = {},
): Promise<number> {
  const [row] = await db
    .insert(challenges)
    .values({
      ...{ position: sql`1000`, status: 'Open', opensAt: fromNow(-1), endsAt: fromNow(24) },
      ...terms,
      content: { ...CONTENT, ...content },
    })
    .returning({ id: challenges.id })
  return row?.id ?? 0
}

/** Its time is over, as it is after a while. */
export async function endChallenge({ db }: Store, challengeId: number): Promise<void> {
  await db
    .update(challenges)
    .set({ opensAt: fromNow(-3), endsAt: fromNow(-1) })
    .where(eq(challenges.id, challengeId))
}

export const chatLink = () => `https://chat.example.com/share/${crypto.randomUUID()}`

/** Somebody who has agreed to the terms and started, and handed in where there is a link. */
export async function createEntry(
  store: Store,
  challengeId: number,
  { link = chatLink() as string | null, name = 'Entrant' } = {},
): Promise<{ user: TestUser; name: string; entryId: string }> {
  const user = await createUser(store, { name })
  const [entry] = await store.db
    .insert(challengeEntries)
    .values({
      ...{ challengeId, ownerId: user.userId, teamCode: crypto.randomUUID() },
      ...(link !== null && { link, submittedAt: sql`now()` }),
    })
    .returning({ id: challengeEntries.id })
  const entryId = entry?.id ?? ''
  await store.db.insert(challengeParticipations).values({
    ...{ challengeId, userId: user.userId, entryId, licenseVersion: '1' },
    ...{ licensedAt: sql`now()`, startedAt: sql`now()` },
  })
  return { user, name, entryId }
}

/** Somebody who judges a bounty. */
export async function createJudge(store: Store, challengeId: number, name = 'Judge'): Promise<TestUser> {
  const judge = await createUser(store, { name })
  await store.db.insert(challengeJudges).values({ challengeId, userId: judge.userId })
  return judge
}

/** A judge has given an entry so many points of its first line, with a reason. */
export async function createScore(
  { db }: Store,
  { challengeId, entryId, judge, total }: { challengeId: number; entryId: string; judge: TestUser; total: number },
): Promise<void> {
  const points = [total, 0]
  await db.insert(challengeScores).values({ challengeId, entryId, judgeId: judge.userId, points, total })
  await db
    .update(challengeEntries)
    .set({ reason: `Worth ${total}.` })
    .where(eq(challengeEntries.id, entryId))
}
