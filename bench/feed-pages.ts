import type pg from 'pg'
import { listPopular } from '#worker/features/feed/listing/popular.ts'
import { listRanked } from '#worker/features/feed/queries.ts'
import { measureAmongMany } from './among-many.ts'
import type { Stage } from './stage.ts'

/** The feed among a hundred thousand items, against ten thousand, of which a search fills a page as well. */
export const measureFeed = (stage: Stage) =>
  measureAmongMany(stage, {
    ...{ what: 'the feed', name: 'feed', fill, few: 10_000, many: 100_000 },
    read: {
      personal: (ctx) => listRanked(ctx, {}),
      popular: (ctx) => listPopular(ctx, {}),
      podcasts: (ctx) => listRanked(ctx, {}, { kind: 'podcast' }),
      'a search': (ctx) => listRanked(ctx, { search: 'topic7' }),
    },
  })

/** So many items, a minute apart, and somebody who follows and mutes some of them. */
async function fill(client: pg.Client, items: number, userId: string): Promise<void> {
  await client.query(`insert into sources (code) select 'source' || n from generate_series(0, 9) n`)
  await client.query(
    `insert into feed_items (source, external_id, kind, url, title, tags, votes, published_at)
     select 'source' || n % 10, n::text, (array['article', 'release', 'podcast', 'talk', 'vblog'])[1 + n % 5],
       'https://example.com/' || n, 'About topic' || n % 100, array['tag' || n % 50], n % 700, now() - make_interval(mins => n)
     from generate_series(1, $1::int) n`,
    [items],
  )
  await client.query(
    `insert into feed_preferences (user_id, kind, value, choice) values
     ($1, 'tag', 'tag3', 'more'), ($1, 'tag', 'tag9', 'mute'), ($1, 'source', 'source4', 'mute'), ($1, 'word', 'topic11', 'mute')`,
    [userId],
  )
}
