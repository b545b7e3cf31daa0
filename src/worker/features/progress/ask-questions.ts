import { sql } from 'drizzle-orm'
import { MAX_QUESTIONS } from '#shared/progress/rules.ts'
import type { QuestionsInput } from '#shared/progress/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import { ask } from '#worker/ai/ask.ts'
import type { Author } from '#worker/ai/task.ts'
import type { UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { asId, textArray } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import type { SectionText } from './author/key-points-of.ts'
import type { WrittenQuestion } from './author/question-text.ts'
import { requireOwner } from './policy.ts'
import { writeQuestionsTask } from './tasks.ts'

type Question = { id: string | null; question: string; objective: string }
type Subject = SectionText & { objectives: string[] }

/**
 * Up to five questions, one per learning objective (2§3, C134). An own section's are written once and kept; without a
 * section they are about the objectives as given, and nothing is kept.
 * @throws DomainError invalid without an objective, not_found for an unknown section, forbidden for another's
 */
export async function askQuestions(ctx: UserContext, input: QuestionsInput): Promise<{ questions: Question[] }> {
  if (input.sectionId !== undefined) return { questions: await questionsOf(ctx, asId(input.sectionId, 'section')) }
  const objectives = input.learningObjectives
    .map((item) => (typeof item === 'string' ? item : item.learningObjective).trim())
    .filter((objective) => objective !== '')
  if (objectives.length === 0) throw new DomainError('invalid', ROADMAP_TEXTS.objectiveMissing)
  const subject = { title: input.title, aim: '', description: input.header, objectives }
  const { questions } = await write(ctx, subject)
  return { questions: questions.map(({ question, objective }) => ({ id: null, question, objective })) }
}

type SectionRow = { title: string; aim: string; description: string; objectives: string[] } & {
  is_owner: boolean
  questions: Question[]
}

async function questionsOf(ctx: UserContext, sectionId: string): Promise<Question[]> {
  const { userId } = ctx.actor
  const { rows } = await ctx.db.execute<SectionRow>(sql`
    select r.user_id = ${userId}::uuid as is_owner, s.title, s.aim, s.description, s.objectives,
      (${storedQuestions(sectionId)}) as questions
    from phase_sections s
    join roadmap_phases p on p.id = s.phase_id
    join roadmaps r on r.id = p.roadmap_id
    where s.id = ${sectionId}::uuid and r.deleted_at is null and (r.is_link_shared or r.user_id = ${userId}::uuid)`)
  const { questions, ...subject } = requireOwner(rows[0], 'section')
  if (questions.length > 0) return questions
  return store(ctx.db, { sectionId, objectives: subject.objectives }, await write(ctx, subject))
}

const storedQuestions = (sectionId: string) => sql`
  select coalesce(json_agg(json_build_object('id', q.id, 'question', q.question, 'objective', q.objective) order by q.position), '[]')
  from section_questions q where q.section_id = ${sectionId}::uuid`

interface Written {
  questions: WrittenQuestion[]
  from: Author
}

/** What the model leaves out is not asked; where it gives nothing usable, the built-in author writes. */
async function write(ctx: UserContext, subject: Subject): Promise<Written> {
  const objectives = [...new Set(subject.objectives)].slice(0, MAX_QUESTIONS)
  const { title, aim, description } = subject
  const { output, from } = await ask(ctx, writeQuestionsTask, { title, aim, description, objectives })
  return { questions: output, from }
}

/** Whoever comes second finds the first one's questions: the section's row is locked until the batch ends. */
async function store(
  db: Database,
  section: { sectionId: string; objectives: string[] },
  { questions, from }: Written,
): Promise<Question[]> {
  const { sectionId } = section
  const [, , { rows }] = await db.batch([
    db.execute(sql`select id from phase_sections where id = ${sectionId}::uuid for no key update`),
    db.execute(sql`
      insert into section_questions (section_id, position, question, objective, key_points, author, is_fallback)
      select s.id, w.position, w.item ->> 'question', w.item ->> 'objective',
        array(select jsonb_array_elements_text(w.item -> 'keyPoints')), ${from.author}, ${from.isFallback}
      from phase_sections s, jsonb_array_elements(${JSON.stringify(questions)}::jsonb) with ordinality as w(item, position)
      where s.id = ${sectionId}::uuid and not exists (select from section_questions q where q.section_id = s.id)
        and s.objectives = ${textArray(section.objectives)}`),
    db.execute<{ questions: Question[] }>(sql`select (${storedQuestions(sectionId)}) as questions`),
  ])
  const stored = rows[0]?.questions ?? []
  if (stored.length === 0) throw new DomainError('conflict', 'This section has just been changed. Please ask again.')
  return stored
}
