import type { SectionDraft } from '#shared/roadmaps.ts'
import { runTask } from '#worker/ai/task.ts'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { composeSection } from '#worker/features/roadmaps/author/compose-section.ts'
import { parseSection } from '#worker/features/roadmaps/author/roadmap-text.ts'
import { topicsOfSection } from '#worker/features/roadmaps/author/topics-of-section.ts'
import { type WriteSectionInput, writeSectionTask } from './tasks.ts'

/**
 * Has one section written under a given title; the title stays the learner's.
 * @throws DomainError upstream when no usable text came, conflict where the built-in author has nothing new
 */
export async function writeSection(
  ctx: Context,
  input: WriteSectionInput,
): Promise<SectionDraft & { topics: string[] }> {
  if (ctx.models.main === null && composeSection(input) === null) {
    throw new DomainError(
      'conflict',
      'The built-in author has nothing else to say under this title. The section stays.',
    )
  }
  let text = ''
  let section: SectionDraft | null = null
  await runTask(ctx, writeSectionTask, {
    signal: new AbortController().signal,
    nextInput: () => {
      text = ''
      return input
    },
    onText: async (piece) => {
      text += piece
    },
    onEnd: async () => {
      section = parseSection(text)
    },
    isEnough: () => section !== null,
  })
  if (!section) throw new DomainError('upstream', 'The section could not be written. Please try again.')
  const written: SectionDraft = { ...(section as SectionDraft), title: input.title }
  return { ...written, topics: topicsOfSection(written, input.wish) }
}
