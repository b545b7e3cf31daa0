import { sql } from 'drizzle-orm'
import { phaseProgress, phaseSections, resources, roadmapPhases, sectionContent } from '#worker/db/schema/index.ts'
import { createStoredRoadmap, database, type TestUser } from './factories.ts'

/** A topic that no curriculum has, so that only this test's resources carry it. */
export const ownTopic = (): string => `topic-${crypto.randomUUID()}`

/** A resource of the test's own; by default a maintained page of documentation. @returns its id */
export async function createResource(values: Partial<typeof resources.$inferInsert> = {}): Promise<string> {
  const id = crypto.randomUUID()
  await database()
    .insert(resources)
    .values({
      id,
      link: `https://example.org/${id}`,
      title: 'A page',
      author: `Author ${id}`,
      kind: 'docs',
      isMaintained: true,
      summary: 'What one can read there.',
      source: 'catalogue',
      linkState: 'live',
      // not due, unless the test means it
      checkedAt: new Date(),
      nextCheckAt: new Date(Date.now() + 86_400_000),
      ...values,
    })
  return id
}

/** The state of a resource as it is stored. */
export async function storedResource(id: string) {
  const { rows } = await database().execute<{
    link_state: string
    moved_to: string | null
    failed_checks: number
    days_since: number | null
    days_to_next: number
    popularity: number
    title: string
    source: string
  }>(sql`select link_state, moved_to, failed_checks, popularity, title, source,
    round(extract(epoch from now() - checked_at) / 86400)::int as days_since,
    round(extract(epoch from next_check_at - now()) / 86400)::int as days_to_next from resources where id = ${id}::uuid`)
  return rows[0] ?? null
}

/** A section that its owner has opened, with these resources as cards and as bonus items. */
export async function createOpenedSection(
  user: TestUser,
  has: { topics?: string[]; cards: string[]; bonus: string[]; completed?: string[] },
) {
  const db = database()
  const roadmapId = await createStoredRoadmap(user)
  const phaseId = crypto.randomUUID()
  const sectionId = crypto.randomUUID()
  const inOrder = (ids: string[], isBonus: boolean) =>
    ids.map((resourceId, index) => ({
      sectionId,
      resourceId,
      isBonus,
      position: index + 1,
      completedAt: has.completed?.includes(resourceId) ? new Date() : null,
    }))
  const content = [...inOrder(has.cards, false), ...inOrder(has.bonus, true)]
  await db.batch([
    db
      .insert(roadmapPhases)
      .values({ id: phaseId, roadmapId, position: 1, title: 'Phase', overview: 'About it', tags: [] }),
    db.insert(phaseSections).values({
      id: sectionId,
      phaseId,
      sectionNumber: 1,
      title: 'Section',
      description: 'About it',
      aim: 'Do it',
      category: 'Concept',
      objectives: ['Explain it'],
      topics: has.topics ?? [],
    }),
    db.insert(phaseProgress).values({ phaseId }),
    ...(content.length > 0 ? [db.insert(sectionContent).values(content)] : []),
  ])
  return { roadmapId, phaseId, sectionId }
}

/** A section's cards and bonus items in order: which resource, and whether it is ticked. */
export async function contentOf(sectionId: string) {
  const { rows } = await database().execute<{
    resource_id: string
    is_bonus: boolean
    position: number
    is_done: boolean
  }>(sql`
    select resource_id, is_bonus, position, completed_at is not null as is_done
    from section_content where section_id = ${sectionId}::uuid order by is_bonus, position`)
  const items = (isBonus: boolean) =>
    rows
      .filter(({ is_bonus }) => is_bonus === isBonus)
      .map(({ resource_id, position, is_done }) => ({ resourceId: resource_id, position, isDone: is_done }))
  return { cards: items(false), bonus: items(true) }
}
