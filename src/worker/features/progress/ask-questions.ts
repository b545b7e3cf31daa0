import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { MAX_QUESTIONS } from '#shared/progress/rules.ts'
import type { AskedQuestion, AskQuestionsInput } from '#shared/progress/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { ask } from '#worker/ai/ask.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, roadmapPhases, roadmaps, sectionQuestions } from '#worker/db/schema/index.ts'
import { asId, insertSelect, textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isShownTo } from '#worker/features/roadmaps/scope.ts'
import type { SectionText } from './author/key-points-of.ts'
import { requireOwner } from './scope.ts'
import { writeQuestionsTask } from './tasks.ts'

const query = new QueryBuilder()

type Subject = SectionText & { objectives: string[] }

/**
 * Up to five questions, one per learning objective (2§3, C134). An own section's are written once and kept; without a
 * section they are about the objectives as given, and nothing is kept.
 * @throws DomainError invalid without an objective, not_found for an unknown section, forbidden for another's
 */
export async function askQuestions(ctx: UserContext, input: AskQuestionsInput): Promise<AskedQuestion[]> {
  if (input.sectionId !== undefined) return questionsOf(ctx, asId(input.sectionId, 'section'))
  const objectives = input.objectives.map((objective) => objective.trim()).filter((objective) => objective !== '')
  if (objectives.length === 0) throw new DomainError('invalid', ROADMAP_TEXTS.objectiveMissing)
  const { title, description } = input
  const { output } = await write(ctx, { title, aim: '', description, objectives })
  return output.map(({ question, objective }) => ({ id: null, question, objective }))
}

async function questionsOf(ctx: UserContext, sectionId: string): Promise<AskedQuestion[]> {
  const { db, actor } = ctx
  const shown = query
    .select({ id: roadmapPhases.id })
    .from(roadmapPhases)
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(isShownTo(actor.userId))
  const section = await db.query.phaseSections.findFirst({
    where: and(eq(phaseSections.id, sectionId), inArray(phaseSections.phaseId, shown)),
    columns: { title: true, aim: true, description: true, objectives: true },
    with: {
      questions: { columns: ASKED, orderBy: (question) => asc(question.position) },
      phase: { columns: {}, with: { roadmap: { columns: { userId: true } } } },
    },
  })
  const { questions, ...subject } = requireOwner(
    section && { ...section, ownerId: section.phase.roadmap.userId },
    actor.userId,
    'section',
  )
  if (questions.length > 0) return questions
  return store(db, sectionId, subject.objectives, await write(ctx, subject))
}

const ASKED = { id: true, question: true, objective: true } as const

/** What the model leaves out is not asked; where it gives nothing usable, the built-in author writes. */
function write(ctx: UserContext, { title, aim, description, objectives }: Subject) {
  const asked = [...new Set(objectives)].slice(0, MAX_QUESTIONS)
  return ask(ctx, writeQuestionsTask, { title, aim, description, objectives: asked })
}

/** Whoever comes second finds the first one's questions: the section's row is locked until the batch ends. */
async function store(
  db: Database,
  sectionId: string,
  objectives: string[],
  { output, from }: Awaited<ReturnType<typeof write>>,
): Promise<AskedQuestion[]> {
  const isOfSection = eq(sectionQuestions.sectionId, sectionId)
  const asked = query.select({ id: sectionQuestions.id }).from(sectionQuestions).where(isOfSection)
  const isUnchanged = and(
    eq(phaseSections.id, sectionId),
    notExists(asked),
    sql`${phaseSections.objectives} = ${textArray(objectives)}`,
  )
  const { stored } = await batch(db, {
    locked: db
      .select({ id: phaseSections.id })
      .from(phaseSections)
      .where(eq(phaseSections.id, sectionId))
      .for('no key update'),
    written: db.execute(
      insertSelect(
        sectionQuestions,
        {
          sectionId,
          position: sql`written.position`,
          question: sql`written.item ->> 'question'`,
          objective: sql`written.item ->> 'objective'`,
          keyPoints: sql`array(select jsonb_array_elements_text(written.item -> 'keyPoints'))`,
          ...from,
        },
        sql`from ${phaseSections},
          jsonb_array_elements(${JSON.stringify(output)}::jsonb) with ordinality as written(item, position)
          where ${isUnchanged}`,
      ),
    ),
    stored: db.query.sectionQuestions.findMany({
      where: isOfSection,
      columns: ASKED,
      orderBy: (question) => asc(question.position),
    }),
  })
  if (stored.length === 0) throw new DomainError('conflict', 'This section has just been changed. Please ask again.')
  return stored
}
