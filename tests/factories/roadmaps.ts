import { sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { settle } from '#worker/features/credits/statements.ts'
import { run, type Statement, type Store } from './store.ts'
import type { TestUser } from './users.ts'

type RoadmapRow = Omit<typeof roadmaps.$inferInsert, 'title'> & { title?: string }
type NewSection = Omit<typeof phaseSections.$inferInsert, 'phaseId' | 'position'> & { id: string }
/** Numbers of phases and sections follow from their order. */
export type NewPhase = Omit<typeof roadmapPhases.$inferInsert, 'roadmapId' | 'position'> & {
  id: string
  sections: NewSection[]
}

/** Statements: a roadmap's phases with their sections, as its author leaves them. */
export function phaseStatements(db: Database, roadmapId: string, phases: NewPhase[]): Statement[] {
  const sections = phases.flatMap((phase) =>
    phase.sections.map((section, at) => ({ ...section, phaseId: phase.id, position: at + 1 })),
  )
  return [
    ...(phases.length > 0
      ? [
          db
            .insert(roadmapPhases)
            .values(phases.map(({ sections: _, ...phase }, at) => ({ ...phase, roadmapId, position: at + 1 }))),
        ]
      : []),
    ...(sections.length > 0 ? [db.insert(phaseSections).values(sections)] : []),
  ]
}

/** Statements: a roadmap as it is stored, with no credit behind it. */
export function roadmapStatements(db: Database, roadmap: RoadmapRow & { id: string }, phases: NewPhase[]): Statement[] {
  const title = roadmap.title ?? roadmap.prompt.trim().slice(0, 80)
  return [db.insert(roadmaps).values({ ...roadmap, title }), ...phaseStatements(db, roadmap.id, phases)]
}

/** A stored roadmap, without phases unless some are given, with no credit behind it unless the test reserves one. */
export async function createStoredRoadmap(
  { db }: Store,
  user: Pick<TestUser, 'userId'>,
  values: Partial<RoadmapRow> = {},
  phases: NewPhase[] = [],
): Promise<string> {
  const id = crypto.randomUUID()
  const roadmap = { userId: user.userId, prompt: 'Learn TypeScript', state: 'success', ...values, id } as const
  await run(db, roadmapStatements(db, roadmap, phases))
  return id
}

/** The ids of phases and of their sections, in order. */
export const idsOf = (phases: NewPhase[]) =>
  phases.map(({ id, sections }) => ({ phaseId: id, sectionIds: sections.map((section) => section.id) }))

/** A finished roadmap of two phases with three sections each, with no credit behind it. */
export async function createWrittenRoadmap(
  store: Store,
  user: TestUser,
  values: Partial<RoadmapRow> = {},
): Promise<{ roadmapId: string; phases: { phaseId: string; sectionIds: string[] }[] }> {
  const phases = [1, 2].map((position) => ({
    id: crypto.randomUUID(),
    title: `Phase ${position}`,
    overview: 'What this phase is for.',
    tags: ['TypeScript', 'Types'],
    sections: [1, 2, 3].map((number) => ({
      id: crypto.randomUUID(),
      title: `Section ${position}.${number}: unions and narrowing`,
      description: 'A union type says that a value is one of several things. Narrowing tells the compiler which.',
      aim: 'Model a value that can be one of several things',
      category: 'Concept',
      objectives: [
        'Declare a discriminated union and narrow it with a switch',
        'Explain why exhaustive checks with never catch missing cases',
        'Write a user-defined type guard for an unknown value',
      ],
      topics: ['typescript'],
    })),
  }))
  return { roadmapId: await createStoredRoadmap(store, user, values, phases), phases: idsOf(phases) }
}

/** Ends a roadmap that the product is writing as if it had been written and paid for so many minutes ago. */
export async function finishRoadmap({ db }: Store, roadmapId: string, ageMinutes: number): Promise<void> {
  await run(db, [
    db.execute(sql`
      update roadmaps set state = 'success', lease_owner = 'test', lease_until = null,
        created_at = now() - make_interval(mins => ${ageMinutes}::int) where id = ${roadmapId}::uuid`),
    settle(db, { kind: 'roadmap', id: roadmapId }, sql`true`),
  ])
}

/**
 * Many finished roadmaps of these people: four phases of three sections each, with texts as long as a model's, of a topic
 * that the catalogue has content for.
 */
export async function createManyRoadmaps({ db }: Store, owners: string[], count: number): Promise<void> {
  const people = sql`${`{${owners.join(',')}}`}::uuid[]`
  await run(db, [
    // foreign keys hold by construction; checking two million of them takes longer than a benchmark
    db.execute(sql`set local session_replication_role = replica`),
    db.execute(sql`
      with made as (
        insert into roadmaps (user_id, prompt, title, state, author, created_at)
        select (${people})[1 + n % cardinality(${people})], 'Learn the ways of topic number ' || n, 'Topic number ' || n, 'success', 'builtin',
          now() - make_interval(mins => n)
        from generate_series(1, ${count}::int) n returning id
      ), phases as (
        insert into roadmap_phases (roadmap_id, position, title, overview, tags)
        select id, position, 'Everyday work, part ' || position, repeat('Practise the parts that come back. ', 3),
          array['practice', 'patterns', 'tools']
        from made, generate_series(1, 4) position returning id
      )
      insert into phase_sections (phase_id, position, title, description, aim, category, objectives, topics)
      select id, number, 'Finding and mending faults, part ' || number, repeat('Read error messages calmly. ', 4),
        'narrow a fault down step by step', 'Concept', array['Explain one thing', 'Build another', 'Compare a third'], '{react}'
      from phases, generate_series(1, 3) number`),
  ])
}

/** State and number of phases of a roadmap as it is stored. */
export async function storedRoadmap({ db }: Store, roadmapId: string) {
  const { rows } = await db.execute<{
    state: string
    phases: number
    author: string | null
    is_fallback: boolean
    error_text: string | null
    lease_owner: string | null
  }>(sql`
    select state, author, is_fallback, error_text, lease_owner,
      (select count(*)::int from roadmap_phases where roadmap_id = r.id) as phases
    from roadmaps r where id = ${roadmapId}::uuid`)
  return rows[0] ?? null
}
