import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, systemContext, UNLIMITED } from '#tests/support/worker/app.ts'
import { createListings, createUser, database } from '#tests/support/worker/factories.ts'
import { applications, jobListings } from '#worker/db/schema/index.ts'
import { remindOfApplications } from '#worker/features/applications/jobs.ts'

const person = async () => {
  const user = await createUser()
  return { userId: user.userId, ...(await callerFor(user.token, UNLIMITED)) }
}
const only = async ({ api }: Awaited<ReturnType<typeof person>>) => {
  const [application] = (await api.applications.list()).applications
  if (!application) throw new Error('There is none.')
  return application
}
async function saved() {
  const me = await person()
  const [listingId = ''] = await createListings([{ title: 'Engineer', company: 'Acme' }])
  const { applicationId } = await me.api.applications.add({ listingId })
  return { me, listingId, applicationId, api: me.api }
}

describe('an application', () => {
  it('begins with a job that is saved, once however often and however much at once', async () => {
    const me = await person()
    const [listingId = ''] = await createListings([{ title: 'Engineer', company: 'Acme' }])
    const ids = await Promise.all(Array.from({ length: 5 }, () => me.api.applications.add({ listingId })))
    expect(new Set(ids.map(({ applicationId }) => applicationId)).size).toBe(1)
    expect(await only(me)).toMatchObject({
      title: 'Engineer',
      company: 'Acme',
      stage: 'saved',
      listingId,
      documents: 0,
    })
    expect((await only(me)).reached.map(({ stage }) => stage)).toEqual(['saved'])
  })

  it('goes from stage to stage, forth and back, and says when it came to each', async () => {
    const { me, api, applicationId } = await saved()
    for (const stage of ['applied', 'interview', 'applied', 'applied'] as const) {
      await api.applications.move({ applicationId, stage })
    }
    const { stage, reached } = await only(me)
    expect(stage).toBe('applied')
    expect(reached.map((one) => one.stage).sort()).toEqual(['applied', 'interview', 'saved'])
    for (const { at } of reached) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
  })

  it('keeps notes and a day by themselves, and loses neither to the other', async () => {
    const { me, api, applicationId } = await saved()
    await api.applications.save({ applicationId, notes: 'Call on Monday.' })
    await api.applications.save({ applicationId, remindOn: '2026-12-01' })
    expect(await only(me)).toMatchObject({ notes: 'Call on Monday.', remindOn: '2026-12-01' })
    await api.applications.save({ applicationId, remindOn: null })
    await api.applications.save({ applicationId })
    expect(await only(me)).toMatchObject({ notes: 'Call on Monday.', remindOn: null })
    for (const remindOn of ['2026-02-30', 'tomorrow']) {
      await expect(api.applications.save({ applicationId, remindOn })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  it('keeps every version of what was sent, the latest first, thirty at most', async () => {
    const { me, api, applicationId } = await saved()
    for (const body of ['First', 'Second'])
      await api.applications.keepDocument({ applicationId, kind: 'coverLetter', body })
    const { documents } = await api.applications.documents({ applicationId })
    expect(documents.map(({ body }) => body)).toEqual(['Second', 'First'])
    expect((await only(me)).documents).toBe(2)
    const more = Array.from({ length: 30 }, () =>
      api.applications.keepDocument({ applicationId, kind: 'other', body: 'x' }),
    )
    const refused = (await Promise.allSettled(more)).filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(2)
    expect((await api.applications.documents({ applicationId })).documents.length).toBeLessThanOrEqual(30)
  })

  it('stays when its job is closed, with the date, and when the listing is gone', async () => {
    const { me, listingId } = await saved()
    await database().update(jobListings).set({ closedAt: sql`now()` }).where(eq(jobListings.id, listingId))
    expect((await only(me)).closedAt).toMatch(/^\d{4}-/)
    await database().delete(jobListings).where(eq(jobListings.id, listingId))
    expect(await only(me)).toMatchObject({ listingId: null, title: 'Engineer', company: 'Acme' })
  })

  it('is forgotten with all that was kept of it', async () => {
    const { me, api, applicationId } = await saved()
    await api.applications.keepDocument({ applicationId, kind: 'resume', body: 'Mine' })
    await api.applications.remove({ applicationId })
    expect((await me.api.applications.list()).applications).toEqual([])
    await expect(api.applications.remove({ applicationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is nobody else’s to see or change', async () => {
    const { me, applicationId } = await saved()
    await me.api.applications.keepDocument({ applicationId, kind: 'resume', body: 'Mine' })
    const { api } = await person()
    expect((await api.applications.list()).applications).toEqual([])
    expect((await api.applications.documents({ applicationId })).documents).toEqual([])
    const tries = [
      () => api.applications.move({ applicationId, stage: 'offer' }),
      () => api.applications.save({ applicationId, notes: 'Theirs' }),
      () => api.applications.remove({ applicationId }),
      () => api.applications.keepDocument({ applicationId, kind: 'other', body: 'Theirs' }),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await only(me)).toMatchObject({ stage: 'saved', notes: '', documents: 1 })
  })

  it('is told of once on the day to ask again, and the day is used up', async () => {
    const { me, api, applicationId } = await saved()
    const other = await saved()
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await api.applications.save({ applicationId, remindOn: day(0) })
    await other.api.applications.save({ applicationId: other.applicationId, remindOn: day(2) })
    await remindOfApplications(systemContext())
    await remindOfApplications(systemContext())
    const { notifications } = await api.notifications.list()
    expect(notifications).toMatchObject([
      { kind: 'applicationDue', type: 'Reminder', about: 'Engineer, Acme', read: false },
    ])
    expect((await only(me)).remindOn).toBeNull()
    expect((await other.api.notifications.list()).notifications).toEqual([])
    await api.notifications.markRead({})
    await remindOfApplications(systemContext())
    expect((await api.notifications.list()).notifications).toMatchObject([{ read: true }])
  })

  it('is one of five hundred at most', async () => {
    const { me, userId } = await person().then((one) => ({ me: one, userId: one.userId }))
    const row = { userId, title: 'Engineer', company: 'Acme', url: 'https://example.com', source: 'himalayas' }
    await database()
      .insert(applications)
      .values(Array.from({ length: 500 }, () => row))
    const [listingId = ''] = await createListings([{}])
    await expect(me.api.applications.add({ listingId })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
