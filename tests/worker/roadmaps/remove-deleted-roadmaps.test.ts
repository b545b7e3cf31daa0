import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { creditOfRoadmap } from '#tests/factories/credits.ts'
import { run } from '#tests/factories/store.ts'
import { callerFor, systemContext } from '#tests/support/worker/app.ts'
import {
  accountOf,
  createCertificate,
  createStoredRoadmap,
  createStudy,
  createUser,
  createWrittenRoadmap,
  database,
  opened,
} from '#tests/support/worker/factories.ts'
import { removeDeletedRoadmaps } from '#worker/features/roadmaps/jobs.ts'

const runJob = () => removeDeletedRoadmaps(systemContext())

const deleted = (id: string, days: number) =>
  database().execute(sql`
    update roadmaps set deleted_at = now() - make_interval(days => ${days}::int), about_learner = 'I am new'
    where id = ${id}::uuid`)

/** What is left of a roadmap; null where its row has gone. */
async function leftOf(id: string) {
  const { rows } = await database().execute<{ phases: number; about: string | null }>(sql`
    select about_learner as about, (select count(*)::int from roadmap_phases where roadmap_id = r.id) as phases
    from roadmaps r where id = ${id}::uuid`)
  return rows[0] ?? null
}

const WHOLE = { phases: 2, about: 'I am new' }
const EMPTY = { phases: 0, about: null }

describe('a deleted roadmap', () => {
  it('goes after thirty days with all that hung on it; what was paid stays booked', async () => {
    const study = await createStudy()
    const { user, roadmapId } = study
    await opened(study)
    await run(database(), creditOfRoadmap(database(), { userId: user.userId, roadmapId }, true))
    const before = await accountOf(user.userId)
    await deleted(roadmapId, 31)
    await runJob()
    expect(await leftOf(roadmapId)).toBeNull()
    const sections = study.phases.flatMap(({ sectionIds }) => sectionIds)
    const { rows } = await database().execute(sql`
      select from phase_sections where id = any(${`{${sections.join(',')}}`}::uuid[])
      union all select from section_content where section_id = any(${`{${sections.join(',')}}`}::uuid[])`)
    expect(rows).toEqual([])
    expect(await accountOf(user.userId)).toEqual(before)
    const { entries } = await (await callerFor(user.token)).api.billing.statement({})
    expect(entries.map(({ kind }) => kind)).toEqual(['settle', 'grant', 'grant'])
  })

  it('stays until then, and one that is not deleted always', async () => {
    const user = await createUser()
    const [young, alive] = [await createWrittenRoadmap(user), await createWrittenRoadmap(user)]
    await deleted(young.roadmapId, 29)
    await runJob()
    expect(await leftOf(young.roadmapId)).toEqual(WHOLE)
    expect(await leftOf(alive.roadmapId)).toMatchObject({ phases: 2 })
  })

  it('leaves its copies whole', async () => {
    const [owner, other] = await Promise.all([createUser(), createUser()])
    const { roadmapId } = await createWrittenRoadmap(owner)
    const { id } = await (await callerFor(other.token)).api.roadmaps.clone({ id: roadmapId })
    await deleted(roadmapId, 31)
    await runJob()
    expect(await leftOf(roadmapId)).toBeNull()
    expect(await leftOf(id)).toMatchObject({ phases: 2 })
  })

  it('leaves its certificate, which anybody may still verify, and so does its deep dive’s', async () => {
    const user = await createUser()
    const { roadmapId, certificateId } = await createCertificate(user)
    const parent = await createWrittenRoadmap(user)
    const dive = await createCertificate(user)
    await database().execute(sql`
      update roadmaps set kind = 'deep_dive', parent_roadmap_id = ${parent.roadmapId}::uuid where id = ${dive.roadmapId}::uuid`)
    const all = [roadmapId, parent.roadmapId, dive.roadmapId]
    for (const id of all) await deleted(id, 31)
    for (const _ of [1, 2]) {
      await runJob()
      expect(await Promise.all(all.map(leftOf))).toEqual([EMPTY, EMPTY, EMPTY])
    }
    const { api } = await callerFor()
    for (const id of [certificateId, dive.certificateId]) {
      expect(await api.certificates.verify({ id })).toMatchObject({ title: 'Learn TypeScript', revokedAt: null })
    }
  })

  it('counts on as a deep dive of its section while its parent lives, and goes with it', async () => {
    const user = await createUser()
    const { roadmapId, phases } = await createWrittenRoadmap(user)
    const [sectionId = ''] = phases[0]?.sectionIds ?? []
    const values = { kind: 'deep_dive', parentRoadmapId: roadmapId, parentSectionId: sectionId } as const
    const dives = await Promise.all(
      [1, 2, 3].map(() => createStoredRoadmap(user, { ...values, deletedAt: new Date(0).toISOString() })),
    )
    await runJob()
    expect(await Promise.all(dives.map(leftOf))).toEqual([EMPTY, EMPTY, EMPTY])
    const { api } = await callerFor(user.token)
    const fourth = api.roadmaps.deepDive({ parentId: roadmapId, phaseId: phases[0]?.phaseId ?? '', sectionNumber: 1 })
    await expect(fourth).rejects.toMatchObject({ code: 'CONFLICT' })
    await deleted(roadmapId, 31)
    await runJob()
    expect(await Promise.all(dives.map(leftOf))).toEqual([null, null, null])
  })

  it('waits for the next run where there are too many', async () => {
    const user = await createUser()
    const { rows } = await database().execute<{ id: string }>(sql`
      insert into roadmaps (user_id, prompt, title, state, deleted_at)
      select ${user.userId}::uuid, 'Learn TypeScript', 'TypeScript', 'success', 'epoch'::timestamptz + n * interval '1 second'
      from generate_series(1, 520) n returning id`)
    await runJob()
    const left = sql`select count(*)::int as n from roadmaps where user_id = ${user.userId}::uuid`
    expect((await database().execute(left)).rows).toEqual([{ n: rows.length - 500 }])
    await runJob()
    expect((await database().execute(left)).rows).toEqual([{ n: 0 }])
  })
})
