import pg from 'pg'
import { newSessionId, signBearer } from '#worker/bearer.ts'

/** A signed-in person of the benchmark. */
export type Learner = { userId: string; tokenHash: string; token: string }

type Database = { databaseUrl: string; sessionSecret: string }

/** Adds a signed-in person with that many finished roadmaps of four phases, and with credits to spend. */
export async function addLearner(db: Database, has: { roadmaps: number; credits: number }): Promise<Learner> {
  const { sessionId, tokenHash } = await newSessionId()
  const userId = await withClient(db.databaseUrl, async (client) => {
    const id = crypto.randomUUID()
    await client.query(`insert into users (id, name) values ($1, 'Learner')`, [id])
    await client.query('insert into credit_balances (user_id, balance) values ($1, $2)', [id, has.credits])
    await client.query(
      `insert into sessions (user_id, token_hash, provider, expires_at) values ($1, $2, 'github', now() + interval '1 day')`,
      [id, tokenHash],
    )
    await addRoadmaps(client, [id], has.roadmaps)
    return id
  })
  return { userId, tokenHash, token: await signBearer(db.sessionSecret, userId, sessionId) }
}

/** Adds other people with that many roadmaps between them, a hundred each at most, and lets Postgres take stock. */
export async function addCrowd(databaseUrl: string, roadmaps: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    // foreign keys hold by construction; checking two million of them takes longer than the benchmark
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<{ id: string }>(
      `insert into users (name) select 'Other ' || n from generate_series(1, $1::int) n returning id`,
      [Math.ceil(roadmaps / 100)],
    )
    const owners = rows.map(({ id }) => id)
    await client.query(
      `insert into sessions (user_id, token_hash, provider, expires_at)
       select id, 'hash of ' || id, 'github', now() + interval '1 day' from unnest($1::uuid[]) id`,
      [owners],
    )
    await addRoadmaps(client, owners, roadmaps)
    await client.query('analyze')
  })
}

/** Four phases of three sections each, with texts as long as a model's, of a topic that the catalogue has content for. */
async function addRoadmaps(client: pg.Client, owners: string[], count: number): Promise<void> {
  await client.query(
    `with made as (
       insert into roadmaps (user_id, learning_prompt, state, author, created_at)
       select ($1::uuid[])[1 + n % cardinality($1::uuid[])], 'Learn the ways of topic number ' || n, 'success', 'builtin',
         now() - make_interval(mins => n)
       from generate_series(1, $2::int) n returning id
     ), phases as (
       insert into roadmap_phases (roadmap_id, position, title, overview, tags)
       select id, position, 'Everyday work, part ' || position, repeat('Practise the parts that come back. ', 3),
         array['practice', 'patterns', 'tools']
       from made, generate_series(1, 4) position returning id
     )
     insert into phase_sections (phase_id, section_number, title, description, aim, category, objectives, topics)
     select id, number, 'Finding and mending faults, part ' || number, repeat('Read error messages calmly. ', 4),
       'narrow a fault down step by step', 'Concept', array['Explain one thing', 'Build another', 'Compare a third'], '{react}'
     from phases, generate_series(1, 3) number`,
    [owners, count],
  )
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The id of a phase of this person, the first of their newest roadmap. */
export async function firstPhase(databaseUrl: string, userId: string): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select p.id from roadmaps r join roadmap_phases p on p.roadmap_id = r.id
       where r.user_id = $1 order by r.created_at desc, p.position limit 1`,
      [userId],
    )
    if (!rows[0]) throw new Error('The learner has no roadmap')
    return rows[0].id
  })
}
