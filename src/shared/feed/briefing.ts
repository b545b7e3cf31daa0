/** The sentence of a briefing that one item is told by: made of its title and of what is known of it, and of nothing else. */
interface Told {
  kind: 'article' | 'release' | 'podcast' | 'talk' | 'vblog'
  title: string
  sourceName: string
  author: string
  minutes: number | null
  votes: number
}

export function sentenceOf({ kind, title, sourceName, author, minutes, votes }: Told): string {
  const by = author !== '' && author !== sourceName ? ` by ${author}` : ''
  const length = minutes === null ? '' : ` (${minutes} min)`
  switch (kind) {
    case 'release':
      return `${title} is out.`
    case 'podcast':
      return `${sourceName} talks about “${title}”${length}.`
    case 'talk':
      return `A talk at ${sourceName}: “${title}”.`
    case 'vblog':
      return `${sourceName} shows “${title}”.`
    default:
      return votes > 0
        ? `${sourceName} reads “${title}”${by}: ${votes} ${votes === 1 ? 'point' : 'points'} there.`
        : `New at ${sourceName}: “${title}”${by}.`
  }
}
