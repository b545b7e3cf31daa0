import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { NOTE_MAX_LENGTH } from '#shared/progress/rules.ts'
import { sectionOf } from '#tests/factories/progress.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import { createStudy, createUser, database, opened } from '#tests/support/worker/factories.ts'

const shareLink = (roadmapId: string) =>
  database().execute(sql`update roadmaps set is_link_shared = true where id = ${roadmapId}::uuid`)

describe("a learner's own note about a section", () => {
  it('is empty at first, is kept, and rises by one revision with every change', async () => {
    const study = await createStudy()
    const { api } = await callerFor(study.user.token)
    const sectionId = sectionOf(study)
    expect(await api.progress.note({ sectionId })).toEqual({ text: '', revision: 0 })
    expect(await api.progress.saveNote({ sectionId, text: '# Layers', revision: 0 })).toEqual({ revision: 1 })
    expect(await api.progress.saveNote({ sectionId, text: '', revision: 1 })).toEqual({ revision: 2 })
    expect(await api.progress.note({ sectionId })).toEqual({ text: '', revision: 2 })
  })

  it('no tab overwrites what it has not seen; the same text sent again is no conflict', async () => {
    const study = await createStudy()
    const { api } = await callerFor(study.user.token)
    const sectionId = sectionOf(study)
    const saved = await Promise.allSettled([
      api.progress.saveNote({ sectionId, text: 'one', revision: 0 }),
      api.progress.saveNote({ sectionId, text: 'other', revision: 0 }),
    ])
    expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { text, revision } = await api.progress.note({ sectionId })
    expect(['one', 'other']).toContain(text)
    expect(revision).toBe(1)
    await expect(api.progress.saveNote({ sectionId, text: 'late', revision: 0 })).rejects.toMatchObject({
      message: 'This note was changed in another tab.',
    })
    await api.progress.saveNote({ sectionId, text, revision: 0 })
    expect(await api.progress.note({ sectionId })).toMatchObject({ text })
  })

  it('is bounded, and text', async () => {
    const study = await createStudy()
    const { api } = await callerFor(study.user.token)
    const save = (text: string) => api.progress.saveNote({ sectionId: sectionOf(study), text, revision: 0 })
    for (const text of ['a'.repeat(NOTE_MAX_LENGTH + 1), 'nul \0', 'half \ud800']) {
      await expect(save(text)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(await save('\u{1f600}'.repeat(NOTE_MAX_LENGTH / 2))).toEqual({ revision: 1 })
  })

  it('nobody else reads or writes it, on a shared roadmap neither; a copy does not have it', async () => {
    const study = await createStudy()
    const sectionId = sectionOf(study)
    const owner = await callerFor(study.user.token)
    await owner.api.progress.saveNote({ sectionId, text: 'private thought', revision: 0 })
    await shareLink(study.roadmapId)
    const { api } = await callerFor((await createUser()).token)
    await expect(api.progress.note({ sectionId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(api.progress.saveNote({ sectionId, text: 'x', revision: 1 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const seen = [
      await api.roadmaps.get({ id: study.roadmapId, ownerName: study.user.userId }),
      await api.progress.open({ phaseId: (await opened(study)).phaseId }),
    ]
    expect(JSON.stringify(seen)).not.toContain('private thought')
    const copy = await api.roadmaps.clone({ id: study.roadmapId })
    const { rows } = await database().execute(sql`
      select n.section_id from section_notes n join phase_sections s on s.id = n.section_id
      join roadmap_phases p on p.id = s.phase_id where p.roadmap_id = ${copy.id}::uuid`)
    expect(rows).toEqual([])
    expect(await owner.api.progress.note({ sectionId })).toMatchObject({ text: 'private thought', revision: 1 })
  })

  it('goes with its roadmap', async () => {
    const study = await createStudy()
    const sectionId = sectionOf(study)
    const { api } = await callerFor(study.user.token)
    await api.progress.saveNote({ sectionId, text: 'mine', revision: 0 })
    await api.roadmaps.remove({ id: study.roadmapId })
    await expect(api.progress.note({ sectionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await database().execute(sql`delete from roadmaps where id = ${study.roadmapId}::uuid`)
    const { rows } = await database().execute(sql`select 1 from section_notes where section_id = ${sectionId}::uuid`)
    expect(rows).toEqual([])
  })
})
