import type { SectionDraft } from '#shared/roadmaps/drafts.ts'
import { ask } from '#worker/ai/ask.ts'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { findSectionFor } from '#worker/features/library/find-sections.ts'
import { type WriteSectionInput, writeSectionTask } from './tasks.ts'

const NOTHING_NEW = 'Our library has nothing else to say under this title. The section stays.'

/**
 * Has one section written under a given title; the title stays the learner's.
 * @throws DomainError upstream when no usable text came, conflict where the built-in author has nothing new
 */
export async function writeSection(ctx: Context, input: Omit<WriteSectionInput, 'reference'>): Promise<SectionDraft> {
  const reference = await findSectionFor(ctx.db, { ...input, presentTitles: input.otherSections })
  try {
    const { output } = await ask(ctx, writeSectionTask, { ...input, reference })
    return { ...output, title: input.title }
  } catch (failure) {
    // without a model there was nobody to fail
    if (ctx.models.main === null && failure instanceof DomainError) throw new DomainError('conflict', NOTHING_NEW)
    throw failure
  }
}
