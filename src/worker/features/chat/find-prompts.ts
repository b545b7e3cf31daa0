import type { Context } from '#worker/context.ts'
import { suggestPaths } from '#worker/features/library/queries.ts'
import { searchWords } from '#worker/features/library/words/search-words.ts'

const TIPS = [
  'Say how much time you have: “SQL in two weeks” makes a shorter roadmap than “SQL”.',
  'Say what you know already: “Rust for somebody who knows Go” leaves out what you would skip.',
  'Say what you don’t want: “CSS, not Tailwind” works.',
  'Name one thing: a roadmap about one part of a topic goes deeper than one about all of it.',
]

/** More words say no more of what somebody wants. */
const MOST_WORDS = 60

/**
 * Prompts that go well with a learning goal, and a tip (C110, 2§2.2). They are paths of the library: no model is asked,
 * so that the page has them at once and every one of them can be written.
 */
export async function suggestPrompts({ db }: Context, { context }: { context: string }) {
  const prompts = await suggestPaths(db, searchWords(context).slice(0, MOST_WORDS))
  return { prompts, tip: TIPS[context.length % TIPS.length] ?? '' }
}
