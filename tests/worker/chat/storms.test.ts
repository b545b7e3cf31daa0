import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { hear, hearFirst, letAMomentPass, MODEL, member, standInForModel } from '#tests/support/worker/talk.ts'

afterEach(() => vi.restoreAllMocks())

const ask = { query: 'What should I do next?' }

it('whoever reloads again and again while it is written loses nothing and hears nothing twice', async () => {
  const model = standInForModel()
  const { api, token } = await member(MODEL)
  const pieces = fc.array(fc.stringMatching(/^[a-z]{1,12} $/), { minLength: 1, maxLength: 8 })
  const reloads = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 8, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(pieces, reloads, async (said, heardOfEach) => {
      const before = model.asked.length
      const { run } = await api.chat.ask({ ...ask, key: crypto.randomUUID() })
      await expect.poll(() => model.asked.length).toBe(before + 1)
      const stays = hear(token, run.runId)
      let sofar = ''
      for (const [at, piece] of said.entries()) {
        letAMomentPass()
        model.say(piece)
        sofar += piece
        // it may come before the piece is kept, and never hears what was not said
        const heard = await Promise.all(
          Array.from({ length: heardOfEach[at] ?? 0 }, () => hearFirst(token, run.runId, 1)),
        )
        for (const text of heard) expect(sofar.startsWith(text)).toBe(true)
      }
      model.end()
      expect(await stays).toEqual({ text: sofar, last: 'done' })
      expect(await hear(token, run.runId)).toEqual({ text: sofar, last: 'done' })
    }),
    { numRuns: 8 },
  )
})

it('two tabs that stop it and ask again at once: it stays as it was stopped, and what is asked is paid once', async () => {
  const model = standInForModel()
  const { api, left } = await member(MODEL)
  const before = await left()
  const { run, conversationId } = await api.chat.ask({ ...ask, key: crypto.randomUUID() })
  await expect.poll(() => model.asked).toHaveLength(1)
  letAMomentPass()
  model.say('Some of it')
  const read = async () => (await api.chat.conversation({ conversationId })).runs
  await expect.poll(async () => (await read())[0]?.answer).toBe('Some of it')
  const again = () => api.chat.ask({ ...ask, conversationId, parentId: run.parentId, key: crypto.randomUUID() })
  const stop = () => api.chat.stop({ runId: run.runId })
  const [, ...asks] = await Promise.all([stop(), ...[again(), again()].map((one) => one.catch(() => null)), stop()])
  const asked = asks.filter((one) => one !== null && one !== undefined)
  // while the first is still heard to its end, only one more is on its way at once
  expect(asked.length).toBeGreaterThan(0)
  await expect.poll(() => model.asked).toHaveLength(1 + asked.length)
  model.say('All of it')
  model.end()
  await expect
    .poll(async () => (await read()).map(({ status, answer }) => [status, answer]))
    .toEqual([['stopped', 'Some of it'], ...asked.map(() => ['done', 'All of it'])])
  expect(await left()).toBe(before - 1 - asked.length)
})
