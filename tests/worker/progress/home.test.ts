import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sums } from '#tests/factories/library.ts'
import { phaseOf, sectionOf } from '#tests/factories/progress.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import {
  award,
  completeSections,
  createLearnedRoadmap,
  createStoredRoadmap,
  createStudy,
  createTaught,
  createUser,
  database,
  linkSection,
} from '#tests/support/worker/factories.ts'
import { startOfWeek } from '#worker/features/progress/home/queries.ts'
import { post } from '#worker/features/reputation/statements.ts'

/** /home: where somebody goes on, their week, what they earned (issue 11.10). */

const AUCKLAND = { timeZone: 'Pacific/Auckland', firstDay: 1 }

const homeOf = async ({ token }: { token: string }, input = AUCKLAND) =>
  (await callerFor(token)).api.progress.home(input)

const completedAt = (sectionId: string, at: SQL) =>
  database().execute(sql`update phase_sections set completed_at = ${at} where id = ${sectionId}::uuid`)

const workedOn = (phaseId: string, daysAgo: number) =>
  database().execute(sql`
    insert into phase_progress (phase_id, updated_at) values (${phaseId}::uuid, now() - make_interval(days => ${daysAgo}::int))`)

describe('the week', () => {
  const startOf = async (instant: string, timeZone: string, firstDay: number) => {
    const start = startOfWeek(sql`${instant}::timestamptz`, { timeZone, firstDay })
    const { rows } = await database().execute<{ start: string }>(sql`select ${start} as start`)
    return new Date(rows[0]?.start ?? '').toISOString()
  }

  it.each([
    // Sunday 23:30 in Auckland still belongs to the week before its Monday
    ['2026-11-22T10:30:00Z', 'Pacific/Auckland', 1, '2026-11-15T11:00:00.000Z'],
    ['2026-11-22T11:00:00Z', 'Pacific/Auckland', 1, '2026-11-22T11:00:00.000Z'],
    // where weeks begin on Sunday, or Saturday, the same instant is in another
    ['2026-11-22T10:30:00Z', 'Pacific/Auckland', 7, '2026-11-21T11:00:00.000Z'],
    ['2026-11-22T10:30:00Z', 'Africa/Cairo', 6, '2026-11-20T22:00:00.000Z'],
    ['2026-11-22T10:30:00Z', 'America/Los_Angeles', 7, '2026-11-22T08:00:00.000Z'],
    // weeks in which clocks change: half past one comes twice, and once not at all
    ['2026-04-05T12:00:00Z', 'Pacific/Auckland', 1, '2026-04-05T12:00:00.000Z'],
    ['2026-04-05T11:59:59Z', 'Pacific/Auckland', 1, '2026-03-29T11:00:00.000Z'],
    ['2026-03-29T22:30:00Z', 'Europe/Berlin', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-11-22T10:30:00Z', 'Asia/Kolkata', 1, '2026-11-15T18:30:00.000Z'],
    // a day without a midnight
    ['2026-09-06T12:00:00Z', 'America/Santiago', 7, '2026-09-06T04:00:00.000Z'],
  ])('of %s in %s, from day %i on, began at %s', async (instant, timeZone, firstDay, began) => {
    expect(await startOf(instant, timeZone, firstDay)).toBe(began)
  })

  it('counts what was completed since then, and about how long that takes', async () => {
    const [study, taught] = await Promise.all([createStudy({ sections: 4 }), createTaught(sums(1))])
    const sections = [0, 1, 2, 3].map((at) => sectionOf(study, at))
    await completeSections(sections.slice(0, 3))
    await linkSection(sections[0] ?? '', taught)
    const start = startOfWeek(sql`now()`, AUCKLAND)
    await completedAt(sections[0] ?? '', sql`${start}`)
    await completedAt(sections[1] ?? '', sql`${start} + interval '1 second'`)
    // Sunday 23:59:59
    await completedAt(sections[2] ?? '', sql`${start} - interval '1 second'`)
    const { rows } = await database().execute<{ minutes: number }>(
      sql`select minutes from library_sections where id = ${taught.id}`,
    )
    expect(rows[0]?.minutes).toBeGreaterThan(0)
    expect((await homeOf(study.user)).week).toEqual({ sections: 2, minutes: rows[0]?.minutes })
  })

  it.each([
    { timeZone: 'Mars/Olympus', firstDay: 1 },
    { timeZone: '+05:30', firstDay: 1 },
    { timeZone: '', firstDay: 1 },
    { timeZone: "UTC'; drop table users", firstDay: 1 },
    { timeZone: 'UTC', firstDay: 0 },
    { timeZone: 'UTC', firstDay: 8 },
    { timeZone: 'UTC', firstDay: 1.5 },
  ])('is refused for %j', async (input) => {
    await expect(homeOf(await createUser(), input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('where one goes on', () => {
  it('is nothing, and nothing was earned, for a newcomer', async () => {
    const user = await createUser()
    expect(await homeOf(user)).toEqual({
      ...{ ownerId: user.userId, current: null, latest: [], week: { sections: 0, minutes: 0 } },
      ...{ reviews: { due: 0, nextDueAt: null }, streetCred: { points: 0, earned: [] }, certificates: [] },
    })
  })

  it('is the roadmap last worked on, not the newest', async () => {
    const user = await createUser()
    const [older, old] = [await createStudy({ user }), await createStudy({ user })]
    const newest = await createStudy({ user })
    expect((await homeOf(user)).current?.id).toBe(newest.roadmapId)
    await workedOn(phaseOf(old), 3)
    await workedOn(phaseOf(older), 1)
    await completeSections([sectionOf(older)])
    const { current, latest } = await homeOf(user)
    expect(current?.id).toBe(older.roadmapId)
    expect(current?.next).toEqual({
      phaseId: phaseOf(older),
      phaseNumber: 1,
      number: 2,
      title: 'State and rendering 2',
    })
    expect(latest.map(({ id }) => id)).toEqual([newest, old, older].map(({ roadmapId }) => roadmapId))
  })

  it('passes over what is finished, failed, deleted or somebody else’s', async () => {
    const user = await createUser()
    const [left, done] = [await createStudy({ user }), await createStudy({ user })]
    await createStoredRoadmap(user, { state: 'failure' })
    const [failed, deleted, foreign] = [
      await createStudy({ user, roadmap: { state: 'failure' } }),
      await createStudy({ user }),
      await createStudy(),
    ]
    for (const { phases } of [done, failed, deleted, foreign]) await workedOn(phases[0]?.phaseId ?? '', 0)
    await completeSections(done.phases.flatMap(({ sectionIds }) => sectionIds))
    await database().execute(sql`update roadmaps set deleted_at = now() where id = ${deleted.roadmapId}::uuid`)
    expect((await homeOf(user)).current?.id).toBe(left.roadmapId)
    await completeSections(left.phases.flatMap(({ sectionIds }) => sectionIds))
    expect((await homeOf(user)).current).toBeNull()
  })
})

describe('what was earned', () => {
  const earn = (userId: string, phaseId: string, key: string) =>
    post(database(), { userId, kind: 'section', subject: { kind: 'phase', id: phaseId }, key, points: 2 }, sql`true`)

  it('is the whole ledger, with the latest three phases by name as long as they are there', async () => {
    const study = await createStudy({ phases: 4 })
    const { userId } = study.user
    const gone = await createStudy({ user: study.user })
    for (const n of [0, 1, 2]) await earn(userId, phaseOf(study, n), `section:${n}`)
    await earn(userId, phaseOf(study, 1), 'section:other')
    await earn(userId, phaseOf(gone), 'section:gone')
    await earn((await createUser()).userId, phaseOf(study), 'section:foreign')
    await database().execute(sql`update roadmaps set deleted_at = now() where id = ${gone.roadmapId}::uuid`)
    const { points, earned } = (await homeOf(study.user)).streetCred
    const named = (n: number) => ({
      ...{ id: phaseOf(study, n), title: `Phase ${n + 1}` },
      roadmapId: study.roadmapId,
    })
    expect(points).toBe(10)
    expect(earned).toEqual([
      { points: 2, sections: 1, latestAt: expect.stringMatching(/Z$/), phase: null, challenge: null },
      { points: 4, sections: 2, latestAt: expect.stringMatching(/Z$/), phase: named(1), challenge: null },
      { points: 2, sections: 1, latestAt: expect.stringMatching(/Z$/), phase: named(2), challenge: null },
    ])
  })

  it('certificates are told once a roadmap, the latest first, and withdrawn ones not', async () => {
    const user = await createUser()
    const roadmaps = [
      await createLearnedRoadmap(user),
      await createLearnedRoadmap(user),
      await createLearnedRoadmap(user),
    ]
    const [first, second, third] = [
      await award(roadmaps[0]?.roadmapId ?? ''),
      await award(roadmaps[1]?.roadmapId ?? ''),
      await award(roadmaps[2]?.roadmapId ?? ''),
    ]
    const change = (id: string | null, set: SQL) =>
      database().execute(sql`update certificates set ${set} where id = ${id}`)
    await change(first, sql`issued_at = now() - interval '3 days'`)
    await change(third, sql`revoked_at = now(), revoked_reason = 'It was a test'`)
    await database().execute(sql`
      insert into certificates (id, roadmap_id, user_id, recipient_name, title, phases, proof, level, text, issued_at)
      select 'TB-MASTERED' || left(md5(id), 8), roadmap_id, user_id, recipient_name, 'All of it', phases, proof, 'mastered', text, now() - interval '2 days'
      from certificates where id = ${first}`)
    const { certificates } = await homeOf(user)
    expect(certificates.map(({ id, level, title }) => [level, level === 'mastered' ? title : id])).toEqual([
      ['completed', second],
      ['mastered', 'All of it'],
    ])
  })
})
