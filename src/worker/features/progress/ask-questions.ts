import { and, asc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
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
import { isOf, visible } from '#worker/features/roadmaps/scope.ts'
import type { SectionText } from './author/key-points-of.ts'
import { openAndNewestFirst, requireOwner } from './scope.ts'
import { writeQuestionsTask } from './tasks.ts'

const query = new QueryBuilder()

type Subject = SectionText & { objectives: string[] }

/**
 * Up to five questions, one per learning objective (2§3, C134). An own section's are written once and kept: it is named by
 * its id, or by its title and objectives, which are all that documented callers say. Others' are kept nowhere.
 * @throws DomainError invalid without an objective, not_found for an unknown section, forbidden for another's
 */
export async function askQuestions(ctx: UserContext, input: AskQuestionsInput): Promise<AskedQuestion[]> {
  const { db, actor } = ctx
  if (input.sectionId !== undefined) {
    const found = await findSection(db, isShownSection(asId(input.sectionId, 'section'), actor.userId))
    return questionsOf(ctx, requireOwner(found && { ...found, ownerId: ownerOf(found) }, actor.userId, 'section'))
  }
  const objectives = input.objectives.map((objective) => objective.trim()).filter((objective) => objective !== '')
  if (objectives.length === 0) throw new DomainError('invalid', ROADMAP_TEXTS.objectiveMissing)
  const { title, description } = input
  const own = await findSection(db, inArray(phaseSections.id, ownSectionLike(actor.userId, title, objectives)))
  if (own) return questionsOf(ctx, own)
  const { output } = await write(ctx, { title, aim: '', description, objectives })
  return output.map(({ question, objective }) => ({ id: null, question, objective }))
}

/** The section with this id, if the viewer may see it. */
function isShownSection(sectionId: string, viewerId: string) {
  const shown = query
    .select({ id: roadmapPhases.id })
    .from(roadmapPhases)
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(visible(viewerId))
  return and(eq(phaseSections.id, sectionId), inArray(phaseSections.phaseId, shown))
}

/** Subselect: the person's section that teaches exactly this; of copies the one that is still open, in the newest roadmap. */
const ownSectionLike = (userId: string, title: string, objectives: string[]) =>
  query
    .select({ id: phaseSections.id })
    .from(phaseSections)
    .innerJoin(roadmapPhases, eq(roadmapPhases.id, phaseSections.phaseId))
    .innerJoin(roadmaps, eq(roadmaps.id, roadmapPhases.roadmapId))
    .where(
      and(isOf(userId), eq(phaseSections.title, title), sql`${phaseSections.objectives} = ${textArray(objectives)}`),
    )
    .orderBy(...openAndNewestFirst)
    .limit(1)

const findSection = (db: Database, where: SQL | undefined) =>
  db.query.phaseSections.findFirst({
    where,
    columns: { id: true, title: true, aim: true, description: true, objectives: true },
    with: {
      questions: { columns: ASKED, orderBy: (question) => asc(question.position) },
      phase: { columns: {}, with: { roadmap: { columns: { userId: true } } } },
    },
  })

type Section = NonNullable<Awaited<ReturnType<typeof findSection>>>

const ownerOf = ({ phase }: Section) => phase.roadmap.userId

/** @param section the caller's own */
async function questionsOf(ctx: UserContext, { id, questions, ...subject }: Omit<Section, 'phase'>) {
  if (questions.length > 0) return questions
  return store(ctx.db, id, subject.objectives, await write(ctx, subject))
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
