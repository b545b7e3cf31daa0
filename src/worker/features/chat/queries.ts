import type { Context } from '#worker/context.ts'
import { nearbyPrompts } from '#worker/features/roadmaps/author/nearby-prompts.ts'

const TIPS = [
  'Say how much time you have: “SQL in two weeks” makes a shorter roadmap than “SQL”.',
  'Say what you know already: “Rust for somebody who knows Go” leaves out what you would skip.',
  'Say what you don’t want: “CSS, not Tailwind” works.',
  'Name one thing: a roadmap about one part of a topic goes deeper than one about all of it.',
]

/**
 * Prompts that go well with a learning goal, and a tip (C110, 2§2.2). They come from the curriculum: no model is asked, so
 * that the page has them at once and every one of them can be written.
 */
export async function suggestPrompts(_ctx: Context, { context }: { context: string }) {
  return { prompts: nearbyPrompts(context), tip: TIPS[context.length % TIPS.length] ?? '' }
}
