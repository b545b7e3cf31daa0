import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sectionOf } from '#tests/factories/progress.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import { createStudy, createUser, database, opened } from '#tests/support/worker/factories.ts'

describe('ticking objectives off', () => {
  const ticked = async (study: Awaited<ReturnType<typeof createStudy>>) =>
    (await opened(study)).progress.sections[0]?.tickedObjectives

  it('is kept and taken back, in the order of the section, and twice is once', async () => {
    const study = await createStudy()
    const { api, progress } = await opened(study)
    const sectionId = sectionOf(study)
    const [first = '', second = ''] = progress.sections[0]?.objectives ?? []
    expect(progress.sections[0]?.tickedObjectives).toEqual([])
    await api.progress.markObjective({ sectionId, objective: second, isTicked: true })
    await api.progress.markObjective({ sectionId, objective: first, isTicked: true })
    await api.progress.markObjective({ sectionId, objective: first, isTicked: true })
    expect(await ticked(study)).toEqual([first, second])
    const left = await api.progress.markObjective({ sectionId, objective: second, isTicked: false })
    expect(left).toEqual({ tickedObjectives: [first] })
    expect(await ticked(study)).toEqual([first])
  })

  it('proves nothing: no section is completed, nothing is earned, and no version rises', async () => {
    const study = await createStudy()
    const { api, progress } = await opened(study)
    const sectionId = sectionOf(study)
    for (const objective of progress.sections[0]?.objectives ?? []) {
      await api.progress.markObjective({ sectionId, objective, isTicked: true })
    }
    const after = (await opened(study)).progress
    expect(after.sections[0]).toMatchObject({ completedAt: null })
    expect(after.version).toBe(progress.version)
    const { rows } = await database().execute(sql`
      select 1 from reputation_events where user_id = ${study.user.userId}::uuid`)
    expect(rows).toEqual([])
  })

  it('two at once are both kept', async () => {
    const study = await createStudy()
    const { api, progress } = await opened(study)
    const objectives = progress.sections[0]?.objectives ?? []
    await Promise.all(
      objectives.map((objective) =>
        api.progress.markObjective({ sectionId: sectionOf(study), objective, isTicked: true }),
      ),
    )
    expect(await ticked(study)).toEqual(objectives)
  })

  it("refuses what the section does not teach, and another's section; others see no ticks", async () => {
    const study = await createStudy()
    const { api, progress, phaseId } = await opened(study)
    const sectionId = sectionOf(study)
    const objective = progress.sections[0]?.objectives[0] ?? ''
    await expect(api.progress.markObjective({ sectionId, objective: 'Fly', isTicked: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await api.progress.markObjective({ sectionId, objective, isTicked: true })
    await database().execute(sql`update roadmaps set is_link_shared = true where id = ${study.roadmapId}::uuid`)
    const other = await callerFor((await createUser()).token)
    await expect(other.api.progress.markObjective({ sectionId, objective, isTicked: false })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const seen = await other.api.progress.open({ phaseId })
    expect(seen.sections[0]?.tickedObjectives).toEqual([])
    expect(await ticked(study)).toEqual([objective])
  })
})
