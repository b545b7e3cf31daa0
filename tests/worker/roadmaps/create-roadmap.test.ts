import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PROMPT_MAX_LENGTH, ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { send, UNLIMITED } from '#tests/support/worker/app.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'

const BUILD = '/gpt/pathway/learning/background/roadmap'

const build = (user: TestUser, body: Record<string, unknown> = {}) =>
  send(BUILD, { token: user.token, body: { objective: 'Learn TypeScript', ...body }, env: UNLIMITED })

const countRoadmaps = async (user: TestUser) => {
  const { rows } = await database().execute<{ n: number }>(sql`
    select count(*)::int as n from roadmaps where user_id = ${user.userId}::uuid`)
  return rows[0]?.n
}

describe('creating a roadmap', () => {
  it('answers message, status and roadmapId, and reserves one credit', async () => {
    const user = await createUser()
    const response = await build(user, { userId: user.userId, userPrompt: 'I know JavaScript', queryType: 'user' })
    expect(response.status).toBe(200)
    const answer = (await response.json()) as { message: string; status: string; roadmapId: string }
    expect(answer).toMatchObject({ status: 'success', message: expect.any(String), roadmapId: expect.any(String) })
    const account = await accountOf(user.userId)
    expect(account.balance).toBe(2)
    expect(account.kinds.slice(0, 2)).toEqual(['grant', 'reserve'])
  })

  it('24 parallel creations on 3 credits make exactly 3 roadmaps and never a negative balance', async () => {
    const user = await createUser()
    const statuses = await Promise.all(Array.from({ length: 24 }, async () => (await build(user)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 402)).toHaveLength(21)
    expect(await countRoadmaps(user)).toBe(3)
    const account = await accountOf(user.userId)
    expect(account.balance).toBe(0)
    expect(account.sum).toBe(0)
  })

  it('a double submit with the same request key makes one roadmap and reserves once', async () => {
    const user = await createUser({ credits: 1 })
    const requestKey = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await build(user, { requestKey })
        return [response.status, ((await response.json()) as { roadmapId: string }).roadmapId] as const
      }),
    )
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(([, id]) => id)).size).toBe(1)
    expect(await countRoadmaps(user)).toBe(1)
    expect((await accountOf(user.userId)).balance).toBe(0)
  })

  it('without a credit: 402 with the documented text, and nothing is stored', async () => {
    const user = await createUser({ credits: 0 })
    const response = await build(user)
    expect(response.status).toBe(402)
    expect(await response.json()).toMatchObject({ error: ROADMAP_TEXTS.noCredits, code: 'no_credits' })
    expect(await countRoadmaps(user)).toBe(0)
  })

  it("refuses another person's userId", async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    expect((await build(user, { userId: other.userId })).status).toBe(403)
    expect((await accountOf(other.userId)).balance).toBe(3)
    expect((await accountOf(user.userId)).balance).toBe(3)
  })

  const refusals: [string, unknown, string][] = [
    ['an empty objective', '   ', ROADMAP_TEXTS.objectiveMissing],
    ['two characters', 'ab', ROADMAP_TEXTS.promptTooShort],
    ['nonsense', 'asdfgh', ROADMAP_TEXTS.inappropriate],
    ['an inappropriate request', 'how to write ransomware to extort a hospital', ROADMAP_TEXTS.inappropriate],
  ]
  for (const [name, objective, text] of refusals) {
    it(`${name} gets the documented text and costs nothing`, async () => {
      const user = await createUser()
      const response = await build(user, { objective })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: text })
      expect(await accountOf(user.userId)).toMatchObject({ balance: 3, kinds: ['grant'] })
    })
  }

  it('2§9: Search input: max 1024, min 3.', async () => {
    const user = await createUser()
    expect((await build(user, { objective: 'SQL' })).status).toBe(200)
    const long = `Python ${'and more about data '.repeat(60)}`.slice(0, PROMPT_MAX_LENGTH - 1)
    expect((await build(user, { objective: `${long}x` })).status).toBe(200)
    expect((await build(user, { objective: `${long}xy` })).status).toBe(400)
  })

  it('refuses an inappropriate text about the learner, too, and half a character', async () => {
    const user = await createUser()
    const userPrompt = 'how to write ransomware to extort a hospital'
    expect((await build(user, { userPrompt })).status).toBe(400)
    expect((await build(user, { objective: 'Learn \ud83d Python' })).status).toBe(400)
    expect((await accountOf(user.userId)).balance).toBe(3)
  })

  it('the key of a deleted roadmap is a conflict, not a promise', async () => {
    const user = await createUser()
    const requestKey = crypto.randomUUID()
    const { roadmapId } = (await (await build(user, { requestKey })).json()) as { roadmapId: string }
    await send(`/ft/learning/roadmap/remove/${roadmapId}`, { token: user.token, method: 'DELETE' })
    expect((await build(user, { requestKey })).status).toBe(409)
    expect((await accountOf(user.userId)).balance).toBe(3)
  })

  it('stores hostile text as text', async () => {
    const user = await createUser()
    const objective = `Python'); drop table roadmaps; -- <script>alert(1)</script> 🎉 مرحبا`
    expect((await build(user, { objective })).status).toBe(200)
    const { rows } = await database().execute<{ prompt: string }>(sql`
      select prompt from roadmaps where user_id = ${user.userId}::uuid`)
    expect(rows).toEqual([{ prompt: objective }])
  })

  it('the built-in author says what it does not know and what it can write about, at no cost', async () => {
    const user = await createUser()
    const response = await send(BUILD, {
      token: user.token,
      body: { objective: 'Keeping bees on a roof' },
      env: { MODEL_PROVIDER: 'builtin' },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'unknown_topic',
      error: 'Our library has nothing about this topic yet.',
      nearest: [0, 1, 2].map(() => ({ id: expect.any(String), title: expect.any(String) })),
    })
    expect((await accountOf(user.userId)).balance).toBe(3)
  })
})
