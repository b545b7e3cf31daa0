import type { AiPolicy } from '#shared/projects/schemas.ts'

/** What a repository's own files say, without any model: their sentences, shortened, none of ours. */

const SUMMARY_LENGTH = 420
const SETUP_LINES = 12
const MOST_POINTS = 8
const POINT_LENGTH = 200

/** Markdown without its marks, on one line. */
const plain = (text: string): string =>
  text
    .replaceAll(/<!--[\s\S]*?-->/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`

/** The first paragraph that says something: no heading, no badge, no list. */
export function summaryOf(readme: string): string | null {
  for (const paragraph of withoutCode(readme).split(/\n\s*\n/)) {
    if (/^\s*(#|[-*+] |\d+\. |\||>|={3}|-{3})/.test(paragraph)) continue
    const text = plain(paragraph)
    if (text.split(' ').length >= 6) return shortened(text, SUMMARY_LENGTH)
  }
  return null
}

const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '')

const SETUP_HEADING =
  /^#{1,4}\s.*\b(set(ting)?[ -]?up|getting started|development|installation|installing|local|build(ing)?|running)\b/i

/** What stands under the first heading that speaks of setting up, its commands as they are. */
export function setupOf(...texts: readonly string[]): string | null {
  for (const text of texts) {
    const lines = text.split('\n')
    const from = lines.findIndex((line) => SETUP_HEADING.test(line))
    if (from < 0) continue
    const rest = lines.slice(from + 1)
    const to = rest.findIndex((line) => /^#{1,2}\s/.test(line))
    const kept = (to < 0 ? rest : rest.slice(0, to))
      .filter((line) => line.trim() !== '' && !/^```|^#/.test(line.trim()))
      .slice(0, SETUP_LINES)
      .map((line) => shortened(plain(line) || line.trim(), POINT_LENGTH))
    if (kept.length > 0) return kept.join('\n')
  }
  return null
}

/** What a contributing guide asks for: the points of its lists, as they stand there. */
export function keyPointsOf(contributing: string): string[] {
  const points = [...withoutCode(contributing).matchAll(/^\s{0,3}(?:[-*+]|\d+\.)\s+(.+)$/gm)]
  const said = points.map(([, point = '']) => plain(point)).filter((point) => point.split(' ').length >= 4)
  return [...new Set(said)].slice(0, MOST_POINTS).map((point) => shortened(point, POINT_LENGTH))
}

const AI_WORDS =
  /\b(AI|LLMs?|artificial intelligence|large language models?|generative|ChatGPT|Copilot|Claude|machine[- ]generated)\b/
const RULE_WORDS =
  /\b(contribut|pull requests?|PRs?|patch|code|submit|disclos|accept|reject|allow|not|may|must|should|please|generated|assist)/i

/** The sentence in which a project says how it stands to contributions made with AI, and where it says so. */
export function aiPolicyOf(...guides: readonly ({ text: string; url: string | null } | null)[]): AiPolicy | null {
  for (const guide of guides) {
    if (!guide?.url) continue
    const sentences = withoutCode(guide.text)
      .split(/\n\s*\n|\n\s*(?:[-*+]|\d+\.|#+)\s+/)
      .flatMap((part) => plain(part).split(/(?<=[.!?])\s+/))
    const quote = sentences.find((sentence) => AI_WORDS.test(sentence) && RULE_WORDS.test(sentence))
    if (quote) return { quote: shortened(quote, SUMMARY_LENGTH), url: guide.url }
  }
  return null
}
