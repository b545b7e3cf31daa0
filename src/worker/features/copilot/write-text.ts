import { BUILTIN_AUTHOR } from '#shared/copilot/rules.ts'
import type { Draft, ExperienceInput, WriteInput } from '#shared/copilot/schemas.ts'
import { ask } from '#worker/ai/ask.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { type Brief, usedFacts } from './author/brief.ts'
import { findBrief } from './find-brief.ts'
import { keepDraft } from './statements.ts'
import { COMPOSED, DRAFT_TASKS, type Gated, type WrittenKind } from './tasks.ts'

type Kind = WrittenKind | keyof typeof COMPOSED
type Asked = WriteInput & Partial<Pick<ExperienceInput, 'experiences'> & { question: string }>

/**
 * Writes a text for a job out of the caller's facts (E001–E004, E007, E008), and keeps it as a version where the job is kept.
 * @throws DomainError not_found for another's job, invalid without an ad, conflict where no fact says anything of it,
 * upstream where no answer came
 */
export async function writeText(ctx: UserContext, kind: Kind, input: Asked): Promise<Draft> {
  const brief = await findBrief(ctx, input)
  if (!input.jobId && input.ad.trim() === '' && kind !== 'answer')
    throw new DomainError('invalid', 'Paste the ad first.')
  const { pieces, cut, author } = await draft(ctx, kind, brief)
  const text = {
    kind,
    question: input.question ?? '',
    pieces,
    facts: usedFacts(brief, pieces),
    cut,
    author,
    isStopped: false,
  }
  if (!input.jobId) return { ...text, textId: null, createdAt: new Date().toISOString() }
  return keepDraft(ctx.db, input.jobId, text)
}

async function draft(ctx: UserContext, kind: Kind, brief: Brief): Promise<Gated & { author: string }> {
  if (kind === 'analysis' || kind === 'experience') {
    const pieces = COMPOSED[kind](brief)
    if (pieces.length === 0) throw new DomainError('conflict', NOTHING_KNOWN[kind])
    return { pieces, cut: 0, author: BUILTIN_AUTHOR }
  }
  const task = DRAFT_TASKS[kind]
  if (task.builtin(brief) === null) throw new DomainError('conflict', NOTHING_KNOWN[kind])
  const { output, from } = await ask(ctx, task, brief)
  return { ...output, author: from.author }
}

/** Where no fact says anything of it, nobody else may either. */
const NOTHING_KNOWN: Record<Kind, string> = {
  analysis: 'Nothing can be read out of this ad.',
  coverLetter: 'Your records say nothing yet that a letter could rest on. Add a job or a journal entry first.',
  resumeSummary: 'Your records say nothing yet that a summary could rest on. Add a role or a job first.',
  experience: 'Your profile names no job yet. Add one first.',
  message: 'Your records say nothing yet that a message could rest on.',
  answer: 'Nothing of your records answers this. It is yours to say.',
}
