import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CERTIFICATE_TEXTS } from '#shared/certificates/texts.ts'
import { sums, type Taught } from '#tests/factories/library.ts'
import type { Study } from '#tests/factories/progress.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import {
  award,
  completeSections,
  createStudy,
  createTaught,
  createUser,
  database,
  linkSection,
} from '#tests/support/worker/factories.ts'

/** The certificate's second level (issue 11, mastery). */

interface Master extends Study {
  taught: Taught
  certificateId: string
}

/** Somebody with a completed roadmap, its certificate, and right answers to the first so many of three items on that many days. */
async function createMaster(items = 3, days = 3): Promise<Master> {
  const [study, taught] = await Promise.all([createStudy(), createTaught(sums(3))])
  const sectionIds = study.phases.flatMap((phase) => phase.sectionIds)
  await Promise.all(sectionIds.map((id) => linkSection(id, taught)))
  await completeSections(sectionIds)
  await database().execute(sql`
    insert into section_tries (user_id, section_id, item_id, purpose, answer, meaning, is_right, is_accepted, feedback, judge, created_at)
    select ${study.user.userId}::uuid, ${sectionIds[0]}::uuid, ${taught.id} || '/' || item, 'review', 'x', 'x', true, false, 'x', 'items',
      now() - make_interval(days => day)
    from generate_series(1, ${items}::int) item, generate_series(1, ${days}::int) day`)
  const certificateId = (await award(study.roadmapId)) ?? ''
  return { ...study, taught, certificateId }
}

const callerOf = async ({ user }: Study) => (await callerFor(user.token)).api

describe('mastering a roadmap', () => {
  it('brings a certificate of its own; what was signed before stays as it is', async () => {
    const master = await createMaster()
    const api = await callerOf(master)
    const before = await api.certificates.verify({ id: master.certificateId })
    expect(before).toMatchObject({ level: 'completed', revokedAt: null })
    const { id } = await api.progress.issueMastered({ id: master.roadmapId })
    expect(id).not.toBe(master.certificateId)
    expect(await api.certificates.verify({ id: master.certificateId })).toEqual(before)
    const mastered = await api.certificates.verify({ id })
    expect(mastered).toMatchObject({ level: 'mastered', title: before.title, phases: before.phases })
    const [, payload = ''] = mastered.credential?.split('.') ?? []
    expect(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).toContain(
      'Mastered: every graded objective was passed over several days.',
    )
    const shown = await api.roadmaps.getCertificate({ id: master.roadmapId })
    expect(shown.certificate).toMatchObject({ id, level: 'mastered' })
    const { certificate } = await api.roadmaps.get({ id: master.roadmapId, ownerName: master.user.userId })
    expect(certificate?.id).toBe(id)
    await expect(api.progress.issueMastered({ id: master.roadmapId })).rejects.toMatchObject({
      ...{ code: 'CONFLICT', message: CERTIFICATE_TEXTS.alreadyMastered },
    })
  })

  it('takes every objective and three days; no section without a question', async () => {
    const [fewer, earlier, unasked] = await Promise.all([createMaster(2), createMaster(3, 2), createMaster()])
    await database().execute(sql`
      update phase_sections set library_section_id = null where id = ${unasked.phases[0]?.sectionIds[1]}::uuid`)
    for (const study of [fewer, earlier, unasked]) {
      const api = await callerOf(study)
      await expect(api.progress.issueMastered({ id: study.roadmapId })).rejects.toMatchObject({
        ...{ code: 'CONFLICT', message: CERTIFICATE_TEXTS.notMastered },
      })
      const { certificate } = await api.roadmaps.getCertificate({ id: study.roadmapId })
      expect(certificate).toMatchObject({ id: study.certificateId, level: 'completed' })
    }
  })

  it('asked twice at once comes once, and outlives the withdrawal of the first', async () => {
    const master = await createMaster()
    const api = await callerOf(master)
    const asked = await Promise.allSettled([1, 2, 3].map(() => api.progress.issueMastered({ id: master.roadmapId })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await api.certificates.revoke({ id: master.certificateId, reason: 'Another name' })
    const { certificate } = await api.roadmaps.getCertificate({ id: master.roadmapId })
    expect(certificate?.level).toBe('mastered')
  })

  it('is the owner’s alone', async () => {
    const [master, stranger] = await Promise.all([createMaster(), createUser()])
    const { api } = await callerFor(stranger.token)
    await expect(api.progress.issueMastered({ id: master.roadmapId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
