import pg from 'pg'
import { migrate } from '#dev/commands/migrate.ts'
import { startNeonFront } from '#dev/neon/neon-front.ts'
import { ensureDatabase } from '#dev/postgres/postgres.ts'
import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import type { UserContext } from '#worker/context.ts'
import { openDatabase } from '#worker/db/client.ts'
import { listPopular } from '#worker/features/feed/listing/popular.ts'
import { listRanked } from '#worker/features/feed/queries.ts'
import { median } from './median.ts'
import { type Stage, tell } from './stage.ts'
import type { Row } from './table.ts'

const few = 1000
const many = 100_000
const rounds = 40
const goal = 1.5

const LISTS: Record<string, (ctx: UserContext) => Promise<unknown>> = {
  personal: (ctx) => listRanked(ctx, {}),
  popular: (ctx) => listPopular(ctx, {}),
  podcasts: (ctx) => listRanked(ctx, {}, { kind: 'podcast' }),
  'a search': (ctx) => listRanked(ctx, { search: 'topic7' }),
}

/** How long a page of the feed takes among many items, against among few: two databases, in turns. */
export async function measureFeed({ world, onClose }: Stage): Promise<Row[]> {
  const among = {
    few: await openPlace(world, few, onClose),
    many: await openPlace(world, many, onClose),
  }
  const rows: Row[] = []
  for (const [name, list] of Object.entries(LISTS)) {
    const times: { few: number[]; many: number[] } = { few: [], many: [] }
    for (let round = 0; round <= rounds; round += 1) {
      for (const place of ['few', 'many'] as const) {
        const ctx = among[place]()
        const startedAt = performance.now()
        await list(ctx)
        if (round > 0) times[place].push(performance.now() - startedAt) // the first warms up
      }
    }
    const ratio = median(times.many) / median(times.few)
    rows.push({
      what: `a page of the feed (${name}) among ${many} items`,
      measured: `${median(times.many).toFixed(1)} ms`,
      against: `${median(times.few).toFixed(1)} ms among ${few}`,
      ratio,
      goal: `< ${goal.toFixed(2)}`,
      isMet: ratio < goal,
    })
  }
  return rows
}

/** A database with that many items, a minute apart, and somebody who follows and mutes some of them. */
async function openPlace({ databaseUrl: worldUrl, vars }: Stage['world'], items: number, onClose: Stage['onClose']) {
  const databaseUrl = await ensureDatabase(worldUrl, `feed_${items}`)
  await migrate(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onClose(() => client.end())
  const neon = await startNeonFront({ postgresUrl: databaseUrl })
  onClose(neon.close)
  const { SESSION_SECRET = '' } = vars
  const store = openStore({ DATABASE_URL: databaseUrl, NEON_HTTP_URL: neon.httpUrl, SESSION_SECRET })
  const { userId } = await createUser(store)
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
  await client.query('vacuum analyze feed_items')
  tell(`${items} items of the feed stored`)
  // opened anew for each reading: the driver knows one address at a time
  return () => {
    const { db } = openDatabase({ DATABASE_URL: databaseUrl, NEON_HTTP_URL: neon.httpUrl })
    return { db, actor: { kind: 'user', userId } } as unknown as UserContext
  }
}
