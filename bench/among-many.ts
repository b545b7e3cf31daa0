import pg from 'pg'
import { migrate } from '#dev/commands/migrate.ts'
import { startNeonFront } from '#dev/neon/neon-front.ts'
import { ensureDatabase } from '#dev/postgres/postgres.ts'
import { openStore } from '#tests/factories/store.ts'
import { createUser } from '#tests/factories/users.ts'
import type { UserContext } from '#worker/context.ts'
import { openDatabase } from '#worker/db/client.ts'
import { median } from './median.ts'
import { type Stage, tell } from './stage.ts'
import type { Row } from './table.ts'

const rounds = 40
const goal = 1.5

interface Lists {
  /** Of what, as a row says it: "feed items". */
  what: string
  /** Of the databases, which are kept by it. */
  name: string
  /** Stores so many, for a person who reads them. */
  fill: (client: pg.Client, count: number, userId: string) => Promise<void>
  read: Record<string, (ctx: UserContext) => Promise<unknown>>
  few?: number
  many?: number
}

/** How long a page of each list takes among many rows, against among few: two databases, in turns. */
export async function measureAmongMany(
  { world, onClose }: Stage,
  { what, name, fill, read, few = 1000, many = 100_000 }: Lists,
): Promise<Row[]> {
  const open = (count: number) => openPlace(world, `${name}_${count}`, onClose, (client, id) => fill(client, count, id))
  const among = { few: await open(few), many: await open(many) }
  tell(`${many} ${what} stored`)
  const rows: Row[] = []
  for (const [list, ask] of Object.entries(read)) {
    const times: { few: number[]; many: number[] } = { few: [], many: [] }
    for (let round = 0; round <= rounds; round += 1) {
      for (const place of ['few', 'many'] as const) {
        const ctx = among[place]()
        const startedAt = performance.now()
        await ask(ctx)
        if (round > 0) times[place].push(performance.now() - startedAt) // the first warms up
      }
    }
    const ratio = median(times.many) / median(times.few)
    rows.push({
      what: `a page of ${what} (${list}) among ${many}`,
      measured: `${median(times.many).toFixed(1)} ms`,
      against: `${median(times.few).toFixed(1)} ms among ${few}`,
      ratio,
      goal: `< ${goal.toFixed(2)}`,
      isMet: ratio < goal,
    })
  }
  return rows
}

/** A database filled anew, and what somebody reads it through. */
async function openPlace(
  { databaseUrl: worldUrl, vars }: Stage['world'],
  name: string,
  onClose: Stage['onClose'],
  fill: (client: pg.Client, userId: string) => Promise<void>,
) {
  const databaseUrl = await ensureDatabase(worldUrl, name)
  await migrate(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onClose(() => client.end())
  const neon = await startNeonFront({ postgresUrl: databaseUrl })
  onClose(neon.close)
  const { SESSION_SECRET = '' } = vars
  const store = openStore({ DATABASE_URL: databaseUrl, NEON_HTTP_URL: neon.httpUrl, SESSION_SECRET })
  const { userId } = await createUser(store)
  await fill(client, userId)
  await client.query('vacuum analyze')
  // opened anew for each reading: the driver knows one address at a time
  return () => {
    const { db } = openDatabase({ DATABASE_URL: databaseUrl, NEON_HTTP_URL: neon.httpUrl })
    return { db, actor: { kind: 'user', userId } } as unknown as UserContext
  }
}
