import type { Asked } from '../records/record.ts'

/** How a question begins that asks what something is; the rest is what it is about. */
const ASKING =
  /^(please |can you |could you |hey,? |hi,? |hello,? )*(what('?s| is| are| does| do)?|who|why( is| are| do| does)?|when|where|how( do| can| to| does| is| are| should)?( i| you| we| one)?|explain|describe|tell me( more)?( about)?|define|show me|give me|i (don'?t|do not) understand|help me( with| understand)?|summari[sz]e)\b/
const LITTLE =
  /\b(the|a|an|this|that|these|those|it|me|my|section|page|topic|work|works|mean|means|about|please|in|use|using|create|make|is|are|do|does)\b/g

/**
 * What a question asks, and what it is about; "this" is what the page is about.
 * @param about as the page calls it
 */
export function readQuestion(text: string, about: string | null): Asked {
  const query = text.toLowerCase().replace(/\s+/g, ' ').trim()
  const rest = query
    .replace(ASKING, ' ')
    .replace(/[?!.,"“”]/g, ' ')
    .replace(LITTLE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isOfPage = about !== null && (rest === '' || /\b(this|it|that|here)\b/.test(query))
  return { query, subject: isOfPage ? `${about.toLowerCase()} ${rest}`.trim() : rest }
}
