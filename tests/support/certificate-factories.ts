import { sql } from 'drizzle-orm'
import { awardCertificate, newCertificateId } from '#worker/features/certificates/statements.ts'
import { createStoredRoadmap, database, type TestUser } from './factories.ts'

export interface CompletedRoadmap {
  roadmapId: string
  sectionIds: string[]
}

/** A roadmap of two phases with two sections each, as many of them completed as the test says. */
export async function createLearnedRoadmap(
  user: TestUser,
  { completed = 4, prompt = 'Learn TypeScript' }: { completed?: number; prompt?: string } = {},
): Promise<CompletedRoadmap> {
  const roadmapId = await createStoredRoadmap(user, { learningPrompt: prompt })
  const { rows } = await database().execute<{ id: string }>(sql`
    with phases as (
      insert into roadmap_phases (roadmap_id, position, title, overview)
      select ${roadmapId}::uuid, n, 'Phase ' || n, 'Overview' from generate_series(1, 2) n returning id, position
    ), sections as (
      insert into phase_sections (phase_id, section_number, title, description, aim, category, objectives)
      select p.id, n, 'Section ' || p.position || '.' || n, 'About', 'Aim', 'basics', '{Know it}'
      from phases p, generate_series(1, 2) n returning id
    )
    select id from sections`)
  const sectionIds = rows.map(({ id }) => id)
  await completeSections(sectionIds.slice(0, completed))
  return { roadmapId, sectionIds }
}

export async function completeSections(ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await database().execute(sql`
    insert into section_progress (section_id, status, completed_at, completed_title)
    select id, 'completed', now(), title from phase_sections where id = any(${`{${ids.join(',')}}`}::uuid[])`)
}

/** Awards as the progress room does; null while something is missing. */
export async function award(roadmapId: string): Promise<string | null> {
  const { rows } = await awardCertificate(database(), sql`${roadmapId}::uuid`, newCertificateId())
  return rows[0]?.id ?? null
}

/** A person with a completed roadmap and its certificate. */
export async function createCertificate(
  user: TestUser,
  prompt?: string,
): Promise<CompletedRoadmap & { certificateId: string }> {
  const roadmap = await createLearnedRoadmap(user, prompt === undefined ? {} : { prompt })
  const certificateId = await award(roadmap.roadmapId)
  if (!certificateId) throw new Error('the roadmap is not completed')
  return { ...roadmap, certificateId }
}
