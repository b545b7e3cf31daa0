import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sectionOf } from '#tests/factories/progress.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { addQuestions, createStudy, createUser, database } from '#tests/support/worker/factories.ts'
import { createOwner } from '#tests/support/worker/owner.ts'
import { sectionTries } from '#worker/db/schema/index.ts'

const read = async (path: string, token?: string) => {
  const response = await send(path, token ? { token } : {})
  return { status: response.status, body: await response.json() }
}

describe('what happened to somebody (G-NOTIF-02)', () => {
  it('C057, RT-28: comes from the records, the latest first, each with the way to it', async () => {
    const { user, ids } = await createOwner()
    const { api } = await callerFor(user.token)
    const other = await createUser()
    const { api: others } = await callerFor(other.token)
    await api.connections.request({ userId: other.userId })
    await others.connections.accept({ userId: user.userId })
    const { events } = await api.events.recent()
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'connected',
        'journalWritten',
        'certificateIssued',
        'roadmapCreated',
        'sectionCompleted',
      ]),
    )
    const moments = events.map(({ happenedAt }) => Date.parse(happenedAt))
    expect(moments).toEqual([...moments].sort((a, b) => b - a))
    expect(events[0]).toMatchObject({ kind: 'connected', path: `/profile/${other.userId}` })
    expect(events.find(({ kind }) => kind === 'certificateIssued')?.path).toBe(`/verify/${ids.certificate}`)
    const { body } = await read(`/ft/events/recent?userId=${user.userId}`, user.token)
    expect((body as object[])[0]).toMatchObject({ eventType: 'connection', link: `/profile/${other.userId}` })
    // what is deleted did not happen
    await api.journal.remove({ id: ids.written })
    await api.roadmaps.remove({ id: ids.roadmap })
    const left = (await api.events.recent()).events
    expect(left.some(({ kind }) => kind === 'journalWritten')).toBe(false)
    expect(left.some(({ path }) => path?.includes(ids.roadmap))).toBe(false)
  })

  it('C055, C056: what was told of projects, and questions that were answered rightly', async () => {
    const study = await createStudy()
    const { api } = await callerFor(study.user.token)
    const told = { eventId: 'e1', eventType: 'github' as const, payload: { action: 'Opened an issue of hono' } }
    await api.analytics.save(told)
    await api.analytics.save({ ...told, eventId: 'e2', eventType: 'feed' })
    expect((await api.events.projects()).events).toMatchObject([{ kind: 'project', title: told.payload.action }])
    const [right = '', wrong = ''] = await addQuestions(sectionOf(study))
    const tried = { userId: study.user.userId, sectionId: sectionOf(study), answer: 'a', meaning: 'a', feedback: '' }
    await database()
      .insert(sectionTries)
      .values([
        { ...tried, questionId: right, isRight: true, isAccepted: true, judge: 'items' },
        { ...tried, questionId: wrong, isRight: false, isAccepted: false, judge: 'items' },
      ])
    const { body } = await read('/ft/events/recent/questions', study.user.token)
    expect(body).toMatchObject([{ eventType: 'eightyTwenty', link: null, title: expect.stringMatching(/./) }])
  })

  it('is told to its own person alone', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    for (const kind of ['', '/projects', '/questions']) {
      expect((await read(`/ft/events/recent${kind}`)).status).toBe(401)
      expect((await read(`/ft/events/recent${kind}?userId=${user.userId}`, other.token)).status).toBe(403)
    }
    await expect((await callerFor(other.token)).api.events.recent()).resolves.toEqual({ events: [] })
  })
})

it('C020: what everybody may come to is a list, also for visitors', async () => {
  expect(await read('/ft/standout/public/events')).toEqual({ status: 200, body: [] })
})

describe('what could be written of in a journal', () => {
  it('is what was completed and earned lately, until it is written of or passed over', async () => {
    const { user } = await createOwner()
    const { api } = await callerFor(user.token)
    const read = async () => (await api.events.unwritten()).events
    const offered = await read()
    expect(new Set(offered.map(({ kind }) => kind))).toEqual(new Set(['certificateIssued', 'sectionCompleted']))
    const [first] = offered
    await api.journal.add({ title: 'Written of', about: first?.id })
    expect((await read()).map(({ id }) => id)).not.toContain(first?.id)
    // others come in their place until there are none
    for (let left = await read(); left.length > 0; left = await read())
      for (const { id } of left) await api.journal.savePass({ about: id })
    expect(await read()).toEqual([])
    // what somebody else wrote of is theirs
    const other = await createOwner()
    expect(await (await callerFor(other.user.token)).api.events.unwritten()).toMatchObject({
      events: offered.map(({ kind }) => ({ kind })),
    })
    await expect(api.journal.savePass({ about: 'roadmapCreated:1' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('not what is older than a month', async () => {
    const { user } = await createOwner()
    const { api } = await callerFor(user.token)
    const db = database()
    await db.execute(sql`update certificates set issued_at = now() - interval '31 days' where user_id = ${user.userId}`)
    const { events } = await api.events.unwritten()
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['sectionCompleted']))
  })
})
