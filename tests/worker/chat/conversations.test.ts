import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, UNLIMITED } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { chatRuns } from '#worker/db/schema/index.ts'
import { findEarlier } from '#worker/features/chat/queries.ts'

const member = async () => {
  const { token } = await createUser()
  const { api } = await callerFor(token, { ...UNLIMITED, MODEL_PROVIDER: 'builtin' })
  const ask = (query: string, more: { conversationId?: string; parentId?: string | null } = {}) =>
    api.chat.ask({ query, key: crypto.randomUUID(), ...more })
  return { api, ask }
}

describe('branches', () => {
  it('what is asked again, or otherwise, follows what the first did, and hears its own branch alone', async () => {
    const { api, ask } = await member()
    const { conversationId, run: first } = await ask('What is my balance?')
    const { run: second } = await ask('And my certificates?', { conversationId })
    expect([first.parentId, second.parentId]).toEqual([null, first.runId])
    const { run: again } = await ask('And my journal?', { conversationId, parentId: first.runId })
    const { run: anew } = await ask('What are my certificates?', { conversationId, parentId: null })
    expect([again.parentId, anew.parentId]).toEqual([first.runId, null])
    const { run: after } = await ask('And then?', { conversationId, parentId: again.runId })
    const { runs } = await api.chat.conversation({ conversationId })
    expect(runs.map(({ query }) => query)).toEqual([
      ...['What is my balance?', 'And my certificates?', 'And my journal?', 'What are my certificates?', 'And then?'],
    ])
    const heard = async (runId: string) =>
      (await findEarlier(database(), runId)).filter(({ role }) => role === 'user').map(({ content }) => content)
    expect(await heard(after.runId)).toEqual(['What is my balance?', 'And my journal?'])
    expect(await heard(anew.runId)).toEqual([])
  })

  it('follows nothing that is not said in it', async () => {
    const { api, ask } = await member()
    const stranger = await member()
    const { conversationId } = await ask('What is my balance?')
    const other = await ask('And elsewhere?')
    const theirs = await stranger.ask('What is theirs?')
    for (const parentId of [other.run.runId, theirs.run.runId, crypto.randomUUID(), 'nothing'])
      await expect(ask('Then?', { conversationId, parentId })).rejects.toThrow('does not exist.')
    await expect(ask('Then?', { conversationId: theirs.conversationId })).rejects.toThrow('does not exist.')
    expect((await api.chat.conversation({ conversationId })).runs).toHaveLength(1)
    expect(await database().$count(chatRuns, eq(chatRuns.conversationId, theirs.conversationId))).toBe(1)
  })
})

describe('the list', () => {
  it('has the pinned first, then the latest, each by the name that it was given', async () => {
    const { api, ask } = await member()
    const names = async () => (await api.chat.list({})).conversations.map(({ title }) => title)
    const { conversationId } = await ask('What is my balance?')
    await ask('What did I write in my journal?')
    expect(await names()).toEqual(['What did I write in my journal?', 'What is my balance?'])
    await api.chat.update({ conversationId, isPinned: true })
    await api.chat.update({ conversationId, title: '  Money ' })
    expect(await names()).toEqual(['Money', 'What did I write in my journal?'])
    await api.chat.update({ conversationId, isPinned: false })
    expect(await names()).toEqual(['What did I write in my journal?', 'Money'])
    expect((await api.chat.conversation({ conversationId })).title).toBe('Money')
    for (const title of ['   ', 'x'.repeat(81)])
      await expect(api.chat.update({ conversationId, title })).rejects.toThrow(/name/)
    const stranger = await member()
    await expect(stranger.api.chat.update({ conversationId, title: 'Mine' })).rejects.toThrow('does not exist.')
  })

  it('is searched by what was asked and by names', async () => {
    const { api, ask } = await member()
    const stranger = await member()
    await stranger.ask('What are my certificates?')
    const { conversationId } = await ask('What is my balance?')
    await ask('And my certificates?', { conversationId })
    const { conversationId: other } = await ask('What is in my journal?')
    await api.chat.update({ conversationId: other, title: '100% mine_' })
    const found = async (search: string) =>
      (await api.chat.list({ search })).conversations.map((conversation) => conversation.conversationId)
    expect(await found('certificate')).toEqual([conversationId])
    expect(await found('100% MINE_')).toEqual([other])
    expect(await found('%')).toEqual([other])
    expect(await found('journal')).toEqual([other])
    expect(await found('nothing of it')).toEqual([])
    expect(await found(' ')).toHaveLength(2)
  })
})

describe('what it keeps in mind', () => {
  it('is what its person wrote down, once, until they remove it', async () => {
    const { api, ask } = await member()
    const stranger = await member()
    await api.chat.addMemory({ text: '  I write Go at work ' })
    await Promise.all([api.chat.addMemory({ text: 'I write Go at work' }), api.chat.addMemory({ text: 'No videos' })])
    const texts = async () => (await api.chat.memories()).memories.map(({ text }) => text)
    expect((await texts()).toSorted()).toEqual(['I write Go at work', 'No videos'])
    expect((await stranger.api.chat.memories()).memories).toEqual([])
    const { run } = await ask('What do you know about me?')
    expect(run.answer).toMatch(/I write Go at work \[\d\]/)
    expect((await stranger.ask('Remember that I write Rust')).run.answer).toContain('I keep nothing in mind about you.')
    const [first] = (await api.chat.memories()).memories
    await stranger.api.chat.removeMemory({ memoryId: first?.memoryId ?? '' })
    expect(await texts()).toHaveLength(2)
    await api.chat.removeMemory({ memoryId: first?.memoryId ?? '' })
    expect(await texts()).toHaveLength(1)
    for (const text of [' ', 'x'.repeat(301)]) await expect(api.chat.addMemory({ text })).rejects.toThrow()
  })

  it('are fifty at most, however many are sent at once', async () => {
    const { api } = await member()
    const sent = await Promise.allSettled(
      Array.from({ length: 55 }, (_, at) => api.chat.addMemory({ text: `Fact ${at}` })),
    )
    expect(sent.filter(({ status }) => status === 'rejected')).toHaveLength(5)
    expect((await api.chat.memories()).memories).toHaveLength(50)
    await expect(api.chat.addMemory({ text: 'One more' })).rejects.toThrow('please remove one first')
  })
})
