import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { libraryFolder } from '#dev/commands/check-library.ts'
import { migrate } from '#dev/commands/migrate.ts'
import { cachedLibrary } from '#dev/library/cached-library.ts'
import { startNeonFront } from '#dev/neon/neon-front.ts'
import { ensureDatabase } from '#dev/postgres/postgres.ts'
import { fillUpResources } from '#tests/factories/resources.ts'
import { openStore } from '#tests/factories/store.ts'
import { bestResources } from '#worker/features/resources/rank-resources.ts'
import { median } from './median.ts'
import { type Stage, tell } from './stage.ts'
import type { Row } from './table.ts'

const few = 1000
const many = 100_000
const blocks = 20
const goal = 1.5
/** As many as features/progress asks for, so that sections of one phase need not share. */
const candidates = 48

/** How long choosing a phase's content takes among many resources, against among few: two databases, in turns. */
export async function measureRanking({ world, onClose }: Stage): Promise<Row[]> {
  const among = {
    few: await openPlace(world.databaseUrl, few, onClose),
    many: await openPlace(world.databaseUrl, many, onClose),
  }
  const times: { few: number[]; many: number[] } = { few: [], many: [] }
  for (let block = 0; block <= blocks; block += 1) {
    for (const name of ['few', 'many'] as const) {
      const taken = await rankPhases(among[name], block)
      if (block > 0) times[name].push(...taken) // the first block warms up
    }
  }
  const ratio = median(times.many) / median(times.few)
  return [
    {
      what: `content of a phase among ${many} resources`,
      measured: `${median(times.many).toFixed(1)} ms`,
      against: `${median(times.few).toFixed(1)} ms among ${few}`,
      ratio,
      goal: `< ${goal.toFixed(2)}`,
      isMet: ratio < goal,
    },
  ]
}

/** A database with the catalogue and that many resources in all. */
async function openPlace(worldUrl: string, resources: number, onClose: Stage['onClose']): Promise<pg.Client> {
  const databaseUrl = await ensureDatabase(worldUrl, `resources_${resources}`)
  await migrate(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onClose(() => client.end())
  const startedAt = performance.now()
  const neon = await startNeonFront({ postgresUrl: databaseUrl })
  onClose(neon.close)
  await fillUpResources(openStore({ DATABASE_URL: databaseUrl, NEON_HTTP_URL: neon.httpUrl }), resources)
  await client.query('analyze')
  tell(`${resources} resources stored in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return client
}

/** Ranks for a phase of four sections of several topics, other ones in every block. @returns the time that each took */
async function rankPhases(client: pg.Client, block: number): Promise<number[]> {
  const times: number[] = []
  for (const [index, { topic, sections }] of cachedLibrary(libraryFolder).topics.entries()) {
    if (index % 6 !== block % 6) continue
    const ofPhase = sections.slice(block % 3).slice(0, 4)
    const asked = ofPhase.map(({ id, title, objectives }) => ({
      ...{ title, objectives, topics: [topic], libraryId: `${topic}/${id}` },
    }))
    const { sql: text, params } = new PgDialect().sqlToQuery(statementFor(JSON.stringify(asked)))
    const startedAt = performance.now()
    await client.query(text, params)
    times.push(performance.now() - startedAt)
  }
  return times
}

const statementFor = (sections: string) => sql`
  select s.title, best."resourceId", best.place
  from jsonb_to_recordset(${sections}::jsonb) as s(title text, objectives text[], topics text[], "libraryId" text)
  cross join lateral (${bestResources(
    {
      id: sql`null::uuid`,
      title: sql`s.title`,
      objectives: sql`s.objectives`,
      topics: sql`s.topics`,
      libraryId: sql`s."libraryId"`,
      around: sql`s.topics`,
    },
    { contentType: sql`'both'`, timeFrame: sql`15` },
    { limit: candidates, except: sql`'{}'` },
  )}) as best`
