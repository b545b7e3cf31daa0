import { RUN, runsOf, wordsOf } from './words-of.ts'

/** An open answer and what it is judged against. */
export interface OpenAnswer {
  question: string
  objective: string
  keyPoints: string[]
  answer: string
  /** The section's own text where it is known: who only repeats it has said nothing. */
  sectionText: string
}

const FEWEST_WORDS = 8

const NO_IDEA =
  /^(?:(?:sorry|hmm+|um+|well|honestly)[,. ]+)*(?:i\s+(?:really\s+)?(?:do not|don'?t|dont|have no|haven'?t)\s+(?:know|idea|understand|remember|a clue)|no (?:idea|clue)|idk|dunno|not sure|n\/?a|none|nothing|skip|pass|\?+)\b/i

/** Why a text is no answer at all, so that no model is asked; null when it may be one. What was copied counts as not said. */
export function screenAnswer(given: OpenAnswer): string | null {
  const own = ownWords(given)
  // "I'm not sure, but …" may go on to a real answer
  if (NO_IDEA.test(given.answer.trim()) && own.length <= FEWEST_WORDS + 6) {
    return 'Not knowing yet is fine. Look through the content of this section once more and then try in your own words.'
  }
  if (own.length >= FEWEST_WORDS) return null
  return wordsOf(given.answer).length < FEWEST_WORDS
    ? 'This is too short to judge. Please answer in a sentence or two of your own.'
    : 'This mostly repeats the question or the text of the section. Please say it in your own words.'
}

/** The words of an answer without every run of four that stands in the question or the section, too. */
function ownWords({ question, objective, sectionText, answer }: OpenAnswer): string[] {
  const known = new Set([question, objective, sectionText].flatMap((text) => runsOf(wordsOf(text))))
  const words = wordsOf(answer)
  const copied = new Set<number>()
  for (const [start, run] of runsOf(words).entries()) {
    if (known.has(run)) for (let at = start; at < start + RUN; at += 1) copied.add(at)
  }
  return words.filter((_, at) => !copied.has(at))
}
