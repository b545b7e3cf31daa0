import type { OwnEntry } from './schemas.ts'

/** A journal as one Markdown text: a heading for each day, one for each entry, and of each what is known of it. */
export function toMarkdown(entries: readonly OwnEntry[]): string {
  const days = [...Map.groupBy(entries, ({ day }) => day)]
  const parts = days.flatMap(([day, ofDay]) => [`## ${day}`, ...ofDay.map(entryText)])
  return `${['# Journal', ...parts].join('\n\n')}\n`
}

function entryText({ title, summary, link, tags, isPublic }: OwnEntry): string {
  const facts = [...tags.map((tag) => `#${tag.replaceAll(' ', '-')}`), isPublic ? 'public' : 'private'].join(' ')
  const heading = title && `### ${title.replaceAll(/\s+/g, ' ')}`
  return [heading, summary, link && `<${link}>`, `*${facts}*`].filter(Boolean).join('\n\n')
}
