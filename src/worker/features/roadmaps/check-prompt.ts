import type { CreateRoadmapInput } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'
import type { Context } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { choosePath } from './author/choose-path.ts'
import { exampleTopics, nearestTopics } from './author/nearest-topics.ts'
import { recogniseRequest } from './author/prompt/recognise-request.ts'
import { screenPrompt } from './author/prompt/screen-prompt.ts'

/**
 * Refuses, before anything is spent, what no author should write (G-LRN-26) and what the built-in author,
 * where it is the one who writes, knows nothing of; it offers the nearest topics then.
 * @throws DomainError inappropriate, unknown_topic
 */
export async function judgeRequest(
  ctx: Context,
  {
    prompt,
    aboutLearner,
    internshipLanguage,
  }: Pick<CreateRoadmapInput, 'prompt' | 'aboutLearner' | 'internshipLanguage'>,
): Promise<void> {
  if (screenPrompt(prompt) !== 'ok' || (aboutLearner && screenPrompt(aboutLearner) === 'inappropriate')) {
    throw new DomainError('inappropriate', ROADMAP_TEXTS.inappropriate)
  }
  if (ctx.models.main !== null || internshipLanguage) return
  const { topics, beyond } = recogniseRequest(prompt)
  const isKnown = topics.length > 0 || (await choosePath(ctx.db, prompt)) !== null
  if (!isKnown) throw new DomainError('unknown_topic', unknownTopicText(prompt, beyond))
}

/**
 * Refuses a text of the learner's that no author should be given (G-LRN-26); none is fine.
 * @throws DomainError inappropriate
 */
export function requireAppropriate(text: string | null | undefined): void {
  if (text && screenPrompt(text) === 'inappropriate') {
    throw new DomainError('inappropriate', ROADMAP_TEXTS.inappropriate)
  }
}

/** The built-in author says what it does not know, by name where it has one, and what it can offer instead. */
function unknownTopicText(prompt: string, beyond: string[]): string {
  const list = (type: 'conjunction' | 'disjunction', items: string[]) =>
    new Intl.ListFormat('en', { type }).format(items)
  const unknown = beyond.length > 0 ? list('disjunction', beyond) : 'this topic'
  const nearest = nearestTopics(prompt).map(({ name }) => name)
  const offer =
    nearest.length > 0
      ? `The nearest it can write about: ${list('disjunction', nearest)}.`
      : `It can write about, for example, ${list(
          'conjunction',
          exampleTopics().map(({ name }) => name),
        )}.`
  return `The built-in author does not know ${unknown} yet. ${offer}`
}
