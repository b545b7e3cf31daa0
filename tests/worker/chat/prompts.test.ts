import { describe, expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { suggestPaths } from '#worker/features/library/queries.ts'
import { planRoadmap } from '#worker/features/roadmaps/author/plan/plan-roadmap.ts'

describe('POST /gpt/bot/prompts (C110)', () => {
  it('answers prompts and a tip for a goal', async () => {
    const { token } = await createUser()
    const response = await send('/gpt/bot/prompts', { token, body: { context: 'I want to learn React' } })
    expect(response.status).toBe(200)
    const { prompts, tip } = (await response.json()) as { prompts: string[]; tip: string }
    expect(prompts.length).toBeGreaterThanOrEqual(3)
    expect(prompts.join()).toContain('React')
    expect(tip).not.toBe('')
  })

  it('refuses visitors and too long a context', async () => {
    const { token } = await createUser()
    expect((await send('/gpt/bot/prompts', { body: { context: '' } })).status).toBe(401)
    expect((await send('/gpt/bot/prompts', { token, body: { context: 'x'.repeat(4001) } })).status).toBe(400)
  })

  it('every suggestion is a path of the library, which its title asks for', async () => {
    for (const words of [['react'], ['sql', 'interview'], ['zzz', 'qqq'], []]) {
      const titles = await suggestPaths(database(), words)
      expect(new Set(titles).size).toBe(9)
      for (const title of titles)
        expect(await planRoadmap(database(), title)).toHaveProperty('pathId', expect.any(String))
    }
  })
})
