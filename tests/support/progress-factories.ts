import { sql } from 'drizzle-orm'
import { phaseSections, resources, roadmapPhases, sectionContent, sectionQuestions } from '#worker/db/schema/index.ts'
import { createStoredRoadmap, createUser, database, type TestUser } from './factories.ts'
import { callerFor } from './worker/app.ts'

const OBJECTIVES = [
  'Explain batching and why state reads old right after a set call',
  'Use useState with an updater function when the next value depends on the last',
  'Update nested objects and arrays without mutating them',
]

export const SECTION_TEXT = {
  description:
    'State is memory that belongs to a component, and setting it asks React to render again. Each render sees its own snapshot, which explains stale values in handlers.',
  aim: 'Update the interface by changing state, never the DOM',
  category: 'Concept',
  objectives: OBJECTIVES,
}

/** Whole sentences about the first and the second objective, as a learner would write them. */
export const GOOD_ANSWERS = [
  'React batches several set calls into one render, so the state variable in a running handler keeps its old value until the next snapshot exists.',
  'I pass a function to the setter, because the updater receives the last value and computes the next one from it; useState then queues them safely.',
]

export interface Study {
  user: TestUser
  roadmapId: string
  /** Of the roadmap's phases, in order, with the ids of their sections, in order. */
  phases: { phaseId: string; sectionIds: string[] }[]
  topic: string
}

/** A finished roadmap of somebody's own, about a topic of its own that has that many resources. */
export async function createStudy(
  options: {
    user?: TestUser
    phases?: number
    sections?: number
    resources?: number
    /** Words that no resource has, so that only the study's own are found. */
    isQuiet?: boolean
    roadmap?: Parameters<typeof createStoredRoadmap>[1]
  } = {},
): Promise<Study> {
  const user = options.user ?? (await createUser())
  const topic = `topic-${crypto.randomUUID()}`
  const roadmapId = await createStoredRoadmap(user, options.roadmap)
  const phases = Array.from({ length: options.phases ?? 1 }, () => ({
    phaseId: crypto.randomUUID(),
    sectionIds: Array.from({ length: options.sections ?? 3 }, () => crypto.randomUUID()),
  }))
  await createResources(topic, options.resources ?? 40)
  const db = database()
  await db.insert(roadmapPhases).values(
    phases.map(({ phaseId }, at) => ({
      id: phaseId,
      roadmapId,
      position: at + 1,
      title: `Phase ${at + 1}`,
      overview: 'What this phase is for.',
      tags: ['State'],
    })),
  )
  await db.insert(phaseSections).values(
    phases.flatMap(({ phaseId, sectionIds }, phase) =>
      sectionIds.map((id, at) => ({
        id,
        phaseId,
        sectionNumber: at + 1,
        title: `State and rendering ${at + 1}`,
        ...SECTION_TEXT,
        // other objectives in each section, as StreetCred comes once for the same ones
        ...(at + phase > 0 ? { objectives: [...OBJECTIVES.slice(0, 2), `${OBJECTIVES[2]}, ${phase}.${at}`] } : {}),
        ...(options.isQuiet ? { title: 'Zyxomat', objectives: ['Zyxa qorvu', 'Zyxe qorvu', 'Zyxi qorvu'] } : {}),
        topics: [topic],
      })),
    ),
  )
  return { user, roadmapId, phases, topic }
}

/** Live resources of a topic; every third is a video unless the values say otherwise. @returns their ids */
export async function createResources(
  topic: string,
  count: number,
  values: Partial<typeof resources.$inferInsert> = {},
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
  await database().insert(resources).values(rows)
  return rows.map(({ id }) => id)
}

/** Further cards of a section, beyond what it would ever be given. @returns their ids */
export async function addCards(sectionId: string, topic: string, count: number): Promise<string[]> {
  const ids = await createResources(topic, count)
  const rows = ids.map((resourceId, n) => ({
    id: crypto.randomUUID(),
    sectionId,
    resourceId,
    position: 100 + n,
  }))
  await database().insert(sectionContent).values(rows)
  return rows.map(({ id }) => id)
}

/** Questions of a section with their key points, as the built-in author leaves them. @returns their ids */
export async function addQuestions(sectionId: string, count = 3): Promise<string[]> {
  const rows = OBJECTIVES.slice(0, count).map((objective, at) => ({
    id: crypto.randomUUID(),
    sectionId,
    position: at + 1,
    question: `${objective}.`,
    objective,
    keyPoints: [objective.replace(/^\w+ /, ''), 'Each render sees its own snapshot'],
    author: 'builtin',
  }))
  await database().insert(sectionQuestions).values(rows)
  return rows.map(({ id }) => id)
}

/** The phase as its owner opens it. */
export async function opened(study: Study, phase = 0) {
  const { api } = await callerFor(study.user.token)
  const { result } = await api.progress.course({ id: phaseOf(study, phase), pathwayType: 'course' })
  return { api, course: result, phaseId: result.pathwayId }
}

export function phaseOf(study: Study, phase = 0): string {
  return study.phases[phase]?.phaseId ?? ''
}

export function sectionOf(study: Study, section = 0, phase = 0): string {
  return study.phases[phase]?.sectionIds[section] ?? ''
}

/** How many rows of progress there are under a roadmap, in all tables together. */
export async function countProgressRows(roadmapId: string): Promise<number> {
  const { rows } = await database().execute<{ n: number }>(sql`
    with p as (select id from roadmap_phases where roadmap_id = ${roadmapId}::uuid),
    s as (select id from phase_sections where phase_id in (select id from p))
    select ((select count(*) from phase_progress where phase_id in (select id from p))
      + (select count(*) from section_progress where section_id in (select id from s))
      + (select count(*) from section_content where section_id in (select id from s))
      + (select count(*) from section_questions where section_id in (select id from s)))::int as n`)
  return rows[0]?.n ?? Number.NaN
}
