import type { Finding } from '../records/record.ts'

/** What can be asked, said where nothing was found. */
const ABILITIES = [
  'What should I do next?',
  'Why did my score change?',
  'Find me an issue for what I write',
  'Make a roadmap for …',
  'What do I have left?',
]

/** The same as a list of Markdown. */
export const ABILITY_LIST = ABILITIES.map((ability) => `- ${ability}`).join('\n')

/** An answer of records alone: their sentences, each with its mark. It never pretends to converse. */
export function composeAnswer(findings: readonly Finding[]): string {
  let mark = 0
  const parts = findings.map(({ lead, records }) =>
    [
      lead,
      '',
      ...records.map(({ text }) => {
        mark += 1
        return `- ${plain(text)} [${mark}]`
      }),
    ].join('\n'),
  )
  if (parts.length > 0) return parts.join('\n\n')
  return [
    'I have no record of that, neither in what you did here nor in the library. You can ask me, for example:',
    '',
    ABILITY_LIST,
  ].join('\n')
}

/** A title that somebody else wrote is no Markdown of ours, and has no marks. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&')
