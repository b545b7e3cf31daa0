import { sql } from 'drizzle-orm'
import { librarySections, libraryTopics, phaseProgress, resources, sectionContent } from '#worker/db/schema/index.ts'
import { type NewPhase, roadmapStatements } from './roadmaps.ts'
import { run, type Store } from './store.ts'
import type { TestUser } from './users.ts'

type ResourceRow = typeof resources.$inferInsert

/** A topic that no library has, so that only this test's resources carry it. */
export const ownTopic = (): string => `topic-${crypto.randomUUID()}`

/** A resource of the test's own; by default a maintained page of documentation. @returns its id */
export async function createResource({ db }: Store, values: Partial<ResourceRow> = {}): Promise<string> {
  const id = crypto.randomUUID()
  await db.insert(resources).values({
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
    checkedAt: new Date().toISOString(),
    nextCheckAt: new Date(Date.now() + 86_400_000).toISOString(),
    ...values,
  })
  return id
}

/** Two sections of a topic of the library's that is the test's own; `libraryId` is the first's. */
export async function createLibrarySection(
  { db }: Store,
  { teaches, docsSearch }: { teaches: string[]; docsSearch?: string },
) {
  const topic = ownTopic()
  const [libraryId, otherId] = [`${topic}/one`, `${topic}/other`] as const
  const text = { title: 'A section', description: 'About it', aim: 'Do it', category: 'Concept' }
  const rest = { level: 1, minutes: 60, objectives: ['Do it'], words: [], needs: [], knows: [] }
  const sections = [libraryId, otherId].map((id, at) => ({
    ...{ id, topicId: topic, position: at + 1, teaches },
    ...text,
    ...rest,
  }))
  const docs = docsSearch ? { docsName: 'The manual', docsSearch } : {}
  await run(db, [
    db.insert(libraryTopics).values({ id: topic, title: 'Knitting', domain: 'crafts', words: [], ...docs }),
    db.insert(librarySections).values(sections),
  ])
  return { topic, libraryId, otherId }
}

/** Live resources of a topic; every third is a video unless the values say otherwise. @returns their ids */
export async function createResources(
  { db }: Store,
  topic: string,
  count: number,
  values: Partial<ResourceRow> = {},
): Promise<string[]> {
  if (count === 0) return []
  const rows = Array.from({ length: count }, (_, n) => ({
    id: crypto.randomUUID(),
    link: `https://example.org/${crypto.randomUUID()}`,
    title: `Resource ${n}`,
    author: 'Somebody',
    kind: n % 3 === 0 ? ('video' as const) : ('article' as const),
    topics: [topic],
    summary: 'Written for one test.',
    source: 'catalogue' as const,
    publishedYear: new Date().getUTCFullYear(),
    popularity: count - n,
    ...values,
  }))
  await db.insert(resources).values(rows)
  return rows.map(({ id }) => id)
}

/** Further cards of a section, beyond what it would ever be given. @returns their ids */
export async function addCards(store: Store, sectionId: string, topic: string, count: number): Promise<string[]> {
  const ids = await createResources(store, topic, count)
  const rows = ids.map((resourceId, n) => ({ id: crypto.randomUUID(), sectionId, resourceId, position: 100 + n }))
  await store.db.insert(sectionContent).values(rows)
  return rows.map(({ id }) => id)
}

/** A section that its owner has opened, with these resources as cards and as bonus items. */
export async function createOpenedSection(
  { db }: Store,
  user: TestUser,
  has: { title?: string; topics?: string[]; cards?: string[]; bonus?: string[]; completed?: string[] } = {},
) {
  const [roadmapId, phaseId, sectionId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const section = {
    id: sectionId,
    title: has.title ?? 'Section',
    description: 'About it',
    aim: 'Do it',
    category: 'Concept',
  }
  const sections = [{ ...section, objectives: ['Explain it'], topics: has.topics ?? [] }]
  const phase: NewPhase = { id: phaseId, title: 'Phase', overview: 'About it', tags: [], sections }
  const inOrder = (ids: string[], isBonus: boolean) =>
    ids.map((resourceId, index) => ({
      sectionId,
      resourceId,
      isBonus,
      position: index + 1,
      completedAt: has.completed?.includes(resourceId) ? new Date().toISOString() : null,
    }))
  const content = [...inOrder(has.cards ?? [], false), ...inOrder(has.bonus ?? [], true)]
  const roadmap = { id: roadmapId, userId: user.userId, prompt: 'Learn TypeScript', state: 'success' } as const
  await run(db, [
    ...roadmapStatements(db, roadmap, [phase]),
    db.insert(phaseProgress).values({ phaseId }),
    ...(content.length > 0 ? [db.insert(sectionContent).values(content)] : []),
  ])
  return { roadmapId, phaseId, sectionId }
}

/** As many resources in all, made of the catalogue's own words and topics, in a mix of their own each. */
export async function fillUpResources({ db }: Store, total: number): Promise<void> {
  // slices, because a hundred thousand at once may take longer than one call over HTTP is waited for
  for (let upTo = Math.min(10_000, total); ; upTo = Math.min(upTo + 10_000, total)) {
    await db.execute(resourcesUpTo(upTo))
    if (upTo === total) return
  }
}

const resourcesUpTo = (total: number) => sql`
    with words as (
      select array_agg(distinct word) as all
      from resources, regexp_split_to_table(title || ' ' || summary, '\\W+') as word where source = 'catalogue'
    ), topics as (
      select array_agg(distinct topic) as all from resources, unnest(topics) as topic where source = 'catalogue'
    )
    insert into resources (link, title, author, kind, topics, published_year, is_maintained, summary, source, popularity, shared_at)
    select 'https://example.com/' || n, picked.title, 'Author ' || n % 500,
      (array['video', 'docs', 'article', 'course', 'book'])[1 + n % 5], picked.topics, 2010 + n % 17, n % 9 = 0, picked.summary,
      case when n % 5 = 0 then 'youtube' else 'web' end, n % 1000, now()
    from generate_series((select count(*) from resources) + 1, ${total}::int) as n, words, topics, lateral (select
      (select string_agg(words.all[1 + (hashint8(n * 31 + k) & 2147483647) % cardinality(words.all)], ' ')
        from generate_series(1, 6) as k) as title,
      (select string_agg(words.all[1 + (hashint8(n * 131 + k) & 2147483647) % cardinality(words.all)], ' ')
        from generate_series(1, 18) as k) as summary,
      array(select distinct topics.all[1 + (hashint8(n * 17 + k) & 2147483647) % cardinality(topics.all)]
        from generate_series(1, 2) as k) as topics) as picked`

/** The state of a resource as it is stored. */
export async function storedResource({ db }: Store, id: string) {
  const { rows } = await db.execute<{
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

/** A section's cards and bonus items in order: which resource, and whether it is ticked. */
export async function contentOf({ db }: Store, sectionId: string) {
  const { rows } = await db.execute<{ resource_id: string; is_bonus: boolean; position: number; is_done: boolean }>(sql`
    select resource_id, is_bonus, position, completed_at is not null as is_done
    from section_content where section_id = ${sectionId}::uuid order by is_bonus, position`)
  const items = (isBonus: boolean) =>
    rows
      .filter(({ is_bonus }) => is_bonus === isBonus)
      .map(({ resource_id, position, is_done }) => ({ resourceId: resource_id, position, isDone: is_done }))
  return { cards: items(false), bonus: items(true) }
}
