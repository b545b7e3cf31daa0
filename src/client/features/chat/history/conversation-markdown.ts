import type { ChatRun } from '#shared/chat/schemas.ts'
import { lineOf } from '../conversation/branches.ts'

/** A conversation as a file of Markdown: the line that it shows, each answer with the records that it rests on. */
export function conversationMarkdown(title: string, runs: readonly ChatRun[]): string {
  const parts = lineOf(runs, []).flatMap(({ run: { query, answer, status, citations } }) => [
    `## ${oneLine(query)}`,
    answer || '*No answer.*',
    ...(status === 'stopped' ? ['*Stopped.*'] : []),
    ...(citations.length > 0
      ? [citations.map(({ label, path }, at) => `${at + 1}. [${oneLine(label)}](${new URL(path, origin)})`).join('\n')]
      : []),
  ])
  return `${[`# ${oneLine(title)}`, ...parts].join('\n\n')}\n`
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')
