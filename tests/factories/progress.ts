import { inArray, sql } from 'drizzle-orm'
import type { Item } from '#shared/progress/items.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseProgress, phaseSections, roadmapPhases, sectionQuestions } from '#worker/db/schema/index.ts'
import { itemText, showItem } from '#worker/features/progress/items/show-item.ts'
import { createResources } from './resources.ts'
import { createStoredRoadmap, idsOf, type NewPhase } from './roadmaps.ts'
import { run, type Statement, type Store } from './store.ts'
import { createUser, type TestUser } from './users.ts'

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

interface Asked {
  objective: string
  item: Item
}

/** What the questions of a study ask, with an answer that is right and one that is wrong. */
const ASKED: (Asked & { right: string; wrong: string })[] = [
  {
    objective: OBJECTIVES[0] ?? '',
    item: {
      kind: 'one',
      ask: 'When does a running handler see the state that it has set?',
      options: [
        { yes: 'Never: it keeps its snapshot', why: 'Only the next render sees the new value.' },
        { no: 'At once', why: 'A set call asks for a render and changes nothing by itself.' },
        { no: 'After the set call returns', why: 'The variable of this render is a constant.' },
        { no: 'After the next await', why: 'The snapshot stays the same however long the handler waits.' },
      ],
    },
    right: 'Never: it keeps its snapshot',
    wrong: 'At once',
  },
  {
    objective: OBJECTIVES[1] ?? '',
    item: {
      kind: 'number',
      ask: 'State is 0. What is it after three calls of set((n) => n + 1) in one handler?',
      answer: 3,
      because: 'Each updater receives what the one before it returned.',
      wrong: [{ answer: 1, why: 'That is what three calls of set(n + 1) come to.' }],
    },
    right: '3',
    wrong: '1',
  },
  {
    objective: OBJECTIVES[2] ?? '',
    item: {
      kind: 'gap',
      ask: 'Complete the copy of a nested object.',
      code: 'setPerson({ ___person, name })',
      lang: 'javascript',
      answer: '...',
      because: 'Spreading copies the other fields.',
    },
    right: '...',
    wrong: '&',
  },
]

export const RIGHT_ANSWERS = ASKED.map(({ right }) => right)
export const WRONG_ANSWERS = ASKED.map(({ wrong }) => wrong)

/** A sentence that answers an open question about the first objective. */
export const OPEN_ANSWER =
  'React batches several set calls into one render, so the state variable in a running handler keeps its old value until the next snapshot exists.'

export interface Study {
  user: TestUser
  roadmapId: string
  /** Of the roadmap's phases, in order, with the ids of their sections, in order. */
  phases: { phaseId: string; sectionIds: string[] }[]
  topic: string
}

export interface StudyOptions {
  user?: TestUser
  phases?: number
  sections?: number
  resources?: number
  /** The topic of its resources; by default one of its own. */
  topic?: string
  /** The section of the library that its sections are linked with. */
  libraryId?: string
  /** Words that no resource has, so that only the study's own are found. */
  isQuiet?: boolean
  roadmap?: Parameters<typeof createStoredRoadmap>[2]
}

/** A finished roadmap of somebody's own, about a topic of its own that has that many resources. */
export async function createStudy(store: Store, options: StudyOptions = {}): Promise<Study> {
  const user = options.user ?? (await createUser(store))
  const { topic = `topic-${crypto.randomUUID()}` } = options
  await createResources(store, topic, options.resources ?? 40)
  const phases = Array.from({ length: options.phases ?? 1 }, (_, phase) => ({
    id: crypto.randomUUID(),
    title: `Phase ${phase + 1}`,
    overview: 'What this phase is for.',
    tags: ['State'],
    sections: Array.from({ length: options.sections ?? 3 }, (_, at) => ({
      ...newSection(topic, phase, at, options.isQuiet),
      librarySectionId: options.libraryId ?? null,
    })),
  }))
  const roadmapId = await createStoredRoadmap(store, user, options.roadmap, phases)
  return { user, roadmapId, phases: idsOf(phases), topic }
}

