import type { Database } from '#worker/db/client.ts'
import { choosePath } from '#worker/features/roadmaps/author/choose-path.ts'
import { screenPrompt } from '#worker/features/roadmaps/author/prompt/screen-prompt.ts'
import type { Plan } from './plan.ts'

/** What the product makes of a prompt today: one of the library's paths, or nothing of the library. */
export async function planPrompt(db: Database, prompt: string): Promise<Plan> {
  if (screenPrompt(prompt) !== 'ok') return { refused: 'inappropriate', nearest: [] }
  const path = await choosePath(db, prompt)
  if (!path) return { refused: 'unknown', nearest: [] }
  const sections = path.phases.flatMap((phase) => phase.sections.map(({ section }) => section))
  return { sections, pathId: path.id }
}
