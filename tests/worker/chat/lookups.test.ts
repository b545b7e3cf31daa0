import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { createStudy, database } from '#tests/support/worker/factories.ts'
import { hasten } from '#tests/support/worker/hasten.ts'
import { MODEL, member, standInForModel } from '#tests/support/worker/talk.ts'

afterEach(() => vi.restoreAllMocks())

interface Sent {
  messages: { role: string; content: unknown }[]
  tools?: { function: { name: string } }[]
}
const sentIn = (body: string | undefined): Sent => JSON.parse(body ?? '')
const BALANCE = /You have \d+ credits?/
const toldIn = (body: string | undefined) => JSON.stringify(sentIn(body).messages.at(-1)?.content)

it('a model has looked up what the words of the question did not ask for, and answers from it', async () => {
  const model = standInForModel()
  const { api } = await member(MODEL)
  const asking = await api.chat.ask({ query: 'Hello there, who am I?', key: crypto.randomUUID() })
  await expect.poll(() => model.asked).toHaveLength(1)
  const offered = sentIn(model.asked[0]).tools?.map((tool) => tool.function.name)
  expect(offered).toEqual(expect.arrayContaining(['next', 'score', 'credits', 'journal', 'memory', 'subject']))
  expect(toldIn(model.asked[0])).not.toMatch(BALANCE)
  model.callTool('credits', '{"words":"balance"}')
  await expect.poll(() => model.asked).toHaveLength(2)
  // asked again with it as data, and nothing more to look up
  expect(sentIn(model.asked[1]).tools).toBeUndefined()
  expect(toldIn(model.asked[1])).toMatch(BALANCE)
  model.say('You have some credits [1].')
  model.end()
  const read = async () => (await api.chat.conversation({ conversationId: asking.conversationId })).runs[0]
  await expect.poll(async () => (await read())?.status).toBe('done')
  expect(await read()).toMatchObject({ answer: 'You have some credits [1].', isFallback: false })
  expect((await read())?.citations[0]).toMatchObject({ kind: 'yours', path: '/8020/credits/history' })
})

it.each([
  ['a tool that there is not', 'constructor', '{"words":"x"}'],
  ['words that are none', 'progress', '[1'],
  ['somebody else', 'progress', JSON.stringify({ words: 'roadmaps', userId: 'somebody' })],
])('%s finds nothing of others', async (_, name, args) => {
  const other = await createStudy()
  const title = 'A roadmap of somebody else'
  await database().execute(sql`update roadmaps set title = ${title} where id = ${other.roadmapId}::uuid`)
  const model = standInForModel()
  const { api } = await member(MODEL)
  const { conversationId } = await api.chat.ask({ query: 'Hello there, who am I?', key: crypto.randomUUID() })
  await expect.poll(() => model.asked).toHaveLength(1)
  model.callTool(name, args.replace('somebody', other.user.userId))
  await expect.poll(() => model.asked).toHaveLength(2)
  expect(toldIn(model.asked[1])).not.toContain(title)
  model.say('I do not know.')
  model.end()
  const read = async () => (await api.chat.conversation({ conversationId })).runs[0]
  await expect.poll(async () => (await read())?.answer).toBe('I do not know.')
  expect(JSON.stringify(await read())).not.toContain(other.roadmapId)
})

it('a model that does nothing but look up is answered for by code, which is said', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  hasten()
  const model = standInForModel()
  const { api } = await member(MODEL)
  const { conversationId } = await api.chat.ask({ query: 'What do I have left?', key: crypto.randomUUID() })
  for (const times of [1, 2, 3]) {
    await expect.poll(() => model.asked.length, { timeout: 5000 }).toBe(times)
    model.callTool('credits', '{"words":"again"}')
  }
  const read = async () => (await api.chat.conversation({ conversationId })).runs[0]
  await expect.poll(async () => (await read())?.status, { timeout: 5000 }).toBe('done')
  expect(await read()).toMatchObject({ isFallback: true })
  expect((await read())?.answer).toMatch(/^What you have left:/)
})
