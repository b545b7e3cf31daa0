import { and, asc, eq, exists, inArray, not, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { MAX_QUESTIONS } from '#shared/progress/rules.ts'
import type { AskedQuestion, AskQuestionsInput } from '#shared/progress/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { phaseSections, roadmapPhases, roadmaps, sectionQuestions } from '#worker/db/schema/index.ts'
import { asId, insertSelect, textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { askModel } from '#worker/features/limits/ask-model.ts'
import { isOf } from '#worker/features/roadmaps/scope.ts'
import { questionOf } from './author/question-of.ts'
import { findItems } from './find-items.ts'
import { drawItems } from './items/draw-items.ts'
import { itemText, showItem } from './items/show-item.ts'
import { isSeenSection, openAndNewestFirst, requireOwner } from './scope.ts'
import { writeQuestionsTask } from './tasks.ts'
import { isQuestionAccepted } from './tries/statements.ts'

const query = new QueryBuilder()

/** So many of five are open where there is a model. */
const OPEN_QUESTIONS = 2

/**
 * Up to five questions about a section (2§3, C134): items of the library that code can grade, and with a model open ones. An own
 * section's are drawn once and kept: it is named by its id, or by its title and objectives, which are all that documented callers
 * say. Where nothing is known that could be graded, open questions for self-check are said and kept nowhere, as others' are.
 * @throws DomainError invalid without an objective, not_found for an unknown section, forbidden for another's
 */
export async function askQuestions(ctx: UserContext, input: AskQuestionsInput): Promise<AskedQuestion[]> {
  const { db, actor } = ctx
  if (input.sectionId !== undefined) {
    const found = await findSection(db, isSeenSection(asId(input.sectionId, 'section'), actor.userId))
    return questionsOf(
      ctx,
      requireOwner(found && { ...found, ownerId: found.phase.roadmap.userId }, actor.userId, 'section'),
    )
  }
  const objectives = input.objectives.map((objective) => objective.trim()).filter((objective) => objective !== '')
  if (objectives.length === 0) throw new DomainError('invalid', ROADMAP_TEXTS.objectiveMissing)
  const { title, description } = input
  const own = await findSection(db, inArray(phaseSections.id, ownSectionLike(actor.userId, title, objectives)))
  if (own) return questionsOf(ctx, own)
  const section = { title, aim: '', description, objectives }
  const written = ctx.models.main ? (await writeOpen(ctx, section)).questions : selfCheckOf(section)
  return written.map(({ question, objective }) => unkept(question, objective))
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
    columns: {
      ...{ id: true, title: true, aim: true, description: true, objectives: true },
      ...{ topics: true, librarySectionId: true },
    },
    with: {
      questions: { columns: ASKED, orderBy: (question) => asc(question.position) },
      phase: { columns: {}, with: { roadmap: { columns: { id: true, userId: true } } } },
    },
  })

type Section = NonNullable<Awaited<ReturnType<typeof findSection>>>

const ASKED = { id: true, kind: true, question: true, objective: true, shown: true } as const

/** @param section the caller's own */
async function questionsOf(ctx: UserContext, { questions, phase, ...section }: Section): Promise<AskedQuestion[]> {
  if (questions.some(({ kind }) => kind !== 'open' || ctx.models.main)) return questions
  const { userId } = ctx.actor
  const found = await findItems(ctx.db, { ...section, roadmapId: phase.roadmap.id })
  const graded = drawItems(found, userId, MAX_QUESTIONS).map(({ id, objective, item }): Drawn => {
    const shown = showItem(item, `${userId}:${id}`)
    return { kind: item.kind, question: itemText(item.kind, shown), objective, itemId: id, shown, item, ...BUILTIN }
  })
  const open = ctx.models.main ? await openBeside(ctx, section, graded.slice(0, MAX_QUESTIONS - OPEN_QUESTIONS)) : []
  const drawn = [...graded.slice(0, MAX_QUESTIONS - open.length), ...open]
  if (drawn.length > 0) {
    const seen = questions.map((question) => question.id)
    return store(ctx.db, section, drawn, seen)
  }
  if (questions.length > 0) return questions
  return selfCheckOf(section).map(({ question, objective }) => unkept(question, objective))
}

type Drawn = Omit<typeof sectionQuestions.$inferInsert, 'id' | 'sectionId' | 'position' | 'createdAt'>

const BUILTIN = { author: 'builtin', isFallback: false }

const unkept = (question: string, objective: string): AskedQuestion => ({
  ...{ id: null, kind: 'open', question, objective, shown: null },
})

/** Questions that one can only answer to oneself. */
const selfCheckOf = ({ objectives }: Pick<Section, 'objectives'>) =>
  [...new Set(objectives)].slice(0, MAX_QUESTIONS).map((objective) => ({ question: questionOf(objective), objective }))

/** Open questions to fill up with, about what the items ask nothing of first; a model that fails is done without where there are items. */
async function openBeside(ctx: UserContext, section: SectionText, graded: Drawn[]): Promise<Drawn[]> {
  const asked = new Set(graded.map(({ objective }) => objective))
  const objectives = section.objectives.toSorted((one, other) => Number(asked.has(one)) - Number(asked.has(other)))
  try {
    const { questions, from } = await writeOpen(ctx, { ...section, objectives })
    return questions.slice(0, MAX_QUESTIONS - graded.length).map((written) => ({ kind: 'open', ...written, ...from }))
  } catch (failure) {
    if (graded.length === 0 || !(failure instanceof DomainError)) throw failure
    return []
  }
}

type SectionText = Pick<Section, 'title' | 'aim' | 'description' | 'objectives'>

/** What the model leaves out is not asked. @throws DomainError upstream where it gives nothing usable */
async function writeOpen(ctx: UserContext, { title, aim, description, objectives }: SectionText) {
  const asked = [...new Set(objectives)].slice(0, MAX_QUESTIONS)
  const { output: questions, from } = await askModel(ctx, writeQuestionsTask, {
    title,
    aim,
    description,
    objectives: asked,
  })
  return { questions, from }
}

/**
 * Whoever comes second finds the first one's questions: the section's row is locked until the batch ends.
 * @param seen questions that nobody can judge here: they make room, but for those that count already
 */
async function store(
  db: Database,
  { id, objectives }: Pick<Section, 'id' | 'objectives'>,
  drawn: Drawn[],
  seen: string[],
): Promise<AskedQuestion[]> {
  const isOfSection = eq(sectionQuestions.sectionId, id)
  const isUnseen = notInArray(sectionQuestions.id, seen)
  const unseen = query.select({ id: sectionQuestions.id }).from(sectionQuestions).where(and(isOfSection, isUnseen))
  const isUnchanged = and(
    eq(phaseSections.id, id),
    notExists(unseen),
    sql`${phaseSections.objectives} = ${textArray(objectives)}`,
  )
  const unchanged = query.select({ id: phaseSections.id }).from(phaseSections).where(isUnchanged)
  const text = (name: keyof Drawn) => sql`drawn.question ->> ${name}::text`
  const json = (name: keyof Drawn) => sql`nullif(drawn.question -> ${name}::text, 'null')`
  const { stored } = await batch(db, {
    locked: db
      .select({ id: phaseSections.id })
      .from(phaseSections)
      .where(eq(phaseSections.id, id))
      .for('no key update'),
    cleared: db
      .delete(sectionQuestions)
      .where(and(isOfSection, inArray(sectionQuestions.id, seen), not(isQuestionAccepted), exists(unchanged))),
    written: db.execute(
      insertSelect(
        sectionQuestions,
        {
          sectionId: id,
          position: sql`free.position`,
          kind: text('kind'),
          question: text('question'),
          objective: text('objective'),
          itemId: text('itemId'),
          shown: json('shown'),
          item: json('item'),
          keyPoints: sql`array(select jsonb_array_elements_text(${json('keyPoints')}))`,
          author: text('author'),
          isFallback: sql`(${text('isFallback')})::boolean`,
        },
        sql`from ${phaseSections},
          jsonb_array_elements(${JSON.stringify(drawn)}::jsonb) with ordinality as drawn(question, rank)
          join (
            select position, row_number() over (order by position) as rank from generate_series(1, ${MAX_QUESTIONS}::int) as of_five(position)
            where position not in (select ${sectionQuestions.position} from ${sectionQuestions} where ${isOfSection})
          ) as free using (rank)
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
