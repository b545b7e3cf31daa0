import { hashOf } from '../hash-of.ts'
import type { SampleItem } from './items.ts'

/** How each kind of source writes what it tells of. */

interface Told extends SampleItem {
  id: string
  link: string
  at: string
}

const told = (items: readonly SampleItem[], now: number): Told[] =>
  items.map((item) => {
    const id = hashOf(item.title).toString(36).padStart(7, '0')
    return {
      ...item,
      id,
      link: `https://example.com/feed/${id}`,
      // on the hour, so that nothing changes from one reading to the next
      at: new Date(Math.floor(now / 3_600_000) * 3_600_000 - item.hoursAgo * 3_600_000).toISOString(),
    }
  })

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const asHackerNews = (items: Told[]) =>
  JSON.stringify({
    hits: items.map(({ id, title, link, votes, at }) => ({
      ...{ objectID: id, title, url: link, author: 'sample', points: votes, created_at: at },
    })),
  })

const asDevCommunity = (items: Told[]) =>
  JSON.stringify(
    items.map(({ id, title, excerpt, link, tags, votes, at }) => ({
      ...{ id: Number.parseInt(id, 36), title, description: excerpt, url: link, tag_list: tags, published_at: at },
      ...{ cover_image: null, reading_time_minutes: 4, public_reactions_count: votes, user: { name: 'Sample Author' } },
    })),
  )

const asLobsters = (items: Told[]) =>
  JSON.stringify(
    items.map(({ id, title, excerpt, link, tags, votes, at }) => ({
      ...{ short_id: id, title, url: link, comments_url: `https://example.com/s/${id}`, tags, score: votes },
      ...{ description_plain: excerpt, created_at: at },
    })),
  )

const asRss = (items: Told[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>A sample show</title>${items
  .map(
    ({
      id,
      title,
      excerpt,
      link,
      tags,
      at,
    }) => `<item><guid isPermaLink="false">${id}</guid><title>${xml(title)}</title>
<link>${link}</link><pubDate>${new Date(at).toUTCString()}</pubDate><description><![CDATA[${excerpt}]]></description>
${tags.map((tag) => `<category>${xml(tag)}</category>`).join('')}
<enclosure url="${link}.mp3" type="audio/mpeg" length="1000"/><itunes:duration>00:42:00</itunes:duration></item>`,
  )
  .join('')}</channel></rss>`

const asAtom = (items: Told[]) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/">
<title>A sample feed</title>${items
  .map(
    ({ id, title, excerpt, link, votes, at }) => `<entry><id>sample:${id}</id><yt:videoId>${id}demo</yt:videoId>
<title>${xml(title)}</title><link rel="alternate" href="${link}"/><author><name>Sample Author</name></author>
<published>${at}</published><updated>${at}</updated><content type="html">${xml(excerpt)}</content>
<media:group><media:description>${xml(excerpt)}</media:description><media:community><media:starRating count="${votes}" average="5.00" min="1" max="5"/></media:community></media:group></entry>`,
  )
  .join('')}</feed>`

/** The answer of a source, and what it says that it is. */
export function formOf(path: string, items: readonly SampleItem[], now = Date.now()): { type: string; body: string } {
  const all = told(items, now)
  if (path.startsWith('hn.algolia.com/')) return { type: 'application/json', body: asHackerNews(all) }
  if (path.startsWith('dev.to/')) return { type: 'application/json', body: asDevCommunity(all) }
  if (path.startsWith('lobste.rs/')) return { type: 'application/json', body: asLobsters(all) }
  if (/\.atom$|^www\.youtube\.com/.test(path)) return { type: 'application/atom+xml', body: asAtom(all) }
  return { type: 'application/rss+xml', body: asRss(all) }
}