function newSection(topic: string, phase: number, at: number, isQuiet = false): NewPhase['sections'][number] {
  return {
    id: crypto.randomUUID(),
    title: `State and rendering ${at + 1}`,
    ...SECTION_TEXT,
    // other objectives in each section, as StreetCred comes once for the same ones
    ...(at + phase > 0 ? { objectives: [...OBJECTIVES.slice(0, 2), `${OBJECTIVES[2]}, ${phase}.${at}`] } : {}),
    ...(isQuiet ? { title: 'Zyxomat', objectives: ['Zyxa qorvu', 'Zyxe qorvu', 'Zyxi qorvu'] } : {}),
    topics: [topic],
  }
}

/** Questions of a section that code grades. @returns their ids; `RIGHT_ANSWERS` and `WRONG_ANSWERS` answer them in their order */
export async function addQuestions({ db }: Store, sectionId: string, count = 3): Promise<string[]> {
  const rows = ASKED.slice(0, count).map(({ item, objective }, at) => {
    const shown = showItem(item, 'a seed')
    return {
      id: crypto.randomUUID(),
      sectionId,
      position: at + 1,
      kind: item.kind,
      question: itemText(item.kind, shown),
      objective,
      itemId: `react/${sectionId}/${at}`,
      shown,
      item,
      author: 'builtin',
    }
  })
  await db.insert(sectionQuestions).values(rows)
  return rows.map(({ id }) => id)
}

/** Two open questions of a section with their rubrics, as a model leaves them beside items. @returns their ids */
export async function addOpenQuestions({ db }: Store, sectionId: string): Promise<string[]> {
  const rows = OBJECTIVES.slice(0, 2).map((objective, at) => ({
    id: crypto.randomUUID(),
    sectionId,
    position: at + 4,
    kind: 'open' as const,
    question: `${objective}.`,
    objective,
    keyPoints: [objective.replace(/^\w+ /, ''), 'Each render sees its own snapshot'],
    author: 'a-model',
  }))
  await db.insert(sectionQuestions).values(rows)
  return rows.map(({ id }) => id)
}

/** Statement: sections that were completed, under the titles that they have. */
export const completedSections = (db: Database, ids: string[], completedAt = new Date().toISOString()): Statement =>
  db
    .update(phaseSections)
    .set({ completedAt, completedTitle: sql`${phaseSections.title}`, completedBy: 'items' })
    .where(inArray(phaseSections.id, ids))

/** Statements: phases whose every section was completed. */
export const completedPhases = (db: Database, phases: NewPhase[], completedAt: string): Statement[] => [
  completedSections(
    db,
    phases.flatMap(({ sections }) => sections.map(({ id }) => id)),
    completedAt,
  ),
  db
    .update(roadmapPhases)
    .set({ startedAt: completedAt })
    .where(
      inArray(
        roadmapPhases.id,
        phases.map(({ id }) => id),
      ),
    ),
  db.insert(phaseProgress).values(phases.map(({ id }) => ({ phaseId: id, updatedAt: completedAt }))),
]

export async function completeSections({ db }: Store, ids: string[]): Promise<void> {
  if (ids.length > 0) await run(db, [completedSections(db, ids)])
}

export function phaseOf(study: Study, phase = 0): string {
  return study.phases[phase]?.phaseId ?? ''
}

export function sectionOf(study: Study, section = 0, phase = 0): string {
  return study.phases[phase]?.sectionIds[section] ?? ''
}

/** How many rows of progress there are under a roadmap, in all tables together. */
export async function countProgressRows({ db }: Store, roadmapId: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with p as (select id from roadmap_phases where roadmap_id = ${roadmapId}::uuid),
    s as (select id from phase_sections where phase_id in (select id from p))
    select ((select count(*) from phase_progress where phase_id in (select id from p))
      + (select count(*) from section_progress where section_id in (select id from s))
      + (select count(*) from section_content where section_id in (select id from s))
      + (select count(*) from section_questions where section_id in (select id from s)))::int as n`)
  return rows[0]?.n ?? Number.NaN
}
