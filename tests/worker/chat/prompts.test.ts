import { describe, expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'
import { ALL_TOPICS } from '#worker/features/library/curriculum/all-topics.ts'
import { nearbyPrompts } from '#worker/features/roadmaps/author/nearby-prompts.ts'
import { recogniseRequest } from '#worker/features/roadmaps/author/prompt/recognise-request.ts'

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

  it('every suggestion for every topic is one that the built-in author knows', () => {
    for (const { name } of ALL_TOPICS) {
      for (const prompt of nearbyPrompts(name)) {
        expect([prompt, recogniseRequest(prompt).topics.length]).not.toEqual([prompt, 0])
        expect(prompt.length).toBeLessThanOrEqual(120)
      }
    }
    expect(nearbyPrompts('').length).toBe(9)
    expect(nearbyPrompts('zzz qqq').length).toBe(9)
  })
})
