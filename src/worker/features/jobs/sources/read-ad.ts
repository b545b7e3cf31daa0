import { sentencesOf } from '#shared/jobs/read-limits.ts'
import type { Stripped } from '#shared/jobs/rules.ts'
import { shownText } from '#worker/integrations/jobs/shown-text.ts'

const ASKS_TO_REPEAT =
  /\b(mention|include|write|say|quote|use|add|put|start|begin)\b.{0,80}\b(words?|phrase|keyword|codeword|secret|code)\b.{0,80}\b(appl\w*|cover letter|subject|message|read (the|this)|human)\b/i
const FOLLOWS_BAIT = /\b(beta feature to avoid spam|companies can search these words|show you read the job post)\b/i
const ORDERS_A_MODEL =
  /\b(ignore|disregard|forget)\b.{0,40}\b(instructions?|prompts?|rules|above)\b|\bif you are (an? )?(ai|llm|bot|language model|assistant|automated)\b|\b(as an ai|system prompt)\b/i
const ENCODED =
  /[([]?#?(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{16,}={0,2}[)\]]?/g
const MOST_CHARACTERS = 12_000
/**
 * An ad as people read it, line by line: without markup, without what nobody would see, what is bait for whoever applies or
 * an order to a model, and without encoded tails; what was left out is said.
 */
export async function readAd(html: string): Promise<{ text: string; stripped: Stripped[] }> {
  const shown = await shownText(html)
  const stripped = new Set<Stripped>(shown.hasHidden ? ['hidden'] : [])
  const text = shown.text
    .split('\n')
    .map((line) => withoutBait(line.trim(), stripped))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { text: text.slice(0, MOST_CHARACTERS), stripped: [...stripped].sort() }
}

function withoutBait(line: string, stripped: Set<Stripped>): string {
  const bare = line.replaceAll(ENCODED, () => {
    stripped.add('encoded')
    return ''
  })
  const isBait = (sentence: string) =>
    ASKS_TO_REPEAT.test(sentence) || FOLLOWS_BAIT.test(sentence) || ORDERS_A_MODEL.test(sentence)
  const sentences = sentencesOf(bare)
  if (!sentences.some(isBait)) return bare.trim()
  stripped.add('bait')
  return sentences.filter((sentence) => !isBait(sentence)).join(' ')
}
