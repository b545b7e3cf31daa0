import { sql } from 'drizzle-orm'
import { newSessionId, signBearer } from '#worker/bearer.ts'
import { openDatabase } from '#worker/db/client.ts'
import {
  creditBalances,
  creditLedger,
  oauthAccounts,
  phaseSections,
  roadmapPhases,
  roadmaps,
  sessions,
  users,
} from '#worker/db/schema/index.ts'
import { envWith } from './worker/app.ts'

export const database = () => openDatabase(envWith()).db

export interface TestUser {
  userId: string
  username: string
  token: string
}

/** A person of the test's own, signed in, with a granted balance. */
export async function createUser(options: { credits?: number; name?: string } = {}): Promise<TestUser> {
  const db = database()
  const credits = options.credits ?? 3
  const userId = crypto.randomUUID()
  const username = `user-${userId.slice(0, 8)}`
  const { sessionId, tokenHash } = await newSessionId()
  await db.batch([
    db.insert(users).values({ id: userId, name: options.name ?? 'Test Person', email: `${username}@example.com` }),
    db.insert(oauthAccounts).values({ userId, provider: 'github', providerAccountId: userId, username }),
    db.insert(creditBalances).values({ userId, balance: credits }),
    ...(credits > 0
      ? [
          db.insert(creditLedger).values({
            userId,
            delta: credits,
            balanceAfter: credits,
            kind: 'grant',
            idempotencyKey: `grant:signup:${userId}`,
          }),
        ]
      : []),
    db.insert(sessions).values({ userId, tokenHash, provider: 'github', expiresAt: new Date(Date.now() + 3_600_000) }),
  ])
  return { userId, username, token: await signBearer(envWith().SESSION_SECRET, userId, sessionId) }
}

/** A stored roadmap without phases, with no credit behind it unless the test reserves one. */
export async function createStoredRoadmap(
  user: TestUser,
  values: Partial<typeof roadmaps.$inferInsert> = {},
): Promise<string> {
  const id = crypto.randomUUID()
  await database()
    .insert(roadmaps)
    .values({ id, userId: user.userId, learningPrompt: 'Learn TypeScript', state: 'success', ...values })
  return id
}

/** A finished roadmap of two phases with three sections each, with no credit behind it. */
export async function createWrittenRoadmap(
  user: TestUser,
  values: Partial<typeof roadmaps.$inferInsert> = {},
): Promise<{ roadmapId: string; phases: { phaseId: string; sectionIds: string[] }[] }> {
  const roadmapId = await createStoredRoadmap(user, values)
  const phases = [1, 2].map((position) => ({
    phaseId: crypto.randomUUID(),
    position,
    sectionIds: [1, 2, 3].map(() => crypto.randomUUID()),
  }))
  await database()
    .insert(roadmapPhases)
    .values(
      phases.map(({ phaseId, position }) => ({
        id: phaseId,
        roadmapId,
        position,
        title: `Phase ${position}`,
        overview: 'What this phase is for.',
        tags: ['TypeScript', 'Types'],
      })),
    )
  await database()
    .insert(phaseSections)
    .values(
      phases.flatMap(({ phaseId, position, sectionIds }) =>
        sectionIds.map((id, index) => ({
          id,
          phaseId,
          sectionNumber: index + 1,
          title: `Section ${position}.${index + 1}: unions and narrowing`,
          description: 'A union type says that a value is one of several things. Narrowing tells the compiler which.',
          aim: 'Model a value that can be one of several things',
          category: 'Concept',
          objectives: [
            'Declare a discriminated union and narrow it with a switch',
            'Explain why exhaustive checks with never catch missing cases',
            'Write a user-defined type guard for an unknown value',
          ],
          topics: ['typescript'],
        })),
      ),
    )
  return { roadmapId, phases: phases.map(({ phaseId, sectionIds }) => ({ phaseId, sectionIds })) }
}

/** Balance and ledger of one person, and whether they agree. */
export async function accountOf(userId: string) {
  const { rows } = await database().execute<{ balance: number; sum: number; kinds: string[] }>(sql`
    select b.balance, (select coalesce(sum(delta), 0)::int from credit_ledger where user_id = b.user_id) as sum,
      array(select kind from credit_ledger where user_id = b.user_id order by id) as kinds
    from credit_balances b where b.user_id = ${userId}::uuid`)
  const row = rows[0]
  if (!row) throw new Error(`no balance for ${userId}`)
  return row
}

/** State and number of phases of a roadmap as it is stored. */
export async function storedRoadmap(roadmapId: string) {
  const { rows } = await database().execute<{
    state: string
    phases: number
    author: string | null
    is_fallback: boolean
    error_text: string | null
    lease_owner: string | null
  }>(sql`
    select state, author, is_fallback, error_text, lease_owner,
      (select count(*)::int from roadmap_phases where roadmap_id = r.id) as phases
    from roadmaps r where id = ${roadmapId}::uuid`)
  return rows[0] ?? null
}
