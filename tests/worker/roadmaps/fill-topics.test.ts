import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '#tests/support/factories.ts'
import { createStudy, sectionOf } from '#tests/support/progress-factories.ts'
import { systemContext } from '#tests/support/worker/app.ts'
import { fillTopics } from '#worker/features/roadmaps/fill-topics.ts'

describe('sections that are older than topics', () => {
  it('get theirs by and by, also where nothing fits, and those that have some keep them', async () => {
    const study = await createStudy({ roadmap: { learningPrompt: 'Learn Docker' } })
    const [old, edited, untouched] = [0, 1, 2].map((n) => sectionOf(study, n))
    await database().execute(sql`
      update phase_sections set is_topics_known = false, title = 'Docker images',
        topics = case when id = ${old}::uuid then '{}' else topics end
      where id in (${old}::uuid, ${edited}::uuid)`)
    await fillTopics(systemContext())
    const { rows } = await database().execute<{ id: string; topics: string[]; is_topics_known: boolean }>(sql`
      select id, topics, is_topics_known from phase_sections where phase_id = ${study.phases[0]?.phaseId}::uuid`)
    expect(rows.every(({ is_topics_known }) => is_topics_known)).toBe(true)
    const topicsOf = (id: string | undefined) => rows.find((row) => row.id === id)?.topics
    expect(topicsOf(old)).toContain('docker')
    expect(topicsOf(edited)).toEqual([study.topic])
    expect(topicsOf(untouched)).toEqual([study.topic])
  })
})
