import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { MAX_CARDS_PER_SECTION } from '#shared/resources/rules.ts'
import { sectionOf } from '#tests/factories/progress.ts'
import { callerFor } from '#tests/support/worker/app.ts'
import { createResources, createStudy, database, opened } from '#tests/support/worker/factories.ts'

const searchedAt = async (sectionId: string) => {
  const { rows } = await database().execute<{ at: string | null }>(sql`
    select searched_at::text as at from section_progress where section_id = ${sectionId}::uuid`)
  return rows[0]?.at ?? null
}

describe('Load more', () => {
  it('asks sources outside once an hour at most', async () => {
    const study = await createStudy({ sections: 1, resources: 3, isQuiet: true })
    const { api, phaseId } = await opened(study)
    const sectionId = sectionOf(study)
    await api.progress.loadMoreContent({ phaseId, sectionId })
    const first = await searchedAt(sectionId)
    expect(first).not.toBeNull()
    await Promise.all([1, 2, 3].map(() => api.progress.loadMoreContent({ phaseId, sectionId })))
    expect(await searchedAt(sectionId)).toBe(first)
    await database().execute(sql`
      update section_progress set searched_at = now() - interval '61 minutes' where section_id = ${sectionId}::uuid`)
    await api.progress.loadMoreContent({ phaseId, sectionId })
    expect(await searchedAt(sectionId)).not.toBe(first)
  })

  it('a section gets twenty cards at most; then it is populated and nothing is searched', async () => {
    const study = await createStudy({ sections: 1, resources: 10, isQuiet: true })
    const { api, phaseId } = await opened(study)
    const sectionId = sectionOf(study)
    await createResources(study.topic, 60)
    for (let n = 0; n < 5; n += 1) await api.progress.loadMoreContent({ phaseId, sectionId })
    await database().execute(sql`update section_progress set searched_at = null where section_id = ${sectionId}::uuid`)
    const result = await api.progress.loadMoreContent({ phaseId, sectionId })
    expect(result.sections[0]?.cards).toHaveLength(MAX_CARDS_PER_SECTION)
    expect(result.sections[0]?.isContentPopulated).toBe(true)
    expect(await searchedAt(sectionId)).toBeNull()
  })

  it('counts as a search of the web', async () => {
    const study = await createStudy({ sections: 1, resources: 3, isQuiet: true })
    const { phaseId } = await opened(study)
    const full = { LINK_LIMIT: { limit: async () => ({ success: false }) } as unknown as RateLimit }
    const { api } = await callerFor(study.user.token, full)
    await expect(api.progress.loadMoreContent({ phaseId, sectionId: sectionOf(study) })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })

  it('a version that no phase can have is refused, not an error of ours', async () => {
    const study = await createStudy({ sections: 1, resources: 3 })
    const { api, phaseId } = await opened(study)
    await expect(api.progress.update({ phaseId, version: 2_147_483_648 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})
