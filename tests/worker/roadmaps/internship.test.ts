import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send, systemContext } from '#tests/support/worker/app.ts'
import { accountOf, createUser, database } from '#tests/support/worker/factories.ts'
import { users } from '#worker/db/schema/index.ts'
import { claimRoadmap } from '#worker/features/roadmaps/generation/claim-roadmap.ts'
import { endRoadmap } from '#worker/features/roadmaps/generation/end-roadmap.ts'
import { generateRoadmap } from '#worker/features/roadmaps/generation/generate-roadmap.ts'

async function member(change: Partial<typeof users.$inferInsert>): Promise<TestUser> {
  const user = await createUser()
  await database().update(users).set(change).where(eq(users.id, user.userId))
  return user
}

const ask = (user: TestUser, internshipLanguage: string) =>
  send('/gpt/pathway/learning/background/roadmap', {
    token: user.token,
    body: { objective: `AI internship in ${internshipLanguage}`, internshipLanguage },
    env: { INTERNSHIP_REFERENCES: 'group-one, group-two' },
  })

describe('2§9: Internship roadmap: 4 weeks, at least 4 sections per week.', () => {
  for (const provider of ['builtin', 'openai-compatible'] as const) {
    for (const language of ['python', 'javascript'] as const) {
      it(`${language}, written by ${provider === 'builtin' ? 'the built-in author' : 'a model'}`, async () => {
        const user = await member({ reference: 'group-two' })
        const { roadmapId } = (await (await ask(user, language)).json()) as { roadmapId: string }
        const ctx = systemContext({ MODEL_PROVIDER: provider, MODEL_NAME: 'stand-in@0' })
        await endRoadmap(ctx, await generateRoadmap(ctx, await claimRoadmap(ctx, roadmapId, 'test')))
        const { api } = await callerFor(user.token)
        const roadmap = await api.roadmaps.get({ id: roadmapId, ownerName: user.userId })
        expect(roadmap).toMatchObject({ state: 'success', kind: 'internship', internshipLanguage: language })
        expect(roadmap.phases.map(({ sections }) => sections.length)).toEqual([4, 4, 4, 4])
        const name = { python: 'Python', javascript: 'JavaScript' }[language]
        if (provider === 'builtin') expect(roadmap.title).toBe(`Open-source internship with ${name}`)
      })
    }
  }

  it('members of the two groups, a cohort or with access may have one; nobody else', async () => {
    const may = [{ reference: 'group-one' }, { cohort: 'autumn' }, { hasAccessToInternship: true }]
    for (const change of may) expect((await ask(await member(change), 'python')).status).toBe(200)
    const outsider = await member({ reference: 'group-three' })
    expect((await ask(outsider, 'python')).status).toBe(403)
    expect(await accountOf(outsider.userId)).toMatchObject({ balance: 3, kinds: ['grant'] })
  })

  it('2§5: Internship language: python or javascript (default python); generation runs only once a language is chosen.', async () => {
    const user = await member({ cohort: 'autumn' })
    for (const language of ['rust', '', 'Python']) expect((await ask(user, language)).status).toBe(400)
  })
})
